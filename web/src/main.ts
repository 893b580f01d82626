// The first thing that runs: puts the app on the page.
import { mount } from 'svelte';
import App from './frame/App.svelte';
import './base/tokens.css';
import './base/base.css';
import { loadCore } from './core/load';
import { watchForUpdates } from './frame/offline.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app.');
target.replaceChildren();
mount(App, { target });
// What is kept for use without a network is fetched once the page has what it needs itself.
if (import.meta.env.PROD) void loadCore().then(watchForUpdates, watchForUpdates);

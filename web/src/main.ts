// The first thing that runs: puts the app on the page.
import { mount } from 'svelte';
import App from './app/App.svelte';
import './app/tokens.css';
import './app/base.css';
import { watchForUpdates } from './app/offline.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app.');
target.replaceChildren();
mount(App, { target });
if (import.meta.env.PROD) watchForUpdates();

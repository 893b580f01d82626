// Light or dark: what the player wants, or what the device does.
import type { Theme } from './settings.svelte';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Puts the theme on the page, and follows the device where it is to. Returns how to stop following. */
export function applyTheme(theme: Theme): () => void {
  const put = () => {
    const isDark = theme === 'dark' || (theme === 'system' && dark.matches);
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  };
  put();
  dark.addEventListener('change', put);
  return () => dark.removeEventListener('change', put);
}

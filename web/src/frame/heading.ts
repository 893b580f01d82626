// Whoever comes to another page by keyboard or with a screen reader starts at its heading.
import { tick } from 'svelte';

/** Focuses the heading of the page, also where it comes later, with the core or with the page's own files. */
export function focusHeading(): () => void {
  let watcher: MutationObserver | null = null;
  const focus = (): boolean => {
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.focus();
    return heading !== null;
  };
  const watch = (): void => {
    watcher = new MutationObserver(() => focus() && watcher?.disconnect());
    watcher.observe(document.body, { childList: true, subtree: true });
  };
  let isOver = false;
  void tick().then(() => isOver || focus() || watch());
  return () => {
    isOver = true;
    watcher?.disconnect();
  };
}

// Keeps the focus where one works: a button that goes away or is switched off by its own click would drop it on the page, and
// who uses a keyboard or a screen reader would begin at the top again.

const focusable = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea';

/** What of the list stands at the place of the one that was lost, or the last one. */
const nearest = (list: readonly HTMLElement[], place: number): HTMLElement | undefined =>
  list[Math.min(place, list.length - 1)];

/** For a part of a page: when the focus is lost by a click in it, it goes to what has come to the same place. */
export function keepFocus(part: HTMLElement): () => void {
  const all = () => [...part.querySelectorAll<HTMLElement>(focusable)];
  const clicked = (event: MouseEvent) => {
    const button = (event.target as HTMLElement).closest<HTMLElement>(focusable);
    if (!button) return;
    const place = all().indexOf(button);
    // Once the page has changed by it.
    requestAnimationFrame(() => {
      const now = document.activeElement;
      const isLost = now === null || now === document.body || now.matches(':disabled');
      if (isLost && part.isConnected) nearest(all(), place)?.focus({ preventScroll: true });
    });
  };
  part.addEventListener('click', clicked, { capture: true });
  return () => part.removeEventListener('click', clicked, { capture: true });
}

// The keys that go through a game, wherever on the page they are pressed: but not where they mean something else.

/** Back and on, to the ends, and to what stands beside. */
export type Way = 'back' | 'on' | 'start' | 'end' | 'above' | 'below';

const ways: Record<string, Way> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'start',
  End: 'end',
};

export function wayOf(event: KeyboardEvent): Way | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return null;
  const from = event.target instanceof Element ? event.target : null;
  if (from?.closest('input, textarea, select, dialog, [role="tablist"], svg.board')) return null;
  return ways[event.key] ?? null;
}

// What the keys do, page by page. Where they are pressed they are read by the pages themselves.
import type { Key } from '../texts/texts.svelte';

export interface KeyHelp {
  readonly keys: readonly string[];
  readonly text: Key;
}

export const everywhere: readonly KeyHelp[] = [
  { keys: ['Tab', 'Shift + Tab'], text: 'keys.tab' },
  { keys: ['Enter'], text: 'keys.enter' },
  { keys: ['Esc'], text: 'keys.escape' },
];

export const boardKeys: readonly KeyHelp[] = [
  { keys: ['←', '↑', '→', '↓'], text: 'play.keys.walk' },
  { keys: ['Enter', 'Space'], text: 'play.keys.pick' },
  { keys: ['Esc'], text: 'play.keys.drop' },
  { keys: ['←', '→', 'Home', 'End'], text: 'play.keys.past' },
];

export const analysisKeys: readonly KeyHelp[] = [
  { keys: ['←', '→'], text: 'analysis.keys.step' },
  { keys: ['↑', '↓'], text: 'analysis.keys.beside' },
  { keys: ['Home', 'End'], text: 'analysis.keys.ends' },
];

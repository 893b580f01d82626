// What the keys do while playing, for the page about them.
import type { Key } from '../texts/texts.svelte';

export interface KeyHelp {
  readonly keys: readonly string[];
  readonly text: Key;
}

export const boardKeys: readonly KeyHelp[] = [
  { keys: ['←', '↑', '→', '↓'], text: 'play.keys.walk' },
  { keys: ['Enter', 'Space'], text: 'play.keys.pick' },
  { keys: ['Esc'], text: 'play.keys.drop' },
];

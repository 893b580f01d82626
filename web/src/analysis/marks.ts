// The signs of a record's own marks: `!?`, or the numbers that stand for them.
import type { Note } from '../core/records';

const numbered: Record<number, string> = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!', 7: '□' };

export function signOf(notes: readonly Note[]): string {
  for (const note of notes) {
    if ('strength' in note) return note.strength;
    if ('nag' in note && numbered[note.nag]) return numbered[note.nag]!;
  }
  return '';
}

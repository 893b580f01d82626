// A move under way: what has been clicked so far, and how it goes on. Mouse, touch, keyboard and screen reader all go
// through here, and nothing here knows a rule: the core says what can be clicked next, by whichever way of a move.
import type { Choice, Step, UnderWay } from '../core/types';

/** How a move goes on after clicks, or only by ways that end on a cell. */
export type Guide = (made: readonly Step[], toward: number | null) => UnderWay;

export interface Clicks {
  /** All that can be played now. */
  readonly all: readonly Choice[];
  readonly guide: Guide;
  /** Before the first click. */
  readonly first: UnderWay;
  readonly made: readonly Step[];
  /** Only ways that end on this cell are still meant. */
  readonly toward: number | null;
  readonly underWay: UnderWay;
}

/** Nothing has been clicked yet. Where nothing can be played the guide is not asked. */
export const begin = (all: readonly Choice[], guide: Guide): Clicks => {
  const first = all.length > 0 ? guide([], null) : { next: [], left: [], done: null };
  return { all, guide, first, made: [], toward: null, underWay: first };
};

/** The same choices before the first click. */
export const fresh = (clicks: Clicks): Clicks => ({
  ...clicks,
  made: [],
  toward: null,
  underWay: clicks.first,
});

/** The same choices after other clicks. */
export const after = (clicks: Clicks, made: readonly Step[], toward: number | null = null): Clicks =>
  made.length === 0 ? fresh(clicks) : { ...clicks, made, toward, underWay: clicks.guide(made, toward) };

/** Where the move under way has come to. */
export const lastCell = (steps: readonly Step[]): number | null => {
  const step = steps.findLast((s) => 'cell' in s);
  return step && 'cell' in step ? step.cell : null;
};

/** Whether something has moved already. */
export const isHalfway = ({ made }: Clicks): boolean => cells(made).length > 1;

/** The choices that can still be made. */
export const left = ({ all, underWay }: Clicks): Choice[] =>
  all.filter(({ text }) => underWay.left.includes(text));

/** What can be clicked next, each once. */
export const next = ({ underWay }: Clicks): readonly Step[] => underWay.next;

/** The choice that has been clicked to its end. */
export const settled = ({ all, underWay }: Clicks): Choice | null =>
  all.find(({ text }) => text === underWay.done) ?? null;

/** Goes on by a step that `next` lists. */
export const take = (clicks: Clicks, step: Step): Clicks => forced(longer(clicks, step));

const longer = (clicks: Clicks, step: Step): Clicks => after(clicks, [...clicks.made, step], clicks.toward);

/** Takes by itself what needs no asking: the only size of a pile, the only way to a cell that was asked for. */
function forced(clicks: Clicks): Clicks {
  const choice = settled(clicks);
  if (choice) return clicks.toward === null ? clicks : { ...clicks, made: choice.steps };
  const steps = next(clicks);
  const [only] = steps;
  const isFree = clicks.toward !== null || (only !== undefined && ('count' in only || 'choice' in only));
  return steps.length === 1 && only && isFree ? forced(longer(clicks, only)) : clicks;
}

/** One click less; pile sizes and the like go with the cell they belong to. */
export function back(clicks: Clicks): Clicks {
  const made = [...clicks.made];
  while (made.length > 0 && !('cell' in made[made.length - 1]!)) made.pop();
  made.pop();
  return after(clicks, made);
}

const cells = (steps: readonly Step[]): number[] => steps.flatMap((s) => ('cell' in s ? [s.cell] : []));

/** Cells that can be clicked next, also those that a pile or a tower reaches once its size is chosen. */
export function targets(clicks: Clicks): number[] {
  const steps = next(clicks);
  const beyond = steps.filter((s) => 'count' in s || ('choice' in s && clicks.made.length > 0));
  return [...new Set([...cells(steps), ...beyond.flatMap((s) => cells(next(longer(clicks, s))))])];
}

/** A click on a cell, perhaps on a piece there that has a word of its own. Null: that cannot be. */
export function pick(clicks: Clicks, cell: number, word = ''): Clicks | null {
  return onward(clicks, cell, word) ?? passing(clicks, cell) ?? again(clicks, cell, word);
}

/** The cell is the next click, or follows the size of a pile: the largest that goes there is meant. */
function onward(clicks: Clicks, cell: number, word: string): Clicks | null {
  const steps = next(clicks);
  const direct = steps.find((s) => 'cell' in s && s.cell === cell);
  if (direct) return worded(take(clicks, direct), word);
  const sizes = steps.filter((s) => 'count' in s).sort((a, b) => b.count - a.count);
  for (const size of sizes) {
    const sized = longer(clicks, size);
    const step = next(sized).find((s) => 'cell' in s && s.cell === cell);
    if (step) return take(sized, step);
  }
  return null;
}

const worded = (clicks: Clicks, word: string): Clicks => {
  const step = next(clicks).find((s) => 'choice' in s && s.choice === word);
  return step ? take(clicks, step) : clicks;
};

/** The cell ends the move here, or is where a longer way ends. */
function passing(clicks: Clicks, cell: number): Clicks | null {
  if (clicks.made.length === 0) return null;
  const stop = next(clicks).find((s) => 'stop' in s);
  if (stop && lastCell(clicks.made) === cell) return take(clicks, stop);
  if (lastCell(clicks.made) === cell) return null;
  const aimed = after(clicks, clicks.made, cell);
  return left(aimed).length > 0 ? forced(aimed) : null;
}

/** Another piece is taken up; a second click on the first one lets it go. What has moved is not undone by a click. */
function again(clicks: Clicks, cell: number, word: string): Clicks | null {
  if (clicks.made.length === 0 || isHalfway(clicks)) return null;
  const [first] = clicks.made;
  const isHeld = first !== undefined && 'cell' in first && first.cell === cell;
  const anew = fresh(clicks);
  if (isHeld && (word === '' || clicks.made.some((s) => 'choice' in s && s.choice === word))) return anew;
  return onward(anew, cell, word);
}

/** A word is chosen: a piece beside the board, a level, a claim. */
export function say(clicks: Clicks, word: string): Clicks | null {
  for (const from of [clicks, fresh(clicks)]) {
    const step = next(from).find((s) => 'choice' in s && s.choice === word);
    if (step) return take(from, step);
  }
  return null;
}

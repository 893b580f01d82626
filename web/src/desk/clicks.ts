// A move under way: which choices are left after what has been clicked so far. Mouse, touch, keyboard and
// screen reader all go through here, and nothing here knows a rule: the core lists the clicks of every move.
import type { Choice, Step } from '../core/types';

export interface Clicks {
  /** All that can be played now. */
  readonly all: readonly Choice[];
  readonly made: readonly Step[];
  /** Only ways that end on this cell are still meant. */
  readonly toward: number | null;
}

export const begin = (all: readonly Choice[]): Clicks => ({ all, made: [], toward: null });

export function isSame(a: Step, b: Step): boolean {
  if ('cell' in a) return 'cell' in b && a.cell === b.cell;
  if ('count' in a) return 'count' in b && a.count === b.count;
  if ('choice' in a) return 'choice' in b && a.choice === b.choice;
  return 'stop' in b;
}

/** Where the move under way has come to. */
export const lastCell = (steps: readonly Step[]): number | null => {
  const step = steps.findLast((s) => 'cell' in s);
  return step && 'cell' in step ? step.cell : null;
};

/** The choices that begin with what has been clicked. */
export function left({ all, made, toward }: Clicks): Choice[] {
  return all.filter(
    ({ steps }) =>
      made.every((step, i) => steps[i] !== undefined && isSame(step, steps[i])) &&
      (toward === null || lastCell(steps) === toward),
  );
}

/** What can be clicked next, each once. */
export function next(clicks: Clicks): Step[] {
  const steps: Step[] = [];
  for (const choice of left(clicks)) {
    const step = choice.steps[clicks.made.length];
    if (step && !steps.some((other) => isSame(other, step))) steps.push(step);
  }
  return steps;
}

/** The choice that has been clicked to its end. */
export function settled(clicks: Clicks): Choice | null {
  return left(clicks).find((choice) => choice.steps.length === clicks.made.length) ?? null;
}

/** Goes on by a step that `next` lists. */
export function take(clicks: Clicks, step: Step): Clicks {
  return forced({ ...clicks, made: [...clicks.made, step] });
}

/** Takes by itself what needs no asking: the only size of a pile, the only way to a cell that was asked for. */
function forced(clicks: Clicks): Clicks {
  const steps = next(clicks);
  const [only] = steps;
  const isFree = clicks.toward !== null || (only !== undefined && ('count' in only || 'choice' in only));
  return steps.length === 1 && only && isFree ? forced({ ...clicks, made: [...clicks.made, only] }) : clicks;
}

/** One click less; pile sizes and the like go with the cell they belong to. */
export function back(clicks: Clicks): Clicks {
  const made = [...clicks.made];
  while (made.length > 0 && !('cell' in made[made.length - 1]!)) made.pop();
  made.pop();
  return { ...clicks, made, toward: null };
}

const cells = (steps: readonly Step[]): number[] => steps.flatMap((s) => ('cell' in s ? [s.cell] : []));

/** Cells that can be clicked next, also those that a pile or a tower reaches once its size is chosen. */
export function targets(clicks: Clicks): number[] {
  const steps = next(clicks);
  const beyond = steps.filter((s) => 'count' in s || ('choice' in s && clicks.made.length > 0));
  return [...new Set([...cells(steps), ...beyond.flatMap((s) => cells(next(bare(clicks, s))))])];
}

const bare = (clicks: Clicks, step: Step): Clicks => ({ ...clicks, made: [...clicks.made, step] });

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
    const step = next(bare(clicks, size)).find((s) => 'cell' in s && s.cell === cell);
    if (step) return take(bare(clicks, size), step);
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
  const aimed = { ...clicks, toward: cell };
  return lastCell(clicks.made) !== cell && left(aimed).length > 0 ? forced(aimed) : null;
}

/** Another piece is taken up; a second click on the first one lets it go. */
function again(clicks: Clicks, cell: number, word: string): Clicks | null {
  const fresh = begin(clicks.all);
  if (clicks.made.length === 0) return null;
  const [first] = clicks.made;
  const isHeld = first !== undefined && 'cell' in first && first.cell === cell;
  if (isHeld && (word === '' || clicks.made.some((s) => 'choice' in s && s.choice === word))) return fresh;
  return onward(fresh, cell, word);
}

/** A word is chosen: a piece beside the board, a level, a claim. */
export function say(clicks: Clicks, word: string): Clicks | null {
  for (const from of [clicks, begin(clicks.all)]) {
    const step = next(from).find((s) => 'choice' in s && s.choice === word);
    if (step) return take(from, step);
  }
  return null;
}

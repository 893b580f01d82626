// Turns of two pieces are listed in one order of the pieces. Players click them in either.
import type { Choice, Step } from '../core/types';

const keyOf = (steps: readonly Step[]): string => steps.map((step) => Object.values(step)[0]).join(' ');

/** The choices, and those of two pieces also with the other piece first, where a move can begin so. */
export function bothOrders(choices: readonly Choice[]): Choice[] {
  const known = new Set(choices.map(({ steps }) => keyOf(steps)));
  const beginnings = new Set(
    choices.flatMap(({ steps }) => steps.map((_, i) => keyOf(steps.slice(0, i + 1)))),
  );
  const turned = choices.flatMap((choice) => {
    const steps = exchanged(choice.steps);
    return steps && beginnings.has(keyOf(steps.slice(0, secondOf(steps)))) && !known.has(keyOf(steps))
      ? [{ ...choice, steps }]
      : [];
  });
  return [...choices, ...turned];
}

const secondOf = (steps: readonly Step[]): number => steps.findIndex((step) => 'cell' in step && step.start);

function exchanged(steps: readonly Step[]): Step[] | null {
  const at = secondOf(steps);
  const [first] = steps;
  const second = steps[at];
  if (!first || !second || !('cell' in first) || !('cell' in second)) return null;
  return [
    { cell: second.cell },
    ...steps.slice(at + 1),
    { cell: first.cell, start: true },
    ...steps.slice(1, at),
  ];
}

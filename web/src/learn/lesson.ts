// Where a step of a lesson begins, and which moves solve it. Nothing here knows a rule.
import type { Lesson, LessonStep } from '../core/course';
import type { Meant, Side } from '../core/types';
import type { Place } from '../match/place';

/** The position of a step, with the moves that led to it: a step without one goes on from the step before. */
export function beginningOf({ steps }: Lesson, index: number): Place {
  const first = steps.slice(0, index + 1).findLastIndex(({ position }) => position !== '');
  const { game, position } = steps[first]!;
  const past = steps.slice(first, index);
  const moves = past.flatMap(({ before, accept, reply }) => [...before, accept[0] ?? '', ...reply]);
  return { game, position, moves: [...moves, ...steps[index]!.before] };
}

/** Whether a move of `side` is what the step asks for. */
export function solves({ accept }: LessonStep, { choice, result }: Meant, side: Side): boolean {
  switch (accept.length === 1 ? accept[0] : '') {
    case 'any':
      return true;
    case 'captures':
      return choice.captures.length > 0;
    case 'wins':
      return result === (side === 0 ? '1-0' : '0-1');
    default:
      return accept.includes(choice.text);
  }
}

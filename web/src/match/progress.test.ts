import { beforeEach, expect, it } from 'vitest';
import { begin, decodeProgress, fresh, inProgress, keep, recall } from './progress';

const setup = {
  game: 'some:rule=x',
  players: [{ kind: 'person' as const }, { kind: 'computer' as const, level: 3 }],
  clock: { minutes: 5, increment: 0 },
};

beforeEach(() => localStorage.clear());

it('keeps a game and brings it back', () => {
  begin(setup);
  const played = {
    ...fresh(setup, [1, 0.5]),
    moves: ['1-2'],
    position: 'p',
    over: true,
    ended: { by: 'time' as const, side: 1 as const },
  };
  keep(played);
  expect(recall()).toEqual(played);
  expect(inProgress()).toEqual({ game: 'some:rule=x', position: 'p', turns: 1, over: true });
});

it('has nothing to bring back at first', () => expect(inProgress()).toBeNull());

it.each([null, 7, {}, { setup, moves: 'x' }, { setup, moves: [1] }, { setup: { game: 1 }, moves: [] }])(
  'refuses %j',
  (data) => expect(decodeProgress(data)).toBeNull(),
);

it('mends what can be mended', () => {
  const mended = decodeProgress({
    setup,
    moves: ['1-2'],
    points: ['x'],
    clock: { left: [1] },
    ended: { by: 'magic' },
  });
  expect(mended).toEqual({ ...fresh(setup), moves: ['1-2'] });
});

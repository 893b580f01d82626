import { expect, it } from 'vitest';
import { decodeProgress, fresh } from './progress';

const setup = {
  game: 'some:rule=x',
  players: [{ kind: 'person' as const }, { kind: 'computer' as const, level: 3 }],
  clock: { minutes: 5, increment: 0 },
};

it('brings a game back as it was', () => {
  const played = {
    ...fresh(setup, [1, 0.5]),
    moves: ['1-2'],
    position: 'p',
    over: true,
    ended: { by: 'time' as const, side: 1 as const },
  };
  expect(decodeProgress(JSON.parse(JSON.stringify(played)))).toEqual(played);
});

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

// For tests: inputs that bring the core to say all it can say outside a game's own rules. Who adds a sentence to the core
// adds an input here. What games refuse is in their tables (src/games/ID/refusals.txt).
import type { Books } from '../core/books';
import type { Core } from '../core/core';
import { messageOf } from '../core/refusal';
import type { Sentence } from '../core/sentence';

/** Texts that somebody pastes. */
const pasted = [
  '',
  'x'.repeat((4 << 20) + 1),
  'B:W99:B1',
  '11-15 * '.repeat(501),
  '11-15 23-19 8-11 19-11 *',
  '[Game "chess"] *',
  '[GameType "99"] *',
  ...[0, 20, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 40].map((type) => `[GameType "${type}"] *`),
  '[FEN "W:W31-50:B1-20"] *',
  '[FEN "B:W1:B1"] *',
  '[FEN "B:W1:B2"] *',
  '11x15 *',
  '[FEN "B:W6,7,14,15,32:B2,12"] 2x18 14-10 *',
  '11-15 (11-16',
  '(11-15) 11-16',
  '11-15) 23-19',
  '11-15 ('.repeat(41),
  `11-15${'$1'.repeat(100_000)} *`,
  `11-15 {${'x'.repeat(100_000)}} *`,
  '11-15 {oh',
  '11-15 } *',
  '11-15 ] *',
  '11-15 $x *',
  '11-15 /CLEAR/ *',
  '11-15 /FEN "B: *',
  `11-15${'!'.repeat(201)} *`,
  `${'1'.repeat(201)} *`,
  '["x"] 11-15 *',
  '[Event] 11-15 *',
  '[Event "a]\n11-15 *',
  `[A "${'x'.repeat(2000)}"] *`,
  Array.from({ length: 201 }, (_, i) => `[A${i} "x"]`).join('\n'),
  '[Event "a"][Event "b"] 11-15 *',
  '[Event "a"] 11-15 * {alone}',
  `[Event "a"] ${'{a}'.repeat(100_001)}`,
  '[Result "7"] 11-15 *',
  '[Winner "Green"] 11-15 *',
  '[Result "0-1"] 11-15 1-0',
  '[Event "a"] 11-15 0-0',
  ...['1-0', '0-1', '1/2-1/2'].flatMap((result) => [
    `[FEN "B:W18:B15"] 15x22 ${result}`,
    `[FEN "W:W18:B15"] 18x11 ${result}`,
    `[Winner "White"] 11-15 ${result}`,
    `[Winner "Black"] 11-15 ${result}`,
  ]),
];

/** What is asked for that cannot be, in any order. */
function asked(core: Core, books: Books): (() => unknown)[] {
  const record = { game: 'checkers', start: '', tags: {}, before: [], result: '*' } as const;
  const turn = { text: '11-15', kind: 'move', notes: [], variations: [] } as const;
  return [
    ...['x'.repeat(201), 'chess', 'checkers:', 'checkers:x=1', 'checkers:sheet', 'checkers:sheet=oak'].map(
      (id) => () => core.game(id),
    ),
    () => core.game('checkers:sheet=maple,sheet=maple'),
    () => core.game('checkers:sheet=maple,'),
    () => core.start('checkers', 'x'.repeat(1001)),
    () => core.start('checkers', 'B:W32:B1:Hx'),
    () => core.start('checkers').view(9),
    () => core.start('checkers').readArrangement([1]),
    () => core.resume(''),
    () => core.compose('checkers', 9, []),
    () =>
      core.compose('checkers', 0, [
        { cell: 99, owner: 0, kind: 'man', count: 1, value: 0, level: 0, colour: '' },
      ]),
    () => core.writeRecord({ ...record, turns: [{ ...turn, text: '11-99' }] }),
    () => books.rulebook('x'.repeat(10 << 20)),
    () => twice(core, 'resign'),
    () => twice(core, 'agreeDraw'),
  ];
}

function twice(core: Core, end: 'resign' | 'agreeDraw'): void {
  const match = core.start('checkers');
  const close = () => (end === 'resign' ? match.resign(0) : match.agreeDraw());
  close();
  close();
}

/** How games end, with the names of each family's sides. */
function endings(core: Core): Sentence[] {
  return core.families().flatMap(({ id }) =>
    [0, 1, 2].map((way) => {
      const match = core.start(id);
      if (way === 2) match.agreeDraw();
      else match.resign(way === 0 ? 0 : 1);
      return match.view().status.sentence;
    }),
  );
}

/** What is thrown. */
export function refusalOf(act: () => unknown): Sentence {
  try {
    act();
  } catch (error) {
    return messageOf(error);
  }
  throw new Error(`It was granted: ${act.toString()}`);
}

/** All that comes of these inputs. */
export function said(core: Core, books: Books): Sentence[] {
  const told = pasted.flatMap((text) => {
    const { problems, warnings } = core.readRecords(text, 'checkers');
    return [...problems, ...warnings].map(({ sentence }) => sentence);
  });
  return [...told, ...asked(core, books).map(refusalOf), ...endings(core)];
}

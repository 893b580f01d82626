// @vitest-environment node
// A review in the browser is the command line's, to the letter.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { readEngine, readModule, readWeights } from './built';
import { makeCore } from './core';
import { Refusal } from './refusal';
import { Thinker } from './thinker';

vi.setConfig({ testTimeout: 120_000 });

const program =
  process.env['LOZENGE_PROGRAM'] ?? fileURLToPath(new URL('../../../build/release/lozenge', import.meta.url));

test('every game is judged as the command line judges it', async () => {
  const core = makeCore(await readModule());
  const folder = mkdtempSync(join(tmpdir(), 'lozenge-'));
  try {
    for (const { id } of core.families()) {
      const match = core.start(id);
      for (let i = 0; i < 12; i++) {
        const choices = match.view().choices ?? [];
        if (choices.length === 0) break;
        match.play(choices[(i * 7) % choices.length]?.text ?? '');
      }
      const record = match.record({ Event: 'Review' });
      const file = join(folder, 'game.txt');
      writeFileSync(file, record);
      const run = (...more: string[]): string =>
        execFileSync(program, ['analyse', '--record', file, '--nodes', '2000', ...more], {
          encoding: 'utf8',
        });

      const seen: number[] = [];
      const answer = await new Thinker(await readEngine(id), readWeights).review(
        { game: id, turns: match.view().turns, nodes: 2000 },
        ({ done, parts }) => {
          seen.push(done);
          expect(parts).toBe(match.view().turns.length);
        },
      );
      expect(core.annotate(record, answer.remarks)).toBe(run());
      expect(answer.review).toEqual(JSON.parse(run('--json')));
      expect(seen[0]).toBe(0);
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
      match.free();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a game that goes on from another position is judged', async () => {
  const core = makeCore(await readModule());
  const [{ id } = { id: '' }] = core.families();
  const position = core.start(id).view().position;
  const turns = [{ text: position, setup: true }];
  const answer = await new Thinker(await readEngine(id), readWeights).review({ game: id, turns }, () => {});
  expect(answer.review.turns.map(({ kind }) => kind)).toEqual(['setup']);
  expect(answer.remarks.turns).toEqual([{ nag: 0, comment: '' }]);
});

test('what cannot be played or annotated is refused', async () => {
  const core = makeCore(await readModule());
  const game = core.families()[0]?.id ?? '';
  const thinker = new Thinker(await readEngine(game), readWeights);
  for (const setup of [false, true]) {
    const turns = [{ text: 'nothing', setup }];
    await expect(thinker.review({ game, turns }, () => {})).rejects.toThrow(Refusal);
  }
  const record = core.start(game).record({});
  const remarks = { summary: 'a turn too many', turns: [{ nag: 1, comment: '' }] };
  expect(() => core.annotate(record, remarks)).toThrow(Refusal);
  expect(() => core.annotate('nothing', { summary: '', turns: [] })).toThrow(Refusal);
});

// @vitest-environment node
// The engine in the browser is the native one: a fixed search of every game takes the same nodes in both. House rules are left out.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readEngine, readModule, readWeights } from './built';
import { makeCore } from './core';
import { Instance } from './instance';

const program =
  process.env['LOZENGE_PROGRAM'] ?? fileURLToPath(new URL('../../../build/release/lozenge', import.meta.url));

test('the signature is the native one', { timeout: 300_000 }, async () => {
  const core = makeCore(await readModule());
  let total = 0;
  for (const { id: family, options } of core.families()) {
    const engine = new Instance(await readEngine(family));
    const games = options.flatMap(({ key, values, house = [] }) =>
      values
        .filter((value) => !house.includes(value))
        .map((value) => core.game(`${family}:${key}=${value}`).id),
    );
    for (const game of new Set([family, ...games])) {
      engine.ask('give_weights', game, await readWeights(engine.ask('weights_name', game)));
      total += Number(engine.ask('signature', game));
    }
  }
  expect(`Bench: ${total}`).toBe(
    execFileSync(program, ['bench', '--signature'], { encoding: 'utf8' }).trim(),
  );
});

// @vitest-environment node
// The engine in the browser is the native one: a fixed search of every game takes the same nodes in both.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readModule, readWeights } from './built';
import { makeCore } from './core';
import { Instance } from './instance';

const program =
  process.env['LOZENGE_PROGRAM'] ?? fileURLToPath(new URL('../../../build/release/lozenge', import.meta.url));

test('the signature is the native one', { timeout: 300_000 }, async () => {
  const module = await readModule();
  const core = makeCore(module);
  const instance = new Instance(module);
  const ids = core
    .families()
    .flatMap(({ id, options }) => [
      id,
      ...options.flatMap(({ key, values }) => values.map((value) => core.game(`${id}:${key}=${value}`).id)),
    ]);
  let total = 0;
  for (const id of new Set(ids)) {
    instance.ask('give_weights', id, await readWeights(instance.ask('weights_name', id)));
    total += Number(instance.ask('signature', id));
  }
  expect(`Bench: ${total}`).toBe(
    execFileSync(program, ['bench', '--signature'], { encoding: 'utf8' }).trim(),
  );
});

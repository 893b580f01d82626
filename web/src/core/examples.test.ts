// @vitest-environment node
// The examples of house rules, as the New game dialog shows them: tests/golden plays them.
import { expect, test } from 'vitest';
import { readModule } from './built';
import { makeCore } from './core';
import { loadExamples, readExamples } from './examples';

test('lines are read', () => {
  const text = '# a | b\nsize | g:size=large | start | a1-a2\n\nend | g:end=late | X:1 | -\n';
  expect([...readExamples(text)]).toEqual([
    ['size', { game: 'g:size=large', position: '', move: 'a1-a2' }],
    ['end', { game: 'g:end=late', position: 'X:1', move: '' }],
  ]);
});

test('every game of the core has some that can be shown', async () => {
  const core = makeCore(await readModule());
  for (const { id } of core.families().filter(({ published }) => published)) {
    const examples = await loadExamples(id);
    expect(examples.has('draws')).toBe(true);
    for (const { game, position, move } of examples.values()) {
      const match = core.study(game, position);
      if (move !== '') expect(match.read(move).choice.steps.length).toBeGreaterThan(0);
      match.free();
    }
  }
  expect(await loadExamples('no such game')).toEqual(new Map());
});

// @vitest-environment node
// What puzzles are about has a name in every language.
import { expect, it } from 'vitest';
import { readModule } from '../core/built';
import { makeCore } from '../core/core';
import { loadPuzzles } from '../core/puzzles';
import de from '../texts/de';
import en from '../texts/en';
import es from '../texts/es';
import fr from '../texts/fr';
import pt from '../texts/pt';

const core = makeCore(await readModule());

it('has a name for every theme of every puzzle', async () => {
  const found = new Set<string>();
  for (const { id } of core.families())
    for (const { themes } of await loadPuzzles(id)) for (const theme of themes) found.add(theme);
  expect(found.size).toBeGreaterThan(6);
  for (const { texts } of [en, de, es, fr, pt])
    for (const theme of found) expect(Object.keys(texts)).toContain(`puzzles.theme.${theme}`);
});

// @vitest-environment node
// Every sentence that the core is brought to say has its words in every language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeBooks } from '../core/books';
import { readModule } from '../core/built';
import { type Core, makeCore } from '../core/core';
import { type Sentence, spoken } from '../core/sentence';
import de from './de';
import es from './es';
import fr from './fr';
import { loadGameTexts } from './games';
import pt from './pt';
import { refusalOf, said } from './saying';

const inLanguage = async (language: string, sentences: Record<string, string>) => ({
  ...(await loadGameTexts(language)).sentences,
  ...sentences,
});
const catalogues = {
  es: await inLanguage('es', es.sentences),
  fr: await inLanguage('fr', fr.sentences),
  de: await inLanguage('de', de.sentences),
  pt: await inLanguage('pt', pt.sentences),
};
const core = makeCore(await readModule());
const games = join(import.meta.dirname, '../../../src/games');

/** A row of a table of refusals: GAME | POSITION | SENTENCE, or GAME | POSITION | MOVES | INPUT | SENTENCE. */
interface Row {
  fields: string[];
  expected: string;
}

function rowsOf(id: string): Row[] {
  return (
    readFileSync(join(games, id, 'refusals.txt'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('|').map((field) => field.trim()))
      // In the browser an empty position is the game's own start.
      .filter(([, position]) => position !== '')
      .map((fields) => ({ fields, expected: fields.at(-1) ?? '' }))
  );
}

function refused(core: Core, { fields }: Row): Sentence {
  const [game = '', position = '', moves = '', input = ''] = fields;
  if (fields.length === 3) return refusalOf(() => core.start(game, position));
  const match = core.start(game, position === 'start' ? '' : position);
  for (const move of moves === '-' ? [] : moves.split(' ')) match.play(move);
  const sentence = refusalOf(() => match.play(input));
  match.free();
  return sentence;
}

/** Its template and those within it. */
function templates(sentence: Sentence): string[] {
  if (typeof sentence === 'string') return [];
  return [sentence.say, ...sentence.with.flatMap(templates)];
}

const rows = core
  .families()
  .filter((family) => family.published)
  .flatMap((family) => rowsOf(family.id));
const sentences = [
  ...rows.map((row) => refused(core, row)),
  ...said(core, makeBooks(await readModule('books'))),
];
const known = [...new Set(sentences.flatMap(templates))];

it.each(rows)('the core says: $expected', (row) => {
  expect(spoken(refused(core, row))).toBe(row.expected);
});

describe.each(Object.entries(catalogues))('the catalogue %s', (_, catalogue) => {
  it.each(known)('knows: %s', (template) => {
    expect(catalogue).toHaveProperty([template]);
  });
  it('keeps the holes of every template', () => {
    const holes = (text: string) => [...new Set(text.match(/\{\d\}/g))].sort();
    for (const [from, to] of Object.entries(catalogue)) expect(holes(to), from).toEqual(holes(from));
  });
});

it('has the same sentences in every language', () => {
  const keys = Object.values(catalogues).map((catalogue) => Object.keys(catalogue).sort());
  for (const one of keys) expect(one).toEqual(keys[0]);
});

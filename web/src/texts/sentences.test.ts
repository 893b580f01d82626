// @vitest-environment node
// The core's sentences: the matcher, and that every sentence the core is known to say is translated.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readModule } from '../core/built';
import { makeCore } from '../core/core';
import de from './de';
import es from './es';
import fr from './fr';
import { loadGameTexts } from './games';
import pt from './pt';
import { matcher } from './sentences';

const inLanguage = async (language: string, sentences: Record<string, string>) => ({
  sentences: { ...(await loadGameTexts(language)).sentences, ...sentences },
});
const catalogues = {
  es: await inLanguage('es', es.sentences),
  fr: await inLanguage('fr', fr.sentences),
  de: await inLanguage('de', de.sentences),
  pt: await inLanguage('pt', pt.sentences),
};
const tree = join(import.meta.dirname, '../../..');
const games = join(tree, 'src/games');
const published = makeCore(await readModule())
  .families()
  .filter((family) => family.published);

/** What is refused, in the tables of the published games: the sentence is the last field. */
function refusals(): string[] {
  const lines = published
    .flatMap(({ id }) => readFileSync(join(games, id, 'refusals.txt'), 'utf8').split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'));
  return [...new Set(lines.map((line) => line.slice(line.lastIndexOf('|') + 1).trim()))];
}

/** How games end, with each family's names. */
function endings(): string[] {
  const sides = published.map((family) => family.sides);
  const whys = readFileSync(join(tree, 'src/play/family.cpp'), 'utf8');
  const draws = [...whys.matchAll(/return "(Draw[^"]*)"/g)].map((match) => match[1] ?? '');
  const wins = [...whys.matchAll(/return winner \+ ([^;]*);/g)].map((match) => match[1] ?? '');
  return [
    ...draws,
    ...sides.flatMap(([winner, loser]) =>
      wins.map((win) => winner + win.replaceAll(/"| \+ /g, '').replaceAll(/\bloser\b/g, loser)),
    ),
  ];
}

/** Sentences that stand in the sources as a whole. */
function wholeSentences(): string[] {
  const folders = [
    ...['src/kit', 'src/play', 'src/record'].map((folder) => join(tree, folder)),
    ...published.map(({ id }) => join(games, id)),
  ];
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(cpp|hpp)$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const found = sources.flatMap((source) => [
    ...source.matchAll(/(?:return|Error\{|problem\(|fail\(thread,) ?"([A-Z][^"]*\.)"[;})]/g),
  ]);
  return [...new Set(found.map((match) => match[1] ?? ''))].filter((text) => !text.startsWith('The count'));
}

describe('the matcher', () => {
  const translate = matcher({
    '{1} wins: {2} resigns.': '{2} gibt auf, {1} gewinnt.',
    '{1} wins.': '{1} gewinnt.',
    'The game is over. {1}': 'Aus. {1}',
    'I see {1}.': 'Ich sehe {1}.',
    '{1} to {2}, and back to {1}.': '{1}-{2}-{1}',
    Black: 'Schwarz',
    ' or ': ' oder ',
  });

  it('fills holes, in any order', () => {
    expect(translate('A wins: B resigns.')).toBe('B gibt auf, A gewinnt.');
  });
  it('prefers the template that says more', () => {
    expect(translate('Black wins: White resigns.')).toBe('White gibt auf, Schwarz gewinnt.');
  });
  it('translates what fills a hole: words, joints, whole sentences', () => {
    expect(translate('Black wins.')).toBe('Schwarz gewinnt.');
    expect(translate('I see 1, 2 or 3.')).toBe('Ich sehe 1, 2 oder 3.');
    expect(translate('The game is over. Black wins.')).toBe('Aus. Schwarz gewinnt.');
  });
  it('leaves what is quoted alone', () => {
    expect(translate("I see 'a or b'.")).toBe("Ich sehe 'a or b'.");
  });
  it('wants a hole that comes twice filled the same way', () => {
    expect(translate('1 to 2, and back to 1.')).toBe('1-2-1');
    expect(translate('1 to 2, and back to 3.')).toBe('1 to 2, and back to 3.');
  });
  it('leaves what it does not know as it is', () => {
    expect(translate('What is this?')).toBe('What is this?');
  });
});

describe.each(Object.entries(catalogues))('the catalogue %s', (_, { sentences }) => {
  const translate = matcher(sentences);
  const english =
    /\b(the|is|are|you|and|or|not|with|must|write|there|wins|red|black|brown|king|Black|White|Red)\b/;
  const spoken = (text: string) => translate(text).replaceAll(/'[^']*'/g, '');

  it.each(refusals())('knows the refusal: %s', (text) => {
    expect(translate(text)).not.toBe(text);
    expect(spoken(text)).not.toMatch(english);
  });
  it.each(endings())('knows the ending: %s', (text) => {
    expect(translate(text)).not.toBe(text);
    expect(spoken(text)).not.toMatch(english);
  });
  it.each(wholeSentences())('knows the sentence: %s', (text) => {
    expect(translate(text)).not.toBe(text);
  });
  it.each([
    "Game 2, White's move 12 (24-20): 20 is occupied.",
    "Game 1, Black's move 3: A variation is not closed: ')' is missing.",
    'This looks like a position, but it cannot be read. White has more than 12 pieces.',
  ])('translates what is wrong with a record, and why: %s', (text) => {
    for (const word of ['Game', 'move', 'White', 'Black', 'occupied', 'variation', 'looks', 'pieces'])
      expect(translate(text)).not.toMatch(new RegExp(`\\b${word}\\b`));
  });
  it('keeps the holes of every template', () => {
    const holes = (text: string) => [...new Set(text.match(/\{\d\}/g))].sort();
    for (const [from, to] of Object.entries(sentences)) expect(holes(to), from).toEqual(holes(from));
  });
});

it('has the same sentences in every language', () => {
  const keys = Object.values(catalogues).map(({ sentences }) => Object.keys(sentences).sort());
  for (const one of keys) expect(one).toEqual(keys[0]);
});

// @vitest-environment node
// The rulebooks in the tree, through their reader.
import { beforeAll, expect, test } from 'vitest';
import { makeBooks, type Books } from './books';
import { readModule } from './built';
import { makeCore, type Core } from './core';
import { Refusal, Unavailable } from './refusal';
import { loadRulebook } from './rulebook';

let core: Core;
let books: Books;
const load = (id: string, language: string) => loadRulebook(() => Promise.resolve(books), id, language);
beforeAll(async () => {
  core = makeCore(await readModule());
  books = makeBooks(await readModule('books'));
});

test('every published game has a rulebook with chapters and blocks', async () => {
  for (const { id, name } of core.families().filter(({ published }) => published)) {
    const { sections } = await load(id, 'en');
    expect(sections[0]).toMatchObject({ depth: 1, title: name });
    expect(sections.filter(({ depth }) => depth === 2)).toHaveLength(11);
    const parts = sections.flatMap((section) => section.parts);
    for (const kind of ['paragraph', 'list', 'table', 'position', 'example'])
      expect(parts.some((part) => part.kind === kind)).toBe(true);
  }
});

test('a language that has none gets the English one', async () => {
  const [family] = core.families();
  expect(await load(family!.id, 'xx')).toEqual(await load(family!.id, 'en'));
});

test('what is no rulebook is refused in a sentence', async () => {
  await expect(load('no such game', 'en')).rejects.toThrow(Unavailable);
  expect(() => books.rulebook('x'.repeat(2_000_000))).toThrow(Refusal);
  expect(books.rulebook('nothing of it')).toEqual({ sections: [] });
});

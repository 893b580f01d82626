// @vitest-environment node
// The real printer, through its door: whatever games there are.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { readModule } from './built';
import { makeCore, type Core } from './core';
import { makePrinter, type Printer } from './printer';
import { Refusal } from './refusal';

let core: Core;
let printer: Printer;
beforeAll(async () => {
  core = makeCore(await readModule());
  printer = makePrinter(await readModule('print'));
});

test('every game has diagrams, with and without a move', async () => {
  for (const { id } of core.families()) {
    const { position, choices } = core.start(id).view();
    const still = await printer.diagram({ game: id, position, language: 'en' });
    expect(still).toMatch(/^<svg [^>]*viewBox[\s\S]*<\/svg>\n$/);
    const moving = await printer.diagram({ game: id, move: choices?.[0]?.text ?? '', language: 'de' });
    expect(moving.length).toBeGreaterThan(still.length);
    const bare = await printer.diagram({ game: id, language: 'en', coordinates: false, caption: false });
    expect(bare.match(/<text/g)?.length ?? 0).toBeLessThan(still.match(/<text/g)?.length ?? 0);
  }
});

test('pages are those of the program, byte for byte', async () => {
  const program = fileURLToPath(new URL('../../../build/release/lozenge', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'lozenge-'));
  const file = join(folder, 'page.svg');
  for (const { id, published } of core.families())
    for (const document of published ? ['board', 'rules', 'pieces'] : ['board']) {
      const { pages } = await printer.print({ game: id, document, language: 'fr' });
      const told = execFileSync(program, ['print', id, document, '--language', 'fr', '-o', file], {
        encoding: 'utf8',
      });
      const files = told.trim().split('\n');
      expect(pages.map(({ svg }) => svg)).toEqual(files.map((name) => readFileSync(name, 'utf8')));
    }
  rmSync(folder, { recursive: true });
}, 120_000);

test('what cannot be drawn is refused in a sentence', async () => {
  const [family] = core.families();
  const game = family!.id;
  for (const wrong of [
    { game: 'no such game' },
    { game, position: '?' },
    { game, move: 'x' },
    { game, paper: 'papyrus' },
  ])
    await expect(printer.diagram({ language: 'en', ...{ game }, ...wrong })).rejects.toThrow(Refusal);
});

// @vitest-environment node
// Long texts, read part by part: nothing is lost between the parts, and places are those of the whole text.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readModule } from './built';
import { makeCore, type Core } from './core';
import { type FromReader, readHere, type ReaderWorker, readText, type ToReader } from './reader';
import { partsOf, readParts } from './reading';
import { Breakdown, Stopped } from './refusal';

let core: Core;
let module: WebAssembly.Module;
beforeAll(async () => {
  module = await readModule();
  core = makeCore(module);
});

const gameText = (number: number, moves = '1. 11-15 22-18 {[no tag]\n[nor this]} 2. 15x22') =>
  `[Event "Match ${number}"]\n[Black "Ann"]\n[White "Bob"]\n[Date "19${10 + (number % 90)}.??.??"]\n[GameType "21"]\n\n${moves} 1-0\n\n`;
const many = (count: number) => Array.from({ length: count }, (_, i) => gameText(i + 1)).join('');

describe('a long text', () => {
  test('is cut between its games only', () => {
    const text = many(1000);
    const parts = partsOf(text);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.join('')).toBe(text);
    for (const part of parts) expect(part).toMatch(/^\[Event "Match \d+"\]/);
  });

  test('gives the same games as at once', () => {
    const text = many(250);
    const parts = [...readParts(core, text, 'checkers')];
    const games = parts.flatMap((part) => part.games);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.at(-1)?.done).toBe(1);
    expect(games).toHaveLength(250);
    expect(games[249]).toMatchObject({
      game: 'checkers',
      title: 'Ann – Bob',
      date: '1980.??.??',
      turns: 3,
      result: '1-0',
    });
    expect(readHere(core, games[0]!.text, 'checkers').games).toEqual([games[0]]);
  });

  test('says where it is wrong in the whole text', () => {
    const text = many(220) + gameText(221, '1. 11-15 1-5') + many(3);
    const { games, problems } = readHere(core, text, 'checkers');
    const line = text.split('\n').findIndex((one) => one.includes('1-5 1-0')) + 1;
    expect(games).toHaveLength(224);
    expect(problems).toMatchObject([
      { line, sentence: { with: ['221', expect.anything(), expect.anything()] } },
    ]);
  });
});

class FakeWorker implements ReaderWorker {
  heard: ToReader | null = null;
  isEnded = false;
  onmessage: ReaderWorker['onmessage'] = null;
  onerror: ReaderWorker['onerror'] = null;
  postMessage(message: ToReader): void {
    this.heard = message;
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: FromReader): void {
    this.onmessage?.({ data } as MessageEvent<FromReader>);
  }
}

async function begun(text: string, signal?: AbortSignal) {
  const worker = new FakeWorker();
  const report = vi.fn();
  const reading = readText(
    core,
    { text, likely: 'checkers', report, signal },
    { makeWorker: () => worker, loadRules: () => Promise.resolve(module) },
  );
  await vi.waitFor(() => expect(worker.heard).not.toBeNull());
  return { worker, report, reading };
}

const alone = {
  makeWorker: () => {
    throw new Error('no workers here');
  },
  loadRules: () => Promise.resolve(module),
};

describe('a reader in a worker', () => {
  test('tells how far it is, and ends its worker', async () => {
    const { worker, report, reading } = await begun(many(2));
    const [part] = [...readParts(core, many(2), 'checkers')];
    worker.say({ part: { ...part!, done: 0.5 } });
    expect(report).toHaveBeenLastCalledWith({ done: 0.5, games: 2 });
    worker.say({ part: part! });
    worker.say({ isDone: true });
    expect((await reading).games).toHaveLength(4);
    expect(worker.isEnded).toBe(true);
  });

  test('is stopped by its signal', async () => {
    const stop = new AbortController();
    const { worker, reading } = await begun(many(2), stop.signal);
    stop.abort();
    await expect(reading).rejects.toBeInstanceOf(Stopped);
    expect(worker.isEnded).toBe(true);
  });

  test('says what broke', async () => {
    const { worker, reading } = await begun(many(2));
    worker.say({ sentence: 'Oh.' });
    await expect(reading).rejects.toBeInstanceOf(Breakdown);
  });

  test('is replaced by the page where its worker breaks', async () => {
    const { worker, reading } = await begun(many(2));
    worker.onerror?.({} as ErrorEvent);
    expect((await reading).games).toHaveLength(2);
  });

  test('is replaced by the page where there are no workers', async () => {
    const report = vi.fn();
    const read = await readText(core, { text: many(250), likely: 'checkers', report }, alone);
    expect(read.games).toHaveLength(250);
    expect(report.mock.calls.length).toBeGreaterThan(1);
  });

  test('is stopped by its signal on the page, too', async () => {
    const stop = new AbortController();
    const task = { text: many(2), likely: 'checkers', report: () => stop.abort(), signal: stop.signal };
    await expect(readText(core, task, alone)).rejects.toBeInstanceOf(Stopped);
  });
});

test('a record without moves is a game all the same, of every family', () => {
  for (const { id } of core.families()) {
    const before = [{ comment: 'Begin here.' }];
    const text = core.writeRecord({ game: id, start: '', tags: {}, before, turns: [], result: '*' });
    const { games, problems } = readHere(core, text, 'checkers');
    expect({ id, problems, games }).toMatchObject({
      id,
      problems: [],
      games: [{ game: id, turns: 0, text }],
    });
  }
});

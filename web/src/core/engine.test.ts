// @vitest-environment node
// The page's side of the engine, with a worker that does what a test wants.
import { describe, expect, test, vi } from 'vitest';
import { makeEngine, type EngineWorker } from './engine';
import type { FromWorker, ToWorker } from './messages';
import { Breakdown, Refusal, Stopped, Unavailable } from './refusal';
import type { Ask } from './thinker';
import type { GameInfo, Review, Thought } from './types';

class FakeWorker implements EngineWorker {
  readonly heard: ToWorker[] = [];
  isEnded = false;
  onmessage: EngineWorker['onmessage'] = null;
  onerror: EngineWorker['onerror'] = null;
  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  }
  get id(): number {
    return this.heard.reduce((id, message) => ('id' in message ? message.id : id), 0);
  }
}

const ask: Ask = { game: 'a', moves: [], level: 1, seed: 0, limits: {} };
const thought = (rank: number, ...pv: string[]): Thought => ({
  depth: 1,
  rank,
  score: 0,
  plies: null,
  expectation: 0.5,
  nodes: 1,
  time: 0,
  nps: null,
  pv,
});

function makeTestEngine(loadEngine = () => Promise.resolve({} as WebAssembly.Module)) {
  const workers: FakeWorker[] = [];
  const engine = makeEngine(
    { game: (id) => ({ family: id.charAt(0) }) as GameInfo },
    {
      makeWorker() {
        const worker = new FakeWorker();
        workers.push(worker);
        return worker;
      },
      loadEngine,
    },
  );
  const worker = (): FakeWorker => workers.at(-1) ?? new FakeWorker();
  return { engine, workers, worker };
}

describe('an engine', () => {
  test('gives the worker an engine, and passes on thoughts and the answer', async () => {
    const { engine, worker } = makeTestEngine();
    const seen: Thought[] = [];
    const answer = engine.think(ask, (one) => seen.push(one));
    await vi.waitFor(() => expect(worker().heard.some((message) => 'module' in message)).toBe(true));
    worker().say({ id: worker().id, thought: thought(1, 'x') });
    worker().say({ id: worker().id, answer: { move: 'x', reply: '', thought: null } });
    expect((await answer).move).toBe('x');
    expect(seen.length).toBe(1);
  });

  test('that is stopped gives the best line so far, and thinks again in a new worker', async () => {
    const { engine, workers, worker } = makeTestEngine();
    const answer = engine.think(ask);
    worker().say({ id: worker().id, thought: thought(1, 'good', 'reply') });
    worker().say({ id: worker().id, thought: thought(2, 'worse') });
    engine.stop();
    expect(await answer).toMatchObject({ move: 'good', reply: 'reply' });
    expect(worker().isEnded).toBe(true);
    void engine.think(ask).catch(() => {});
    expect(workers.length).toBe(2);
    engine.close();
  });

  test('that is stopped too early says so', async () => {
    const { engine } = makeTestEngine();
    const answer = engine.think(ask);
    engine.stop();
    await expect(answer).rejects.toThrow(Stopped);
  });

  test('keeps its worker from one question to the next, and ignores what is late', async () => {
    const { engine, workers, worker } = makeTestEngine();
    const first = engine.think(ask);
    const early = worker().id;
    worker().say({ id: early, answer: { move: 'a', reply: '', thought: null } });
    await first;
    const second = engine.think(ask);
    worker().say({ id: early, answer: { move: 'late', reply: '', thought: null } });
    worker().say({ id: worker().id, answer: { move: 'b', reply: '', thought: null } });
    expect((await second).move).toBe('b');
    expect(workers.length).toBe(1);
  });

  test('takes another worker for a game of another family', async () => {
    const { engine, workers, worker } = makeTestEngine();
    for (const game of ['a', 'a:b=c', 'b']) {
      const answer = engine.think({ ...ask, game });
      worker().say({ id: worker().id, answer: { move: game, reply: '', thought: null } });
      expect((await answer).move).toBe(game);
    }
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });

  test('says why there is no engine, and tries again', async () => {
    const { engine, workers } = makeTestEngine(() => Promise.reject(new Unavailable('No network.')));
    await expect(engine.think(ask)).rejects.toThrow(Unavailable);
    await expect(engine.think(ask)).rejects.toThrow(Unavailable);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  });

  test('passes on a refusal, and replaces a worker that breaks down', async () => {
    const { engine, workers, worker } = makeTestEngine();
    const refused = engine.think(ask);
    worker().say({ id: worker().id, refused: true, sentence: 'No.' });
    await expect(refused).rejects.toThrow(Refusal);
    const broken = engine.think(ask);
    worker().onerror?.({} as ErrorEvent);
    await expect(broken).rejects.toThrow(Breakdown);
    void engine.think(ask).catch(() => {});
    expect(workers.length).toBe(2);
    engine.close();
  });

  test('reviews a game, says how far it is, and can be stopped', async () => {
    const { engine, worker } = makeTestEngine();
    const seen: number[] = [];
    const first = engine.review({ game: 'a', turns: [] }, ({ done }) => seen.push(done));
    worker().say({ id: worker().id, progress: { done: 1, parts: 2 } });
    const reviewed = { remarks: { summary: 'well', turns: [] }, review: {} as Review };
    worker().say({ id: worker().id, reviewed });
    expect(await first).toEqual(reviewed);
    expect(seen).toEqual([1]);
    const second = engine.review({ game: 'a', turns: [] });
    engine.stop();
    await expect(second).rejects.toThrow(Stopped);
    expect(worker().isEnded).toBe(true);
  });
});

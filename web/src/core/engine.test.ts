// @vitest-environment node
// The page's side of the engine, with a worker that does what a test wants.
import { describe, expect, test, vi } from 'vitest';
import { makeBrain, type Mind } from './engine';
import type { FromWorker, ToWorker } from './messages';
import { Breakdown, Refusal, Stopped, Unavailable } from './refusal';
import type { Ask } from './thinker';
import type { GameInfo, Review, Thought } from './types';

class FakeMind implements Mind {
  readonly heard: ToWorker[] = [];
  isEnded = false;
  onmessage: Mind['onmessage'] = null;
  onerror: Mind['onerror'] = null;
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

function makeTestBrain(loadEngine = () => Promise.resolve({} as WebAssembly.Module)) {
  const minds: FakeMind[] = [];
  const brain = makeBrain(
    { game: (id) => ({ family: id.charAt(0) }) as GameInfo },
    {
      makeMind() {
        const mind = new FakeMind();
        minds.push(mind);
        return mind;
      },
      loadEngine,
    },
  );
  const mind = (): FakeMind => minds.at(-1) ?? new FakeMind();
  return { brain, minds, mind };
}

describe('a brain', () => {
  test('gives the worker an engine, and passes on thoughts and the answer', async () => {
    const { brain, mind } = makeTestBrain();
    const seen: Thought[] = [];
    const answer = brain.think(ask, (one) => seen.push(one));
    await vi.waitFor(() => expect(mind().heard.some((message) => 'module' in message)).toBe(true));
    mind().say({ id: mind().id, thought: thought(1, 'x') });
    mind().say({ id: mind().id, answer: { move: 'x', reply: '', thought: null } });
    expect((await answer).move).toBe('x');
    expect(seen.length).toBe(1);
  });

  test('that is stopped gives the best line so far, and thinks again in a new worker', async () => {
    const { brain, minds, mind } = makeTestBrain();
    const answer = brain.think(ask);
    mind().say({ id: mind().id, thought: thought(1, 'good', 'reply') });
    mind().say({ id: mind().id, thought: thought(2, 'worse') });
    brain.stop();
    expect(await answer).toMatchObject({ move: 'good', reply: 'reply' });
    expect(mind().isEnded).toBe(true);
    void brain.think(ask).catch(() => {});
    expect(minds.length).toBe(2);
    brain.close();
  });

  test('that is stopped too early says so', async () => {
    const { brain } = makeTestBrain();
    const answer = brain.think(ask);
    brain.stop();
    await expect(answer).rejects.toThrow(Stopped);
  });

  test('keeps its worker from one question to the next, and ignores what is late', async () => {
    const { brain, minds, mind } = makeTestBrain();
    const first = brain.think(ask);
    const early = mind().id;
    mind().say({ id: early, answer: { move: 'a', reply: '', thought: null } });
    await first;
    const second = brain.think(ask);
    mind().say({ id: early, answer: { move: 'late', reply: '', thought: null } });
    mind().say({ id: mind().id, answer: { move: 'b', reply: '', thought: null } });
    expect((await second).move).toBe('b');
    expect(minds.length).toBe(1);
  });

  test('takes another worker for a game of another family', async () => {
    const { brain, minds, mind } = makeTestBrain();
    for (const game of ['a', 'a:b=c', 'b']) {
      const answer = brain.think({ ...ask, game });
      mind().say({ id: mind().id, answer: { move: game, reply: '', thought: null } });
      expect((await answer).move).toBe(game);
    }
    expect(minds.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });

  test('says why there is no engine, and tries again', async () => {
    const { brain, minds } = makeTestBrain(() => Promise.reject(new Unavailable('No network.')));
    await expect(brain.think(ask)).rejects.toThrow(Unavailable);
    await expect(brain.think(ask)).rejects.toThrow(Unavailable);
    expect(minds.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  });

  test('passes on a refusal, and replaces a worker that breaks down', async () => {
    const { brain, minds, mind } = makeTestBrain();
    const refused = brain.think(ask);
    mind().say({ id: mind().id, refused: true, sentence: 'No.' });
    await expect(refused).rejects.toThrow(Refusal);
    const broken = brain.think(ask);
    mind().onerror?.({} as ErrorEvent);
    await expect(broken).rejects.toThrow(Breakdown);
    void brain.think(ask).catch(() => {});
    expect(minds.length).toBe(2);
    brain.close();
  });

  test('reviews a game, says how far it is, and can be stopped', async () => {
    const { brain, mind } = makeTestBrain();
    const seen: number[] = [];
    const first = brain.review({ game: 'a', turns: [] }, ({ done }) => seen.push(done));
    mind().say({ id: mind().id, progress: { done: 1, parts: 2 } });
    const reviewed = { remarks: { summary: 'well', turns: [] }, review: {} as Review };
    mind().say({ id: mind().id, reviewed });
    expect(await first).toEqual(reviewed);
    expect(seen).toEqual([1]);
    const second = brain.review({ game: 'a', turns: [] });
    brain.stop();
    await expect(second).rejects.toThrow(Stopped);
    expect(mind().isEnded).toBe(true);
  });
});

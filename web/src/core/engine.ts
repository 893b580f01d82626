// The engine, for the page: it thinks in a worker, says what it finds on the way, and can be stopped at any moment.
import type { Core } from './core';
import type { FromWorker, ToWorker } from './messages';
import { loadEngine } from './modules';
import { Breakdown, Refusal, Stopped } from './refusal';
import type { Ask, Progress, ReviewAnswer, ReviewAsk } from './thinker';
import type { Answer, Thought } from './types';

export interface Engine {
  /** One at a time: asking again stops what is being thought. */
  think(ask: Ask, report?: (thought: Thought) => void): Promise<Answer>;
  /** Judges a whole game as the command line does; also one at a time. A review that is stopped ends in Stopped. */
  review(ask: ReviewAsk, report?: (progress: Progress) => void): Promise<ReviewAnswer>;
  /** Ends thinking at once, with the best move reported so far; Stopped where there is none. */
  stop(): void;
  close(): void;
}

/** As much of a Worker as is needed; tests have their own. */
export interface EngineWorker {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** What the worker is busy with. */
interface Task {
  readonly id: number;
  /** Takes what the worker says about it; true where that was the last. */
  readonly hear: (message: FromWorker) => boolean;
  readonly reject: (error: Error) => void;
  readonly stop: () => void;
}

function thinkingTask(
  id: number,
  report: (thought: Thought) => void,
  resolve: (answer: Answer) => void,
  reject: (error: Error) => void,
): Task {
  let best: Thought | null = null;
  return {
    id,
    reject,
    hear(message) {
      if ('thought' in message) {
        if (message.thought.rank === 1) best = message.thought;
        report(message.thought);
      }
      if ('answer' in message) resolve(message.answer);
      return 'answer' in message;
    },
    stop() {
      const [move, reply = ''] = best?.pv ?? [];
      if (move === undefined) reject(new Stopped('The engine was stopped before it had found a move.'));
      else resolve({ move, reply, thought: best });
    },
  };
}

function reviewTask(
  id: number,
  report: (progress: Progress) => void,
  resolve: (answer: ReviewAnswer) => void,
  reject: (error: Error) => void,
): Task {
  return {
    id,
    reject,
    hear(message) {
      if ('progress' in message) report(message.progress);
      if ('reviewed' in message) resolve(message.reviewed);
      return 'reviewed' in message;
    },
    stop: () => reject(new Stopped('The review was stopped.')),
  };
}

function makeWorker(): EngineWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** Where workers come from, and the modules that they run; tests have their own. */
export interface Supply {
  readonly makeWorker: () => EngineWorker;
  readonly loadEngine: (family: string) => Promise<WebAssembly.Module>;
}

export function makeEngine(core: Pick<Core, 'game'>, supply: Supply = { makeWorker, loadEngine }): Engine {
  let worker: EngineWorker | undefined;
  let family = ''; // whose engine it has
  let task: Task | undefined;
  let last = 0;

  function hear(message: FromWorker): void {
    if (task === undefined || message.id !== task.id) return;
    if (!('sentence' in message)) {
      if (task.hear(message)) task = undefined;
    } else if (message.refused) finish((ended) => ended.reject(new Refusal(message.sentence)));
    else fail(new Breakdown(message.sentence));
  }

  /** What is being done is over; nothing that comes later is for it. */
  function finish(end: (ended: Task) => void): void {
    const ended = task;
    task = undefined;
    if (ended !== undefined) end(ended);
  }

  /** A worker that broke down is of no more use: the next question gets a new one. */
  function fail(error: Error): void {
    discard();
    finish((ended) => ended.reject(error));
  }

  function discard(): void {
    worker?.terminate();
    worker = undefined;
  }

  /** It can be asked at once, and begins when it has its module. */
  function wake(): EngineWorker {
    const made = supply.makeWorker();
    made.onmessage = ({ data }) => hear(data);
    made.onerror = () => fail(new Breakdown('The engine has broken down.'));
    supply.loadEngine(family).then(
      (module) => made.postMessage({ module }),
      (error: Error) => {
        if (worker === made) fail(error);
      },
    );
    return made;
  }

  function stop(): void {
    if (task === undefined) return;
    discard();
    finish((ended) => ended.stop());
  }

  function begin(game: string, next: Task, message: ToWorker): void {
    const wanted = core.game(game).family;
    if (wanted !== family) discard();
    family = wanted;
    task = next;
    worker ??= wake();
    worker.postMessage(message);
  }

  return {
    think(ask, report = () => {}) {
      stop();
      const id = ++last;
      return new Promise((resolve, reject) =>
        begin(ask.game, thinkingTask(id, report, resolve, reject), { id, ask }),
      );
    },
    review(ask, report = () => {}) {
      stop();
      const id = ++last;
      return new Promise((resolve, reject) =>
        begin(ask.game, reviewTask(id, report, resolve, reject), { id, review: ask }),
      );
    },
    stop,
    close() {
      stop();
      discard();
    },
  };
}

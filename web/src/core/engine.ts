// The engine, for the page: it thinks in a worker, says what it finds on the way, and can be stopped at any moment.
import type { Core } from './core';
import type { FromWorker, ToWorker } from './messages';
import { Breakdown, Refusal, Stopped } from './refusal';
import type { Ask } from './thinker';
import type { Answer, Thought } from './types';

export interface Brain {
  /** One at a time: asking again stops what is being thought. */
  think(ask: Ask, report?: (thought: Thought) => void): Promise<Answer>;
  /** Ends thinking at once, with the best move reported so far; Stopped where there is none. */
  stop(): void;
  close(): void;
}

/** As much of a Worker as is needed; tests have their own. */
export interface Mind {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Thinking {
  readonly id: number;
  readonly report: (thought: Thought) => void;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  best: Thought | null;
}

function makeWorker(): Mind {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

export function makeBrain(core: Core, makeMind: () => Mind = makeWorker): Brain {
  let mind: Mind | undefined;
  let thinking: Thinking | undefined;
  let last = 0;

  /** What is being thought is over; nothing that comes later is for it. */
  function finish(end: (task: Thinking) => void): void {
    const task = thinking;
    thinking = undefined;
    if (task !== undefined) end(task);
  }

  function hear(message: FromWorker): void {
    if (thinking === undefined || message.id !== thinking.id) return;
    if ('thought' in message) {
      if (message.thought.rank === 1) thinking.best = message.thought;
      thinking.report(message.thought);
    } else if ('answer' in message) finish((task) => task.resolve(message.answer));
    else if (message.refused) finish((task) => task.reject(new Refusal(message.sentence)));
    else fail(message.sentence);
  }

  /** A worker that broke down is of no more use: the next question gets a new one. */
  function fail(sentence: string): void {
    discard();
    finish((task) => task.reject(new Breakdown(sentence)));
  }

  function discard(): void {
    mind?.terminate();
    mind = undefined;
  }

  function wake(): Mind {
    const made = makeMind();
    made.onmessage = ({ data }) => hear(data);
    made.onerror = () => fail('The engine has broken down.');
    made.postMessage({ module: core.module });
    return made;
  }

  function stop(): void {
    if (thinking === undefined) return;
    discard();
    finish((task) => {
      const [move, reply = ''] = task.best?.pv ?? [];
      if (move === undefined) task.reject(new Stopped('The engine was stopped before it had found a move.'));
      else task.resolve({ move, reply, thought: task.best });
    });
  }

  return {
    think(ask, report = () => {}) {
      stop();
      mind ??= wake();
      const id = ++last;
      return new Promise<Answer>((resolve, reject) => {
        thinking = { id, report, resolve, reject, best: null };
        mind?.postMessage({ id, ask });
      });
    },
    stop,
    close() {
      stop();
      discard();
    },
  };
}

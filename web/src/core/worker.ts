// The engine's worker: gets the compiled core once, then thinks as it is asked.
/// <reference lib="webworker" />
import type { FromWorker, ToWorker } from './messages';
import { messageOf, Refusal } from './refusal';
import { type Ask, type ReviewAsk, Thinker } from './thinker';
import { fetchWeights } from './weights';

declare const self: DedicatedWorkerGlobalScope;

let thinker: Thinker | undefined;

function say(message: FromWorker): void {
  self.postMessage(message);
}

async function work(id: number, task: (thinker: Thinker) => Promise<void>): Promise<void> {
  try {
    if (thinker === undefined) throw new Error('The engine was asked before it had its core.');
    await task(thinker);
  } catch (error) {
    say({
      id,
      refused: error instanceof Refusal,
      sentence: messageOf(error),
    });
  }
}

function think(id: number, ask: Ask): Promise<void> {
  return work(id, async (thinker) =>
    say({ id, answer: await thinker.think(ask, (thought) => say({ id, thought })) }),
  );
}

function review(id: number, ask: ReviewAsk): Promise<void> {
  return work(id, async (thinker) =>
    say({ id, reviewed: await thinker.review(ask, (progress) => say({ id, progress })) }),
  );
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('module' in data) thinker = new Thinker(data.module, fetchWeights);
  else if ('ask' in data) void think(data.id, data.ask);
  else void review(data.id, data.review);
};

// The engine's worker: gets the compiled engine of a family once, and thinks as it is asked.
/// <reference lib="webworker" />
import type { FromWorker, ToWorker } from './messages';
import { messageOf, Refusal } from './refusal';
import { type Ask, type ReviewAsk, Thinker } from './thinker';
import { fetchWeights } from './weights';

declare const self: DedicatedWorkerGlobalScope;

/** What is asked before the engine is there waits for it. */
let bring: (thinker: Thinker) => void;
const brought = new Promise<Thinker>((resolve) => (bring = resolve));

function say(message: FromWorker): void {
  self.postMessage(message);
}

async function work(id: number, task: (thinker: Thinker) => Promise<void>): Promise<void> {
  try {
    await task(await brought);
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
  if ('module' in data) bring(new Thinker(data.module, fetchWeights));
  else if ('ask' in data) void think(data.id, data.ask);
  else void review(data.id, data.review);
};

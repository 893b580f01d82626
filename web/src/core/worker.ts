// The engine's worker: gets the compiled core once, then thinks as it is asked.
/// <reference lib="webworker" />
import type { FromWorker, ToWorker } from './messages';
import { Refusal } from './refusal';
import { type Ask, Thinker } from './thinker';
import { fetchWeights } from './weights';

declare const self: DedicatedWorkerGlobalScope;

let thinker: Thinker | undefined;

function say(message: FromWorker): void {
  self.postMessage(message);
}

async function think(id: number, ask: Ask): Promise<void> {
  try {
    if (thinker === undefined) throw new Error('The engine was asked before it had its core.');
    say({ id, answer: await thinker.think(ask, (thought) => say({ id, thought })) });
  } catch (error) {
    say({
      id,
      refused: error instanceof Refusal,
      sentence: error instanceof Error ? error.message : String(error),
    });
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('module' in data) thinker = new Thinker(data.module, fetchWeights);
  else void think(data.id, data.ask);
};

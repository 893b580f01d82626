// Reads long texts beside the page: in a worker with rules of its own, which says how far it is and can be stopped. Where a
// browser gives no worker, the page reads between its frames.
import type { Core } from './core';
import { loadRules } from './modules';
import type { Problem } from './records';
import { type Listed, type Part, readParts } from './reading';
import { Breakdown, Stopped } from './refusal';
import type { Sentence } from './sentence';

export interface ToReader {
  readonly module: WebAssembly.Module;
  readonly text: string;
  readonly likely: string;
}

export type FromReader =
  { readonly part: Part } | { readonly isDone: true } | { readonly sentence: Sentence };

/** As much of a Worker as is needed; tests have their own. */
export interface ReaderWorker {
  postMessage(message: ToReader): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromReader>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface Supply {
  readonly makeWorker: () => ReaderWorker;
  readonly loadRules: () => Promise<WebAssembly.Module>;
}

/** All that was read of a text. */
export interface Reading {
  readonly games: readonly Listed[];
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** How much is read, from 0 to 1, and how many games there are so far. */
export interface ReadProgress {
  readonly done: number;
  readonly games: number;
}

const makeWorker = (): ReaderWorker =>
  new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' });

interface Task {
  readonly text: string;
  readonly likely: string;
  readonly report?: ((progress: ReadProgress) => void) | undefined;
  /** Ends the reading in Stopped. */
  readonly signal?: AbortSignal | undefined;
}

const stopped = (): Stopped => new Stopped('The reading was stopped.');

/** Gathers the parts, and tells how far it is. */
class Gathering implements Reading {
  readonly games: Listed[] = [];
  readonly problems: Problem[] = [];
  readonly warnings: Problem[] = [];

  constructor(readonly report: Task['report']) {}

  add(part: Part): void {
    this.games.push(...part.games);
    this.problems.push(...part.problems);
    this.warnings.push(...part.warnings);
    this.report?.({ done: part.done, games: this.games.length });
  }
}

export async function readText(
  core: Core,
  task: Task,
  supply: Supply = { makeWorker, loadRules },
): Promise<Reading> {
  const module = await supply.loadRules();
  if (task.signal?.aborted) throw stopped();
  try {
    return await readBeside(module, task, supply);
  } catch (error) {
    if (error instanceof Stopped || error instanceof Breakdown) throw error;
    return readBetween(core, task);
  }
}

function readBeside(module: WebAssembly.Module, task: Task, supply: Supply): Promise<Reading> {
  const { text, likely, signal } = task;
  const worker = supply.makeWorker();
  const gathering = new Gathering(task.report);
  return new Promise<Reading>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(stopped()), { once: true });
    worker.onerror = () => reject(new Error('There is no worker.'));
    worker.onmessage = ({ data }) => {
      if ('part' in data) gathering.add(data.part);
      else if ('isDone' in data) resolve(gathering);
      else reject(new Breakdown(data.sentence));
    };
    worker.postMessage({ module, text, likely });
  }).finally(() => worker.terminate());
}

/** A short text, at once. */
export function readHere(core: Core, text: string, likely: string): Reading {
  const gathering = new Gathering(undefined);
  for (const part of readParts(core, text, likely)) gathering.add(part);
  return gathering;
}

const frame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function readBetween(core: Core, { text, likely, report, signal }: Task): Promise<Reading> {
  const gathering = new Gathering(report);
  for (const part of readParts(core, text, likely)) {
    gathering.add(part);
    await frame();
    if (signal?.aborted) throw stopped();
  }
  return gathering;
}

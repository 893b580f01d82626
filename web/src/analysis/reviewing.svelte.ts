// The review of a whole line by the engine: what each turn was worth, how well each side played, where it went wrong.
import type { Core } from '../core/core';
import { type Engine, makeEngine } from '../core/engine';
import { messageOf, Stopped } from '../core/refusal';
import type { Sentence } from '../core/sentence';
import type { Review } from '../core/types';
import { evaluationOf, type Evaluation } from './evaluation';
import { type Judged, judgedOf } from './judged';
import type { Node, Tree } from './tree';

export class Reviewing {
  readonly #core: Core;
  readonly #engine: Engine;
  #asked = 0;

  /** Positions looked at, and all of them, while a review is under way. */
  progress = $state.raw<{ done: number; parts: number } | null>(null);
  review = $state.raw<Review | null>(null);
  /** The record with the review in it, as the command line writes it. */
  record = $state('');
  /** By node. */
  judged = $state.raw<ReadonlyMap<number, Judged>>(new Map());
  trouble = $state.raw<Sentence | null>(null);

  constructor(core: Core) {
    this.#core = core;
    this.#engine = makeEngine(core);
  }

  /** Reviews a line of a tree, whose record is given, too. True when it came to its end. */
  async start({ game, start }: Tree, nodes: readonly Node[], record: string): Promise<boolean> {
    const number = ++this.#asked;
    this.#engine.stop();
    this.forget();
    this.progress = { done: 0, parts: nodes.length + 1 };
    try {
      const turns = nodes.map(({ kind, text }) => ({ text, setup: kind === 'setup' }));
      const { review, remarks } = await this.#engine.review({ game, position: start, turns }, (progress) => {
        if (number === this.#asked) this.progress = progress;
      });
      if (number !== this.#asked) return false;
      this.review = review;
      this.record = this.#core.annotate(record, remarks);
      this.judged = judgedOf(review, nodes);
      return true;
    } catch (error) {
      if (number === this.#asked && !(error instanceof Stopped)) this.trouble = messageOf(error);
      return false;
    } finally {
      if (number === this.#asked) this.progress = null;
    }
  }

  stop(): void {
    ++this.#asked;
    this.#engine.stop();
    this.progress = null;
  }

  forget(): void {
    this.review = null;
    this.judged = new Map();
    this.trouble = null;
  }

  close(): void {
    ++this.#asked;
    this.#engine.close();
  }
}

/** What the review thought of the positions: after each turn, and before the first. */
export function evaluationsOf(
  judged: ReadonlyMap<number, Judged>,
  parentOf: (id: number) => number | null,
): Map<number, Evaluation> {
  const found = new Map<number, Evaluation>();
  for (const [id, { before, after, side }] of judged) {
    const parent = parentOf(id);
    const start = evaluationOf({ ...before, depth: 0 }, side);
    const end = evaluationOf({ ...after, depth: 0 }, side);
    if (start && parent !== null && !found.has(parent)) found.set(parent, start);
    if (end) found.set(id, end);
  }
  return found;
}

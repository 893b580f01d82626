// Help for whoever is to move: a strong engine looks for a move in a worker of its own, and tells of it step by step.
import type { Core } from '../core/core';
import { type Engine, makeEngine } from '../core/engine';
import { messageOf, Stopped } from '../core/refusal';
import type { Sentence } from '../core/sentence';
import type { Ask } from '../core/thinker';
import { lastStep } from './hint';

const strength = { level: 10, seed: 0, limits: { seconds: 0.9, nodes: 200_000 } };

export class Hinting {
  readonly #engine: Engine;
  #asked = 0;

  busy = $state(false);
  /** The move that is hinted at, once it is found. */
  move = $state<string | null>(null);
  /** How much has been told: 0 nothing, 3 all. */
  step = $state(0);
  trouble = $state.raw<Sentence | null>(null);

  constructor(core: Core) {
    this.#engine = makeEngine(core);
  }

  get isSpent(): boolean {
    return this.step >= lastStep;
  }

  /** Tells one step more. False where there is nothing more to tell, or nothing was found. */
  async more(place: Pick<Ask, 'game' | 'position' | 'moves'>): Promise<boolean> {
    if (this.busy || this.isSpent) return false;
    if (this.move === null && !(await this.#find(place))) return false;
    ++this.step;
    return true;
  }

  async #find(place: Pick<Ask, 'game' | 'position' | 'moves'>): Promise<boolean> {
    const number = ++this.#asked;
    this.busy = true;
    this.trouble = null;
    try {
      const { move } = await this.#engine.think({ ...place, ...strength });
      if (number !== this.#asked) return false;
      this.move = move;
      return true;
    } catch (error) {
      if (number === this.#asked && !(error instanceof Stopped)) this.trouble = messageOf(error);
      return false;
    } finally {
      if (number === this.#asked) this.busy = false;
    }
  }

  /** The position is another one. */
  forget(): void {
    if (this.busy) this.#engine.stop();
    ++this.#asked;
    this.busy = false;
    this.move = null;
    this.step = 0;
    this.trouble = null;
  }

  close(): void {
    ++this.#asked;
    this.#engine.close();
  }
}

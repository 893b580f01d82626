// The engine beside an analysis: thinks on and on about the position that is looked at, in its worker, and stops at once.
import { isObject } from '../base/decode';
import { load, save } from '../base/storage';
import type { Core } from '../core/core';
import { type Engine, makeEngine } from '../core/engine';
import { messageOf, Stopped } from '../core/refusal';
import type { Sentence } from '../core/sentence';
import type { Thought } from '../core/types';
import type { Place } from '../match/place';

interface Wish {
  on: boolean;
  lines: number;
}

const key = 'engine';
export const mostLines = 5;
const fullStrength = 10;
/** Then it rests: a position that is left open should not drain a battery. */
const longest = 300;
/** Whoever runs through a game does not wake an engine for each move. */
const patience = 150;

function decodeWish(data: unknown): Wish | null {
  if (!isObject(data)) return null;
  const { on, lines } = data;
  const isCount = Number.isInteger(lines) && Number(lines) >= 1 && Number(lines) <= mostLines;
  return { on: on === true, lines: isCount ? Number(lines) : 3 };
}

/** The best first: a later line of the same depth may have turned out better. */
export function ranked(thoughts: readonly Thought[]): Thought[] {
  const sorted = [...thoughts].sort((a, b) => (b.score ?? -Infinity) - (a.score ?? -Infinity));
  return sorted.map((thought, i) => ({ ...thought, rank: i + 1 }));
}

export class Thinking {
  readonly #engine: Engine;
  readonly #found: (thought: Thought) => void;
  #place: Place | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #coming: readonly Thought[] = [];

  on = $state(false);
  lines = $state(3);
  /** The best first. */
  thoughts = $state.raw<readonly Thought[]>([]);
  busy = $state(false);
  trouble = $state.raw<Sentence | null>(null);

  /** `found` hears of each best line. */
  constructor(core: Core, found: (thought: Thought) => void) {
    this.#engine = makeEngine(core);
    this.#found = found;
    const wish = load(key, decodeWish);
    if (wish) [this.on, this.lines] = [wish.on, wish.lines];
  }

  /** Another position is looked at; null: there is nothing to think about. */
  look(place: Place | null): void {
    this.#place = place;
    this.#begin();
  }

  toggle(): void {
    this.on = !this.on;
    this.#keep();
  }

  wantLines(lines: number): void {
    this.lines = Math.min(mostLines, Math.max(1, lines));
    this.#keep();
  }

  #keep(): void {
    save(key, { on: this.on, lines: this.lines });
    this.#begin();
  }

  #begin(): void {
    this.#rest();
    this.thoughts = [];
    this.trouble = null;
    const place = this.#place;
    if (!this.on || !place) return;
    this.busy = true;
    this.#timer = setTimeout(() => void this.#think(place), patience);
  }

  #rest(): void {
    ++this.#asked;
    clearTimeout(this.#timer);
    this.#engine.stop();
    this.busy = false;
  }

  async #think(place: Place): Promise<void> {
    const number = ++this.#asked;
    const { lines } = this;
    try {
      await this.#engine.think(
        { ...place, level: fullStrength, seed: 0, lines, limits: { seconds: longest } },
        (thought) => number === this.#asked && this.#hear(thought),
      );
    } catch (error) {
      if (number === this.#asked && !(error instanceof Stopped)) this.trouble = messageOf(error);
    }
    if (number === this.#asked) this.busy = false;
  }

  /** Lines of one depth are shown together, so that they can be compared: the last ones stay until there are as many. */
  #hear(thought: Thought): void {
    this.#coming = thought.rank === 1 ? [thought] : [...this.#coming, thought];
    if (this.#coming.length < this.thoughts.length) return;
    this.thoughts = ranked(this.#coming);
    if (this.thoughts[0]) this.#found(this.thoughts[0]);
  }

  close(): void {
    this.#rest();
    this.#engine.close();
  }
}

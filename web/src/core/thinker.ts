// An engine in an instance of its own: what a worker runs, and what tests can run without one.
import { Instance } from './instance';
import type { Answer, Review, Thought, Turn } from './types';

export interface Ask {
  readonly game: string;
  readonly position?: string;
  /** Played from that position, or from the start. */
  readonly moves: readonly string[];
  readonly level: number;
  readonly seed: number;
  /** How many lines to look for; usually one. */
  readonly lines?: number;
  /** For playing with people: opens differently from game to game, avoids draws. */
  readonly varied?: boolean;
  /** Memory for positions met before. */
  readonly tableMb?: number;
  readonly limits: { readonly seconds?: number; readonly nodes?: number; readonly depth?: number };
}

export interface ReviewAsk {
  readonly game: string;
  /** Where it began, unless that is the game's own start. */
  readonly position?: string;
  /** Of a set-up the text is a position, from which the game goes on. */
  readonly turns: readonly Pick<Turn, 'text' | 'setup'>[];
  /** For each position; as many as the command line takes, unless told otherwise. */
  readonly nodes?: number;
}

/** What a review says in the record of its game. */
export interface Remarks {
  readonly summary: string;
  /** A number that records know, 0 for none, and a comment, which may be empty. */
  readonly turns: readonly { readonly nag: number; readonly comment: string }[];
}

export interface ReviewAnswer {
  readonly review: Review;
  readonly remarks: Remarks;
}

/** How many turns of all are judged. */
export interface Progress {
  readonly done: number;
  readonly parts: number;
}

/** The bytes of the learnt weights of that name; null where nothing was learnt yet. */
export type FetchWeights = (name: string) => Promise<Uint8Array | null>;

/** Enough for a phone. */
const usualTable = 16;

export class Thinker {
  readonly #instance: Instance;
  readonly #fetchWeights: FetchWeights;
  #report: (json: string) => void = () => {};
  #engine = ''; // what the engine at hand was made for

  constructor(module: WebAssembly.Module, fetchWeights: FetchWeights) {
    this.#instance = new Instance(module, (json) => this.#report(json));
    this.#fetchWeights = fetchWeights;
  }

  /** Reports while it thinks; only the fetching of weights is waited for. */
  async think(ask: Ask, report: (thought: Thought) => void): Promise<Answer> {
    await this.#bringWeights(ask.game);
    this.#bringEngine(ask);
    return this.#with(ask, (match) => {
      for (const move of ask.moves) this.#instance.ask('play', match, move);
      const { seconds = 0, nodes = 0, depth = 0 } = ask.limits;
      this.#report = (json) => report(JSON.parse(json) as Thought);
      return this.#instance.data('think', match, seconds, nodes, depth, ask.lines ?? 1);
    });
  }

  /** Judges a whole game, and reports between its turns. */
  async review(ask: ReviewAsk, report: (progress: Progress) => void): Promise<ReviewAnswer> {
    await this.#bringWeights(ask.game);
    return this.#with(ask, (match) => {
      for (const { text, setup } of ask.turns) this.#instance.ask(setup ? 'set_up' : 'play', match, text);
      this.#report = (json) => report(JSON.parse(json) as Progress);
      return this.#instance.data('review', match, ask.nodes ?? 0);
    });
  }

  /** Does something with a match from a position, or from the game's own start. */
  #with<Result>({ game, position = '' }: Ask | ReviewAsk, act: (match: number) => Result): Result {
    const match = this.#instance.number('start', game, position);
    this.#instance.is('stop_counting', match); // the page knows when a game is over
    try {
      return act(match);
    } finally {
      this.#instance.is('release', match);
    }
  }

  /** Without them the engine judges by hand, as in the program. */
  async #bringWeights(game: string): Promise<void> {
    const name = this.#instance.ask('weights_name', game);
    if (this.#instance.is('has_weights', name)) return;
    const weights = await this.#fetchWeights(name);
    if (weights !== null) this.#instance.ask('give_weights', game, weights);
  }

  /** The same one goes on as long as the same is asked of it, with what it has found out before. */
  #bringEngine({ game, level, seed, varied = false, tableMb = usualTable }: Ask): void {
    const wanted = JSON.stringify([game, level, seed, varied, tableMb]);
    if (wanted === this.#engine) return;
    this.#instance.ask('open_engine', game, level, seed, varied, tableMb);
    this.#engine = wanted;
  }
}

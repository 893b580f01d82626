// The match in the core, looked at once after each change: what is asked again and again is kept at hand.
import type { Core, MatchHandle } from '../core/core';
import type { Choice, MatchView, Piece, Side } from '../core/types';
import type { Place } from './place';

/** A move that was made, and what it was made on. */
export interface Made {
  /** As the core prints it. */
  readonly text: string;
  readonly side: Side;
  /** Undefined where there were too many to list. */
  readonly choice: Choice | undefined;
  /** As they stood before it. */
  readonly pieces: readonly Piece[];
}

export class Match {
  readonly #core: Core;
  #handle: MatchHandle;
  /** Whether something is laid out unseen, so that players see different things. */
  readonly #hides: boolean;
  #view: MatchView;

  constructor(core: Core, game: string, position = '') {
    this.#core = core;
    this.#handle = core.start(game, position);
    this.#view = this.#handle.view();
    this.#hides = this.#view.arrangement != null;
  }

  /** With its options, as the core writes it. */
  get game(): string {
    return this.#handle.game;
  }

  /** Everything there is to see. */
  get view(): MatchView {
    return this.#view;
  }

  /** What the people on these seats may see: the one to move, or the first of them. */
  seenFrom(seats: readonly number[]): MatchView {
    const { seat, status } = this.#view;
    if (!this.#hides || status.result !== null || seats.length === 0) return this.#view;
    return this.#handle.view(seats.includes(seat) ? seat : seats[0]);
  }

  /** Throws the core's refusal. */
  play(text: string): Made {
    return this.#make(() => this.#handle.play(text));
  }

  arrange(values: readonly number[]): Made {
    return this.#make(() => this.#handle.arrange(values));
  }

  #make(act: () => string): Made {
    const before = this.#view;
    const text = act();
    this.#view = this.#handle.view();
    return madeOf(text, before);
  }

  /** False at the start. */
  undo(): boolean {
    const isUndone = this.#handle.undo();
    this.#view = this.#handle.view();
    return isUndone;
  }

  /** Plays moves that were kept, as far as the core takes them; then its refusal. */
  replay(moves: readonly string[]): { done: string[]; refusal: unknown } {
    const done: string[] = [];
    try {
      for (const move of moves) done.push(this.#handle.play(move));
      return { done, refusal: null };
    } catch (refusal) {
      return { done, refusal };
    } finally {
      this.#view = this.#handle.view();
    }
  }

  /** Another place of the same game; what was there stays where the core refuses it, and the refusal is thrown. */
  bring(position: string, moves: readonly string[]): void {
    const handle = this.#core.start(this.game, position);
    try {
      for (const move of moves) handle.play(move);
    } catch (refusal) {
      handle.free();
      throw refusal;
    }
    this.#handle.free();
    this.#handle = handle;
    this.#view = handle.view();
  }

  /** Which choice a text means that has not been played, or the core's refusal. */
  meant(text: string): Choice | undefined {
    const printed = this.#handle.play(text);
    this.#handle.undo();
    return this.#view.choices?.find((choice) => choice.text === printed);
  }

  /** The move that was made last; null at the start. */
  last(): Made | null {
    const text = this.#view.turns.at(-1)?.text;
    if (text === undefined) return null;
    this.#handle.undo();
    const before = this.#handle.view();
    this.#handle.play(text);
    return madeOf(text, before);
  }

  free(): void {
    this.#handle.free();
  }
}

const madeOf = (text: string, { side, choices, pieces }: MatchView): Made => ({
  text,
  side,
  choice: choices?.find((choice) => choice.text === text),
  pieces,
});

/** The match at a place; throws the core's refusal of the position or of a move. */
export function matchAt(core: Core, { game, position, moves }: Place): Match {
  const match = new Match(core, game, position === 'start' ? '' : position);
  const { refusal } = match.replay(moves);
  if (refusal === null) return match;
  match.free();
  throw refusal;
}

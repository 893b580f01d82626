// The match in the core, looked at once after each change: what is asked again and again is kept at hand.
import type { Core, MatchHandle } from '../core/core';
import type { Choice, MatchView, Meant, Piece, Step, UnderWay } from '../core/types';
import type { Place } from './place';

/** A move that was made, and what it was made on. */
export interface Made {
  readonly choice: Choice;
  /** As they stood before it. */
  readonly pieces: readonly Piece[];
}

export class Match {
  readonly #core: Core;
  readonly #begin: 'start' | 'study';
  #handle: MatchHandle;
  /** Whether something is laid out unseen, so that players see different things. */
  readonly #hides: boolean;
  #view: MatchView;
  #made: Made[] = [];

  /** To be played, or to be looked at. */
  constructor(core: Core, game: string, position = '', begin: 'start' | 'study' = 'start') {
    this.#core = core;
    this.#begin = begin;
    this.#handle = core[begin](game, position);
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
    const made = { pieces: this.#view.pieces, choice: this.#handle.play(text) };
    this.#made.push(made);
    this.#view = this.#handle.view();
    return made;
  }

  /** Which move a text means, and how the game would then stand; or the core's refusal. */
  read(text: string): Meant {
    return this.#handle.read(text);
  }

  /** The same for what is laid out. */
  readArrangement(values: readonly number[]): Meant {
    return this.#handle.readArrangement(values);
  }

  /** How a move goes on after clicks, by any way that leads to it, or by those that end on a cell. */
  underWay(clicks: readonly Step[], toward: number | null): UnderWay {
    return this.#handle.underWay(clicks, toward);
  }

  /** What clicks would write that lead to no choice; empty where they write no move. */
  textOf(clicks: readonly Step[]): string {
    return this.#handle.textOf(clicks);
  }

  /** False at the start. */
  undo(): boolean {
    const isUndone = this.#handle.undo();
    this.#made.pop();
    this.#view = this.#handle.view();
    return isUndone;
  }

  /** Plays moves that were kept, as far as the core takes them; then its refusal. */
  replay(moves: readonly string[]): { done: string[]; refusal: unknown } {
    const made: Made[] = [];
    let refusal: unknown = null;
    try {
      for (const move of moves) made.push(makeOn(this.#handle, move));
    } catch (error) {
      refusal = error;
    }
    this.#made.push(...made);
    this.#view = this.#handle.view();
    return { done: made.map(({ choice }) => choice.text), refusal };
  }

  /** Another place of the same game; what was there stays where the core refuses it, and the refusal is thrown. */
  bring(position: string, moves: readonly string[]): void {
    const handle = this.#core[this.#begin](this.game, position);
    let made: Made[];
    try {
      made = moves.map((move) => makeOn(handle, move));
    } catch (refusal) {
      handle.free();
      throw refusal;
    }
    this.#handle.free();
    this.#handle = handle;
    this.#made = made;
    this.#view = handle.view();
  }

  /** The move that was made last; null at the start. */
  last(): Made | null {
    return this.#made.at(-1) ?? null;
  }

  /** The claim that the last move followed, made by the same player; null where there was none. */
  claimed(): Made | null {
    const [before, last] = this.#view.turns.slice(-2);
    return last && !last.claim && before?.claim && before.seat === last.seat
      ? (this.#made.at(-2) ?? null)
      : null;
  }

  /** All that was made, in order. */
  get made(): readonly Made[] {
    return this.#made;
  }

  free(): void {
    this.#handle.free();
  }
}

/** Without a look at what can be played: nobody chooses between the moves of the past. */
const makeOn = (handle: MatchHandle, text: string): Made => ({
  pieces: handle.pieces(),
  choice: handle.play(text),
});

/** The match at a place; throws the core's refusal of the position or of a move. */
export function matchAt(core: Core, { game, position, moves }: Place): Match {
  const match = new Match(core, game, position === 'start' ? '' : position);
  const { refusal } = match.replay(moves);
  if (refusal === null) return match;
  match.free();
  throw refusal;
}

// The match in the core, looked at once after each change: what is asked again and again is kept at hand.
import type { Core, MatchHandle } from '../core/core';
import type { Choice, MatchView, Piece } from '../core/types';

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

  /** Throws the core's refusal; gives the printed form. */
  play(text: string): string {
    return this.#after(() => this.#handle.play(text));
  }

  arrange(values: readonly number[]): string {
    return this.#after(() => this.#handle.arrange(values));
  }

  /** False at the start. */
  undo(): boolean {
    return this.#after(() => this.#handle.undo());
  }

  #after<T>(act: () => T): T {
    const result = act();
    this.#view = this.#handle.view();
    return result;
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

  /** The choice that was played last, and the pieces as they stood before it. */
  last(text: string): { choice: Choice | undefined; pieces: readonly Piece[] } {
    this.#handle.undo();
    const { choices, pieces } = this.#handle.view();
    this.#handle.play(text);
    return { choice: choices?.find((choice) => choice.text === text), pieces };
  }

  free(): void {
    this.#handle.free();
  }
}

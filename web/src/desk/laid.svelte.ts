// A desk on which a position is laid out to learn from it: there are no clocks, no opponent and nothing to keep. The board
// is turned to whoever is to move first.
import { wideOf } from '../board/turn';
import type { Core } from '../core/core';
import type { MatchView, Side } from '../core/types';
import { Match } from '../match/match';
import { Desk, messageOf } from './desk.svelte';
import * as tables from './table';

export interface Position {
  /** With its options. */
  readonly game: string;
  /** Or `start`. */
  readonly position: string;
  /** Played from there. */
  readonly moves: readonly string[];
}

/** A move that was made, and the match before it. */
export interface Tried {
  readonly text: string;
  readonly before: MatchView;
}

export abstract class LaidDesk extends Desk {
  /** Who is to move when the learner sits down. */
  readonly learner: Side;
  readonly #own: number;
  readonly board = $derived.by(() => (this.wide ? wideOf(this.game, this.#own) : this.#own));

  /** Throws the core's refusal of the position or of a move. */
  constructor(core: Core, { game, position, moves }: Position) {
    super(core, new Match(core, game, position === 'start' ? '' : position));
    const { refusal } = this.match.replay(moves);
    if (refusal) throw refusal;
    const { side, seat } = this.match.view;
    this.learner = side;
    this.#own = this.game.seats[seat]?.board ?? 0;
    this.table = tables.seen(this.match.view, null);
    if (moves.length > 0) this.#point(moves.at(-1)!);
  }

  /** The last move is pointed out and seen moving. */
  #point(text: string): void {
    const { choice, pieces } = this.match.last(text);
    this.table = tables.shown(this.table, choice, pieces, this.match.view.turns.length);
  }

  /** Makes a move and shows it; null and the refusal on the table where the core does not take it. */
  protected tried(act: () => string): Tried | null {
    const before = this.match.view;
    try {
      const text = act();
      const choice = before.choices?.find((c) => c.text === text);
      const after = tables.seen(this.match.view, this.table);
      this.table = tables.shown(after, choice, before.pieces, this.match.view.turns.length);
      return { text, before };
    } catch (error) {
      this.table = { ...tables.letGo(this.table), refusal: messageOf(error) };
      return null;
    }
  }

  /** The last move is taken back, and the one before it is pointed out again. */
  protected takeBack(last: Pick<tables.Table, 'last' | 'taken'>): void {
    this.match.undo();
    this.table = { ...tables.seen(this.match.view, null), last: last.last, taken: last.taken };
  }

  close(): void {
    this.match.free();
  }
}

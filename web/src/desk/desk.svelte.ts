// A board at which somebody makes moves by clicking: what a click, a dragged piece or a word does to the table, why it
// leads nowhere, how a move that is made is shown. What it then means is for whoever sits at the desk to say.
import { settings } from '../base/settings.svelte';
import { wideOf, withWideBoards } from '../board/turn';
import type { Core } from '../core/core';
import { messageOf } from '../core/refusal';
import type { GameInfo, MatchView, Step } from '../core/types';
import type { Made, Match } from '../match/match';
import { t } from '../texts/texts.svelte';
import { back, lastCell, left, next, say, take } from './clicks';
import * as tables from './table';
import type { Table } from './table';

export abstract class Desk {
  readonly game: GameInfo;
  table = $state.raw<Table>()!;
  /** Whether there is more room beside the board than above it. */
  wide = $state(false);
  /** The board that was chosen by hand. */
  turned = $state<number | null>(null);
  readonly #first: number;
  #shown = 0;

  /** Whether clicks count now. */
  abstract readonly isActive: boolean;
  /** Which of the game's boards is looked at. */
  readonly board = $derived.by(() => this.turned ?? (this.wide ? wideOf(this.game, this.own()) : this.own()));

  constructor(
    readonly core: Core,
    protected readonly match: Match,
  ) {
    this.game = withWideBoards(core.game(match.game));
    this.#first = this.game.seats[match.view.seat]?.board ?? 0;
  }

  /** The board of whoever looks at it: who was to move first, unless said otherwise. */
  protected own(): number {
    return this.#first;
  }

  /** Makes a move, which is then for the desk's own purpose; false where that, or the core, does not take it. */
  protected abstract make(act: () => Made): boolean;

  /** Makes a move and shows it; null, with the refusal on the table, where the core does not take it. */
  protected tried(act: () => Made): Made | null {
    try {
      const made = act();
      this.table = tables.shown(tables.seen(this.look()), made, ++this.#shown);
      return made;
    } catch (error) {
      this.table = { ...tables.letGo(this.table), refusal: messageOf(error) };
      return null;
    }
  }

  /** Lays the match out as it stands, its last move pointed out; seen moving, where it has just come. */
  protected lay(isMoving = false): void {
    const last = this.match.last();
    const table = tables.seen(this.look());
    const shown = last ? tables.shown(table, last, ++this.#shown) : table;
    this.table = isMoving ? shown : { ...shown, motion: null };
  }

  /** The match as whoever sits here may see it. */
  protected look(): MatchView {
    return this.match.view;
  }

  /** Turns the board to the next player. */
  flip(): void {
    this.turned = (this.board + 1) % this.game.boards.length;
  }

  click(cell: number, word = ''): void {
    if (!this.isActive) return;
    const { table } = this;
    if (table.view.arrangement) this.table = tables.arranged(table, cell);
    else if (table.hunting !== null) this.type(table.hunting + this.nameOf(cell));
    else this.#settle(tables.clicked(table, cell, word) ?? this.#refused(cell));
  }

  /** A piece is dragged: it alone is meant, unless it goes on with the move under way. */
  lift(cell: number, word: string): void {
    const { clicks, view } = this.table;
    if (!this.isActive || view.arrangement || lastCell(clicks.made) === cell) return;
    const isSecond = next(clicks).some((step) => 'cell' in step && step.start && step.cell === cell);
    if (!isSecond) this.letGo();
    this.click(cell, word);
  }

  /** It is put down. It has been seen moving, and need not be shown again. */
  drop(from: number, to: number): void {
    if (!this.isActive) return;
    if (this.table.view.arrangement) this.table = tables.exchanged(this.table, from, to);
    else {
      this.click(to);
      this.table = { ...this.table, motion: null };
    }
  }

  /** A word or a number from the buttons beside the board. */
  choose(step: Step): void {
    if (!this.isActive) return;
    const { clicks } = this.table;
    const after = 'choice' in step ? say(clicks, step.choice) : take(clicks, step);
    if (after) this.#settle(tables.withClicks(this.table, after));
  }

  #settle(table: Table): void {
    this.table = table;
    if (table.chosen && !settings.confirm) this.type(table.chosen.text);
  }

  confirm(): void {
    if (this.table.chosen) this.type(this.table.chosen.text);
  }

  stepBack(): void {
    this.table = { ...tables.withClicks(this.table, back(this.table.clicks)), hunting: null };
  }

  letGo(): void {
    this.table = { ...tables.letGo(this.table), refusal: null };
  }

  /** Why a click leads nowhere: the core is asked for the move, and says it. */
  #refused(cell: number): Table {
    const table = tables.letGo(this.table);
    const isOwn = table.view.pieces.some((p) => p.cell === cell && p.owner === table.view.side);
    const text = this.#textTo(cell, isOwn);
    if (text !== null) return this.#meant(table, text);
    if (!isOwn) return { ...table, refusal: null };
    const demanded = table.view.demanded ?? [];
    const must = demanded.length > 0 && !demanded.includes(cell) && this.game.claims.length === 0;
    const names = demanded.map((c) => this.nameOf(c)).join(', ');
    return { ...table, refusal: must ? t('play.mustJump', names) : t('play.stuck', this.nameOf(cell)) };
  }

  /** The move that the clicks would make if they could end on the cell; null where nothing has been taken up. */
  #textTo(cell: number, isOwn: boolean): string | null {
    const { clicks } = this.table;
    const [first] = clicks.made.flatMap((s) => ('cell' in s ? [s.cell] : []));
    const hasWords = [...clicks.made, ...next(clicks)].some((s) => 'count' in s || 'choice' in s);
    if (clicks.made.length === 0) return null;
    if (!hasWords) return first === undefined || isOwn ? null : `${this.nameOf(first)}-${this.nameOf(cell)}`;
    // Sizes and levels are written as in a legal move that begins alike: the quietest and shortest one.
    const [like] = left(clicks).sort(
      (a, b) => a.captures.length - b.captures.length || a.steps.length - b.steps.length,
    );
    const end = this.nameOf(lastCell(like?.steps ?? []) ?? -1);
    return like?.text.endsWith(end) ? like.text.slice(0, -end.length) + this.nameOf(cell) : null;
  }

  /** A move that was clicked another way than the choices list it: the core knows what is meant, or why it cannot be. */
  #meant(table: Table, text: string): Table {
    try {
      return { ...table, chosen: this.match.meant(text) ?? null };
    } catch (error) {
      return { ...table, refusal: messageOf(error) };
    }
  }

  protected nameOf(cell: number): string {
    return this.game.boards[0]?.cells[cell]?.name ?? '';
  }

  /** A claim by its word: made at once, or after a click on the piece that it is about. */
  claim(word: string): void {
    if (!this.isActive) return;
    const about = tables
      .claimsOf(this.table.view)
      .filter(({ steps: [s] }) => s && 'choice' in s && s.choice === word);
    if (about.some((choice) => choice.steps.length > 1))
      this.table = { ...tables.letGo(this.table), hunting: word };
    else this.type(word);
  }

  /** Plays a move or claim by its text, also one that was typed. False where the core refuses it. */
  type(text: string): boolean {
    return this.isActive && this.make(() => this.match.play(text));
  }

  arrange(): void {
    if (this.isActive) this.make(() => this.match.arrange(this.table.laid));
  }

  shuffle(): void {
    this.table = tables.shuffled(this.table, Math.random);
  }

  close(): void {
    this.match.free();
  }
}

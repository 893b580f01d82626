// A puzzle at the board: takes the solution's moves one after the other, plays the defence, answers the others.
import { announce } from '../base/announce.svelte';
import { isCalm } from '../base/calm';
import { moveSound, sound } from '../base/sound';
import type { Core } from '../core/core';
import { makeEngine, type Engine } from '../core/engine';
import type { Puzzle } from '../core/puzzle';
import type { Answer } from '../core/types';
import { turnText } from '../desk/describe';
import { Desk } from '../desk/desk.svelte';
import { type Made, matchAt } from '../match/match';
import { t } from '../texts/texts.svelte';
import type { Grade } from './progress';
import { tryAt, type Try } from './try';

const pause = 800;
/** How much the engine looks at to say whether a move wins too, and for how long it looks for an answer. */
const glance = 300_000;
const thought = 1;

export interface Told {
  grade(grade: Grade): void;
  /** A move that is a mistake. */
  mistake?(): void;
}

export class PuzzleDesk extends Desk {
  readonly puzzle: Puzzle;
  readonly #told: Told;
  #engine: Engine | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How many moves of the solution have been made, by either side. */
  at = $state(0);
  phase = $state<'task' | 'judging' | 'reply' | 'solved' | 'shown'>('task');
  /** The last move that was none of the solution, and what it is. */
  other = $state<string | null>(null);
  verdict = $state<Try | null>(null);
  /** What the opponent answers to it; empty while the engine looks for it. */
  answer = $state<string | null>(null);
  mistakes = $state(0);

  readonly isActive = $derived(this.phase === 'task');

  constructor(core: Core, puzzle: Puzzle, told: Told) {
    super(core, matchAt(core, { ...puzzle, moves: [] }));
    this.lay();
    this.puzzle = puzzle;
    this.#told = told;
  }

  protected make(text: string): boolean {
    this.other = this.answer = this.verdict = null;
    const meant = this.read(text);
    if (!meant) return false;
    if (meant.choice.text !== this.puzzle.moves[this.at]) {
      this.letGo();
      this.other = meant.choice.text;
      void this.#judge(meant.choice.text);
      return false;
    }
    const made = this.tried(text);
    if (made) this.#done(made);
    return made !== null;
  }

  /** Nothing else wins, or it may win more slowly: then the engine is asked, and a slower win is no mistake. */
  async #judge(move: string): Promise<void> {
    if (this.puzzle.claim === 'fastest') {
      this.phase = 'judging';
      const answer = await this.#think(move, { nodes: glance }).catch(() => null);
      if (this.phase !== 'judging') return;
      this.phase = 'task';
      this.verdict = tryAt(this.puzzle.claim, answer);
    } else this.verdict = tryAt(this.puzzle.claim, null);
    if (this.verdict === 'slower' || this.verdict === 'unknown') return;
    ++this.mistakes;
    this.#told.mistake?.();
  }

  /** A move of the solution has been made. */
  #done(made: Made): void {
    const turn = this.match.view.turns.at(-1);
    if (turn) announce(turnText(this.game, turn, made));
    moveSound(made.choice);
    ++this.at;
    if (this.at >= this.puzzle.moves.length) {
      if (this.phase !== 'shown') this.#solved();
    } else if (this.phase === 'shown' || this.at % 2 === 1) this.#later();
    else this.phase = 'task';
  }

  #later(): void {
    if (this.phase === 'task') this.phase = 'reply';
    const go = () => {
      const made = this.tried(this.puzzle.moves[this.at]!);
      if (made) this.#done(made);
    };
    if (isCalm()) go();
    else this.#timer = setTimeout(go, pause);
  }

  #solved(): void {
    this.phase = 'solved';
    sound('win');
    announce(t('puzzles.solved'));
    this.#told.grade(this.mistakes === 0 ? 'first' : 'solved');
  }

  /** Gives up: the rest of the solution is played. */
  show(): void {
    if (this.phase !== 'task') return;
    this.letGo();
    this.other = this.answer = this.verdict = null;
    this.phase = 'shown';
    this.#told.grade('failed');
    this.#later();
  }

  /** What the other move runs into: the engine looks for the best answer. */
  async refute(): Promise<void> {
    const { other } = this;
    if (other === null) return;
    this.answer = '';
    const found = await this.#think(other, { seconds: thought }).catch(() => null);
    if (this.other === other) this.answer = found?.move ?? null;
  }

  /** The engine at its best, after a move that is none of the solution. */
  #think(move: string, limits: { readonly nodes?: number; readonly seconds?: number }): Promise<Answer> {
    this.#engine ??= makeEngine(this.core);
    const { game, position } = this.puzzle;
    return this.#engine.think({
      game,
      position,
      moves: [...this.puzzle.moves.slice(0, this.at), move],
      level: Math.max(...this.core.levels().map(({ level }) => level)),
      seed: 1,
      limits,
    });
  }

  override close(): void {
    clearTimeout(this.#timer);
    this.phase = 'shown';
    this.#engine?.close();
    super.close();
  }
}

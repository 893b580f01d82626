// A puzzle at the board: takes the winning moves one after the other, plays the defence, answers the others.
import { announce } from '../base/announce.svelte';
import { isCalm } from '../base/calm';
import { moveSound, sound } from '../base/sound';
import type { Core } from '../core/core';
import { makeEngine, type Engine } from '../core/engine';
import type { Puzzle } from '../core/puzzles';
import { turnText } from '../desk/describe';
import { Desk } from '../desk/desk.svelte';
import { type Made, matchAt } from '../match/match';
import { t } from '../texts/texts.svelte';
import type { Grade } from './progress';

const pause = 800;
/** How long the engine looks for the answer to a wrong move. */
const thought = 1;

export class PuzzleDesk extends Desk {
  readonly puzzle: Puzzle;
  readonly #ongrade: (grade: Grade) => void;
  #engine: Engine | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How many moves of the solution have been made, by either side. */
  at = $state(0);
  phase = $state<'task' | 'reply' | 'solved' | 'shown'>('task');
  /** The wrong move that was tried last. */
  wrong = $state<string | null>(null);
  /** What the opponent answers to it; empty while the engine looks for it. */
  answer = $state<string | null>(null);
  mistakes = $state(0);

  readonly isActive = $derived(this.phase === 'task');

  constructor(core: Core, puzzle: Puzzle, ongrade: (grade: Grade) => void) {
    super(core, matchAt(core, { ...puzzle, moves: [] }));
    this.lay();
    this.puzzle = puzzle;
    this.#ongrade = ongrade;
  }

  protected make(text: string): boolean {
    this.wrong = this.answer = null;
    const meant = this.read(text);
    if (!meant) return false;
    if (meant.choice.text !== this.puzzle.moves[this.at]) {
      this.letGo();
      this.wrong = meant.choice.text;
      ++this.mistakes;
      return false;
    }
    const made = this.tried(text);
    if (made) this.#done(made);
    return made !== null;
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
    this.#ongrade(this.mistakes === 0 ? 'first' : 'solved');
  }

  /** Gives up: the rest of the solution is played. */
  show(): void {
    if (this.phase !== 'task') return;
    this.letGo();
    this.wrong = this.answer = null;
    this.phase = 'shown';
    this.#ongrade('failed');
    this.#later();
  }

  /** What the wrong move runs into: the engine looks for the best answer. */
  async refute(): Promise<void> {
    const { wrong } = this;
    if (wrong === null) return;
    this.answer = '';
    this.#engine ??= makeEngine(this.core);
    const moves = [...this.puzzle.moves.slice(0, this.at), wrong];
    const { game, position } = this.puzzle;
    try {
      const found = await this.#engine.think({
        game,
        position,
        moves,
        level: Math.max(...this.core.levels().map(({ level }) => level)),
        seed: 1,
        limits: { seconds: thought },
      });
      if (this.wrong === wrong) this.answer = found.move;
    } catch {
      if (this.wrong === wrong) this.answer = null;
    }
  }

  override close(): void {
    clearTimeout(this.#timer);
    this.#engine?.close();
    super.close();
  }
}

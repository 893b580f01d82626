// One step of a lesson at the board: takes the move that it asks for, answers the others, plays the reply.
import { announce } from '../base/announce.svelte';
import { isCalm } from '../base/calm';
import { moveSound } from '../base/sound';
import type { Core } from '../core/core';
import type { Lesson, LessonStep } from '../core/course';
import type { Meant } from '../core/types';
import { turnText } from '../desk/describe';
import { Desk } from '../desk/desk.svelte';
import { type Made, matchAt } from '../match/match';
import { beginningOf, solves } from './lesson';

/** Between the learner's move and the reply, so that both are seen. */
const pause = 900;

/** What the learner is told by the lesson itself. */
export interface Words {
  readonly hint: string;
  readonly done: string;
}

export class StepDesk extends Desk {
  readonly step: LessonStep;
  readonly #words: Words;
  #timer: ReturnType<typeof setTimeout> | undefined;

  phase = $state<'task' | 'reply' | 'solved'>('task');
  /** Whether the last try was legal but not what is asked for. */
  isOff = $state(false);
  /** Tries that did not solve it. */
  mistakes = $state(0);

  readonly isActive = $derived(this.phase === 'task');

  constructor(core: Core, lesson: Lesson, index: number, words: Words) {
    const place = beginningOf(lesson, index);
    super(core, matchAt(core, place));
    this.lay(place.moves.length > 0);
    this.step = lesson.steps[index]!;
    this.#words = words;
    if (this.step.accept.length === 0) this.phase = 'solved';
  }

  protected make(text: string): boolean {
    const meant = this.read(text);
    this.isOff = meant !== null && !this.#solves(meant);
    const made = meant && !this.isOff ? this.tried(text) : null;
    if (!made) {
      if (meant) this.letGo();
      ++this.mistakes;
      return false;
    }
    this.#answer([...this.step.reply], this.#said(made));
    return true;
  }

  #solves(meant: Meant): boolean {
    return solves(this.step, meant, this.match.view.side);
  }

  /** Plays the replies one after the other; then the step is solved. */
  #answer(replies: string[], said: string): void {
    const [next, ...rest] = replies;
    if (next === undefined) {
      this.phase = 'solved';
      announce(`${said} ${this.#words.done}`.trim());
      return;
    }
    this.phase = 'reply';
    const go = () => {
      const made = this.tried(next);
      this.#answer(rest, made ? `${said} ${this.#said(made)}` : said);
    };
    if (isCalm()) go();
    else this.#timer = setTimeout(go, pause);
  }

  /** The move is heard; in words for those who do not see it. */
  #said(made: Made): string {
    moveSound(made.choice);
    const turn = this.match.view.turns.at(-1);
    return turn ? turnText(this.game, turn, made) : '';
  }

  /** Makes a move that solves the step. */
  show(): void {
    if (this.phase !== 'task') return;
    const { choices, arrangement } = this.match.view;
    if (arrangement) {
      this.arrange();
      return;
    }
    const found = choices?.find(({ text }) => this.#solves(this.match.read(text)));
    if (found) this.type(found.text);
  }

  override close(): void {
    clearTimeout(this.#timer);
    super.close();
  }
}

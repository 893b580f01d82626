// One step of a lesson at the board: takes the move that it asks for, answers the others, plays the reply.
import { announce } from '../base/announce.svelte';
import { settings } from '../base/settings.svelte';
import { sound } from '../base/sound';
import type { Core } from '../core/core';
import type { Lesson, LessonStep } from '../core/course';
import type { Choice } from '../core/types';
import { turnText } from '../desk/describe';
import { LaidDesk } from '../desk/laid.svelte';
import { beginningOf, solves } from './lesson';

/** Between the learner's move and the reply, so that both are seen. */
const pause = 900;

const isCalm = (): boolean => !settings.animation || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What the learner is told by the lesson itself. */
export interface Words {
  readonly hint: string;
  readonly done: string;
}

export class StepDesk extends LaidDesk {
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
    super(core, beginningOf(lesson, index));
    this.step = lesson.steps[index]!;
    this.#words = words;
    if (this.step.accept.length === 0) this.phase = 'solved';
  }

  protected make(act: () => string): boolean {
    const { last, taken } = this.table;
    this.isOff = false;
    const tried = this.tried(act);
    if (!tried) {
      ++this.mistakes;
      return false;
    }
    const { text, before } = tried;
    const choice = before.choices?.find((c) => c.text === text);
    if (!solves(this.step, { text, choice, side: before.side, after: this.match.view })) {
      ++this.mistakes;
      this.takeBack({ last, taken });
      this.isOff = true;
      return false;
    }
    sound(choice && choice.captures.length > 0 ? 'capture' : 'move');
    this.#answer([...this.step.reply], this.#said(choice));
    return true;
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
      const before = this.match.view;
      this.tried(() => this.match.play(next));
      const choice = before.choices?.find((c) => c.text === next);
      sound(choice && choice.captures.length > 0 ? 'capture' : 'move');
      this.#answer(rest, `${said} ${this.#said(choice)}`);
    };
    if (isCalm()) go();
    else this.#timer = setTimeout(go, pause);
  }

  #said(choice: Choice | undefined): string {
    const turn = this.match.view.turns.at(-1);
    return turn ? turnText(this.game, turn, choice) : '';
  }

  /** Makes a move that solves the step. */
  show(): void {
    if (this.phase !== 'task') return;
    const { choices, arrangement, side } = this.match.view;
    if (arrangement) {
      this.arrange();
      return;
    }
    const found = choices?.find((choice) => {
      this.match.play(choice.text);
      const is = solves(this.step, { text: choice.text, choice, side, after: this.match.view });
      this.match.undo();
      return is;
    });
    if (found) this.type(found.text);
  }

  override close(): void {
    clearTimeout(this.#timer);
    super.close();
  }
}

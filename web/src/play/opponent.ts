// The computer as an opponent: finds its moves at a human pace, answers offers, and survives a worker that dies.
import { notify } from '../base/announce.svelte';
import type { Core } from '../core/core';
import { type Engine, makeEngine } from '../core/engine';
import { messageOf, Stopped } from '../core/refusal';
import type { Sentence } from '../core/sentence';
import type { Answer, Side } from '../core/types';
import { leftOf } from '../match/clock';
import type { Progress } from '../match/progress';
import type { Setup } from '../match/setup';
import { t } from '../texts/texts.svelte';

export type Reply =
  { kind: 'move'; move: string } | { kind: 'stopped' } | { kind: 'trouble'; sentence: Sentence };

const longestThought = 1.5;
const attempts = 3;
/** Before that many moves nobody takes a draw. */
const earliestDraw = 10;
/** The computer takes a draw when the other side can expect at least this much of a point. */
const drawnEnough = 0.45;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Opponent {
  readonly #engine: Engine;
  #asked = 0;

  constructor(core: Core) {
    this.#engine = makeEngine(core);
  }

  /** The next move, not before `pace` milliseconds: people want to see what happens. */
  async move(progress: Progress, level: number, side: Side, pace: number): Promise<Reply> {
    const number = ++this.#asked;
    const { clock } = progress;
    const seconds = Math.min(
      longestThought,
      clock ? leftOf(clock, side, Date.now()) / 30_000 : longestThought,
    );
    for (let attempt = 1; ; ++attempt) {
      try {
        const [answer] = await Promise.all([this.#think(progress, level, seconds), wait(pace)]);
        return number === this.#asked ? { kind: 'move', move: answer.move } : { kind: 'stopped' };
      } catch (error) {
        if (number !== this.#asked || error instanceof Stopped) return { kind: 'stopped' };
        if (attempt === attempts) return { kind: 'trouble', sentence: messageOf(error) };
        notify(t('play.engine.replaced'));
      }
    }
  }

  #think({ setup, moves }: Progress, level: number, seconds: number): Promise<Answer> {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    return this.#engine.think({
      ...placeOf(setup),
      moves,
      level,
      seed,
      varied: true,
      limits: { seconds },
    });
  }

  /** Would the computer, which is not to move, take a draw? It looks from the side of who offers. Null: it was stopped. */
  async acceptsDraw({ setup, moves }: Progress): Promise<boolean | null> {
    if (moves.length < earliestDraw) return false;
    try {
      const ask = { ...placeOf(setup), moves, level: 10, seed: 0, limits: { nodes: 20_000 } };
      const { thought } = await this.#engine.think(ask);
      return thought?.expectation != null && thought.expectation >= drawnEnough;
    } catch (error) {
      return error instanceof Stopped ? null : false;
    }
  }

  stop(): void {
    ++this.#asked;
    this.#engine.stop();
  }

  close(): void {
    ++this.#asked;
    this.#engine.close();
  }
}

/** What the engine is to start from. */
const placeOf = ({ game, position = '' }: Setup) => ({ game, position });

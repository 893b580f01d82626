// A game being played: lets the engine think, runs the clocks, keeps what happened. Moves are made at its desk; what is
// shown is plain data (desk/scene.ts).
import { announce, notify } from '../base/announce.svelte';
import { moveSound, sound } from '../base/sound';
import type { Core } from '../core/core';
import { messageOf } from '../core/refusal';
import type { Sentence } from '../core/sentence';
import type { Choice, MatchView, Side, Sides } from '../core/types';
import { sideText, turnText, verdictText } from '../desk/describe';
import { Desk } from '../desk/desk.svelte';
import * as scenes from '../desk/scene';
import type { Way } from '../desk/walk';
import { lostBy } from '../match/captured';
import { flagged, pressed, running, stopped } from '../match/clock';
import { handover } from '../match/handover';
import { Match, matchAt } from '../match/match';
import { sidesOf } from '../match/options';
import { find } from '../match/library';
import { keepGame } from '../match/playing';
import type { Ended, Progress } from '../match/progress';
import { nextGame, type Places } from '../match/rematch';
import { boardOf, isPerson, peopleOf, rotated } from '../match/seats';
import type { Setup } from '../match/setup';
import { countResult } from '../match/statistics';
import { resultOf, type Verdict, verdictOf } from '../match/verdict';
import { sentence, t } from '../texts/texts.svelte';
import { hintArrows, hintText } from './hint';
import { Hinting } from './hinting.svelte';
import { Opponent } from './opponent';

export class Session extends Desk {
  readonly sides: Sides;
  readonly #opponent: Opponent;
  readonly hinting: Hinting;
  #timer: ReturnType<typeof setInterval> | undefined;

  progress = $state.raw<Progress>()!;
  /** What the clocks show now. */
  now = $state(Date.now());
  thinking = $state(false);
  /** The engine has failed, and why. */
  trouble = $state.raw<Sentence | null>(null);
  paused = $state(false);
  /** Who has offered a draw and waits for an answer. */
  offered = $state<Side | null>(null);

  readonly verdict: Verdict | null = $derived(verdictOf(this.scene.view.status, this.progress.ended));
  /** How many of the moves are looked at; null: the game as it stands. */
  looked = $state<number | null>(null);

  /** Whether a person is to move. */
  readonly isDue = $derived(this.verdict === null && isPerson(this.setup.players[this.scene.view.seat]));
  /** Nobody moves at a position of the past. */
  readonly isActive = $derived(this.isDue && this.earlier === null);
  readonly people = $derived(peopleOf(this.setup));
  /** What people call themselves, by seat. */
  readonly names = $derived(
    this.setup.players.map((player) => (player.kind === 'person' ? (player.name ?? '') : '')),
  );
  /** How many pieces each side has lost. */
  readonly lost: readonly [number, number] = $derived.by(() => {
    const before = this.progress.moves.length === 0 ? [] : this.match.made.map(({ pieces }) => pieces);
    return [lostBy(0, before, this.scene.view.pieces), lostBy(1, before, this.scene.view.pieces)];
  });

  /** Of the game that is kept as `id`. */
  constructor(
    core: Core,
    readonly id: string,
    progress: Progress,
  ) {
    super(core, new Match(core, progress.setup.game, progress.setup.position));
    this.sides = sidesOf(core.families(), progress.setup.game);
    this.#opponent = new Opponent(core);
    this.hinting = new Hinting(core);
    this.progress = { ...progress, moves: this.#replay(progress.moves) };
    this.lay();
    this.#timer = setInterval(() => this.#tick(), 100);
    const { clock } = this.progress;
    if (clock && this.verdict === null && clock.side !== null)
      this.progress = {
        ...this.progress,
        clock: running({ ...clock, side: null }, this.scene.view.side, Date.now()),
      };
    this.#go();
  }

  get setup(): Setup {
    return this.progress.setup;
  }

  /** Plays what was kept; what the core does not take any more is left out, with a sentence. */
  #replay(moves: readonly string[]): string[] {
    const { done, refusal } = this.match.replay(moves);
    if (refusal) notify(t('play.restore.cut', done.length, sentence(messageOf(refusal))));
    return done;
  }

  /** As the people at this screen may see it. */
  protected override look(): MatchView {
    return this.match.seenFrom(peopleOf(this.setup));
  }

  protected override own(): number {
    return boardOf(this.game, this.setup, this.scene.view.seat);
  }

  protected make(text: string): boolean {
    const made = this.tried(text);
    if (!made) return false;
    const { clock, setup } = this.progress;
    const side = this.match.view.side;
    this.offered = null;
    this.progress = {
      ...this.progress,
      moves: [...this.progress.moves, made.choice.text],
      clock: clock && setup.clock ? pressed(clock, setup.clock, side, Date.now()) : clock,
    };
    const turn = this.scene.view.turns.at(-1);
    moveSound(made.choice);
    this.#go(turn && turnText(this.game, turn, made, this.names));
    return true;
  }

  /** Says why nothing moves while one looks back. */
  override click(cell: number, word = ''): void {
    if (this.earlier === null) super.click(cell, word);
    else announce(this.lookedText);
  }

  /** Looks at the game after so many moves, without touching it; at the end of them it is the game itself again. */
  lookAt(count: number): void {
    const { moves, setup } = this.progress;
    const now = this.looked ?? moves.length;
    if (count < 0 || count === now) return;
    if (count >= moves.length) {
      this.earlier = null;
      this.looked = null;
      announce(this.lastText(this.scene));
      return;
    }
    this.letGo();
    const match = matchAt(this.core, {
      game: setup.game,
      position: setup.position ?? '',
      moves: moves.slice(0, count),
    });
    const last = match.last();
    const scene = scenes.seen(match.seenFrom(peopleOf(setup)));
    this.earlier = last ? { ...scenes.shown(scene, last, count, match.claimed()), motion: null } : scene;
    this.looked = count;
    match.free();
    announce(`${this.lookedText} ${this.lastText(this.earlier)}`.trim());
  }

  step(way: Way): void {
    const all = this.progress.moves.length;
    const now = this.looked ?? all;
    const to = { start: 0, back: now - 1, on: now + 1, end: all, above: now, below: now };
    this.lookAt(to[way]);
  }

  /** What one looks at. */
  readonly lookedText = $derived.by(() =>
    this.looked === null ? '' : this.looked === 0 ? t('play.past.start') : t('play.past', this.looked),
  );

  /** The last move of what is seen, in words. */
  lastText({ view, made }: scenes.Scene): string {
    const turn = view.turns.at(-1);
    return turn ? turnText(this.game, turn, made, this.names) : '';
  }

  /** After any change: say and keep it, see whether the game is over, let the engine think. */
  #go(said = ''): void {
    this.hinting.forget();
    const { status, position } = this.match.view;
    const verdict = verdictOf(status, this.progress.ended);
    const isNew = verdict !== null && !this.progress.over;
    const words = isNew
      ? `${said} ${verdictText(this.game, this.sides, verdict, status, this.names)}`.trim()
      : said;
    if (words !== '') announce(words);
    if (isNew) this.#finish(verdict);
    this.progress = { ...this.progress, position, over: verdict !== null };
    this.#keep();
    if (verdict === null && !this.isDue && !this.paused) void this.#think();
  }

  async #think(): Promise<void> {
    const view = this.match.view;
    const player = this.setup.players[view.seat];
    if (player?.kind !== 'computer') return;
    this.thinking = true;
    this.trouble = null;
    const watched = this.people.length === 0 ? 900 : 350;
    const answer = await this.#opponent.move(this.progress, player.level, view.side, watched);
    if (answer.kind === 'stopped') return;
    this.thinking = false;
    if (answer.kind === 'trouble') this.trouble = answer.sentence;
    else this.make(answer.move);
  }

  /** Whether there is somebody to ask: a person plays against the computer, and is to move. */
  readonly canHint = $derived(
    this.isActive && this.people.length < this.setup.players.length && !this.scene.view.arrangement,
  );
  readonly hinted: Choice | null = $derived.by(() =>
    this.hinting.move === null ? null : this.choiceOf(this.hinting.move),
  );
  readonly hintArrows = $derived.by(() =>
    this.hinted ? hintArrows(this.hinted, this.scene.view.pieces, this.hinting.step) : [],
  );
  readonly hintText = $derived.by(() =>
    this.hinted && this.hinting.step > 0
      ? hintText(this.game, this.hinted, this.scene.view.pieces, this.hinting.step)
      : '',
  );

  /** Asks for a hint, or for the next step of the one at hand. Each is counted. */
  async hint(): Promise<void> {
    if (!this.canHint) return;
    const { setup, moves } = this.progress;
    const isTold = await this.hinting.more({ game: setup.game, position: setup.position ?? '', moves });
    if (!isTold) return;
    this.progress = { ...this.progress, hints: this.progress.hints + 1 };
    this.#keep();
    announce(this.hintText);
  }

  /** Lets the engine try again, or go on after a pause. */
  resume(): void {
    this.paused = false;
    this.trouble = null;
    if (!this.thinking) this.#go();
  }

  pause(): void {
    this.paused = true;
    this.#stopThinking();
  }

  #stopThinking(): void {
    this.#opponent.stop();
    this.thinking = false;
  }

  /** Takes moves back until a person is to move again; one, where only people play. */
  takeBack(): void {
    if (this.verdict !== null || this.progress.moves.length === 0) return;
    this.#stopThinking();
    this.lookAt(this.progress.moves.length);
    let left = this.progress.moves.length;
    do {
      if (!this.match.undo()) break;
      --left;
    } while (left > 0 && this.people.length > 0 && !isPerson(this.setup.players[this.match.view.seat]));
    const { clock } = this.progress;
    this.progress = { ...this.progress, moves: this.progress.moves.slice(0, left) };
    this.lay();
    this.progress = {
      ...this.progress,
      clock:
        clock && left > 0
          ? running(clock, this.scene.view.side, Date.now())
          : clock && stopped(clock, Date.now()),
    };
    this.#go(t('play.takenBack'));
  }

  resign(): void {
    const side = this.isDue ? this.scene.view.side : this.game.seats[this.people[0] ?? 0]?.side;
    if (this.verdict === null && side !== undefined) this.#end({ by: 'resignation', side });
  }

  /** Offers a draw to a person, who can answer, or to the computer, which answers by what it thinks of the position. */
  async offerDraw(): Promise<void> {
    if (!this.isDue) return;
    const { side } = this.scene.view;
    const opponents = this.setup.players.filter((_, seat) => this.game.seats[seat]?.side !== side);
    if (opponents.every(isPerson)) {
      this.offered = side;
      return;
    }
    const { moves } = this.progress;
    const accepts = await this.#opponent.acceptsDraw(this.progress);
    if (accepts === null || this.progress.moves !== moves) return;
    if (accepts) this.#end({ by: 'agreement' });
    else notify(t('play.draw.declined'));
  }

  readonly offererText = $derived.by(() =>
    this.offered === null ? '' : sideText(this.game, this.sides, this.offered, this.names),
  );

  answerDraw(accepts: boolean): void {
    if (this.offered !== null && accepts) this.#end({ by: 'agreement' });
    this.offered = null;
  }

  #end(ended: Ended): void {
    this.#stopThinking();
    this.offered = null;
    this.progress = { ...this.progress, ended };
    this.scene = scenes.letGo(this.scene);
    this.#go();
  }

  #finish(verdict: Verdict): void {
    const { clock } = this.progress;
    if (clock) this.progress = { ...this.progress, clock: stopped(clock, Date.now()) };
    const result = resultOf(this.game, this.setup, verdict);
    if (!result) return;
    if (result.outcome === 'won') sound('win');
    countResult({ ...result, hints: this.progress.hints });
  }

  rematch(places: Places): Progress {
    return nextGame(this.game, this.progress, this.verdict, places);
  }

  /** Opens the game in the analysis; with a side, its review, at that side's worst move. */
  async analyse(side: Side | null = null): Promise<void> {
    const address = await handover(this.core, this.progress, this.verdict, side);
    if (address === null) notify(t('analysis.link.long'));
    else location.hash = address;
  }

  /** The players of the two sides change places in the middle of the game. */
  swapSides(): void {
    this.#stopThinking();
    const { setup, points } = this.progress;
    const players = rotated(this.game, setup.players);
    this.progress = { ...this.progress, setup: { ...setup, players }, points: rotated(this.game, points) };
    this.turned = null;
    this.lay();
    this.#go();
  }

  #tick(): void {
    const { clock } = this.progress;
    if (!clock || clock.side === null || this.verdict !== null) return;
    this.now = Date.now();
    const side = flagged(clock, this.now);
    if (side !== null) this.#end({ by: 'time', side });
  }

  #keep(progress = this.progress): void {
    keepGame(this.id, progress, verdictOf(this.match.view.status, progress.ended));
  }

  /** Keeps the clocks as they stand: the page may be closed any moment. */
  leave(): void {
    // Somebody may have deleted it in another tab.
    if (!find(this.id)) return;
    const { clock } = this.progress;
    const side = clock?.side ?? null;
    this.#keep(clock ? { ...this.progress, clock: { ...stopped(clock, Date.now()), side } } : this.progress);
  }

  /** Keeps nothing: somebody else may have kept something since. */
  override close(): void {
    clearInterval(this.#timer);
    this.#opponent.close();
    this.hinting.close();
    super.close();
  }
}

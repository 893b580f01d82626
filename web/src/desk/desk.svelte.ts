// A board at which somebody makes moves by clicking: what a click, a dragged piece or a word does to the scene, and how
// a move that is made is shown. What it then means is for whoever sits at the desk to say.
import { announce } from '../base/announce.svelte';
import { settings } from '../base/settings.svelte';
import { type Drawing, toggled } from '../board/drawing';
import { wideOf } from '../board/turn';
import type { Core } from '../core/core';
import { messageOf } from '../core/refusal';
import type { Choice, GameInfo, MatchView, Meant, Step } from '../core/types';
import type { Made, Match } from '../match/match';
import { back, isHalfway, lastCell, say, take } from './clicks';
import { pickedText } from './picked';
import { refused } from './refused';
import * as scenes from './scene';
import type { Scene } from './scene';

export abstract class Desk {
  readonly game: GameInfo;
  scene = $state.raw<Scene>()!;
  /** An earlier position that is looked at instead. */
  earlier = $state.raw<Scene | null>(null);
  /** What is on the board. */
  readonly seen: Scene = $derived(this.earlier ?? this.scene);
  /** Arrows and rings that somebody drew; a click on the board and another position wipe them off. */
  #drawn = $state.raw<{ position: string; drawing: Drawing }>({ position: '', drawing: [] });
  readonly drawing: Drawing = $derived(
    this.#drawn.position === this.seen.view.position ? this.#drawn.drawing : [],
  );
  /** Whether any press draws: a finger has no right button. */
  hasPencil = $state(false);
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
    this.game = core.game(match.game);
    this.#first = this.game.seats[match.view.seat]?.board ?? 0;
  }

  /** The board of whoever looks at it: who was to move first, unless said otherwise. */
  protected own(): number {
    return this.#first;
  }

  /** Makes a move, which is then for the desk's own purpose; false where that, or the core, does not take it. */
  protected abstract make(text: string): boolean;

  /** Makes a move and shows it; null, with the refusal in the scene, where the core does not take it. */
  protected tried(text: string): Made | null {
    const made = this.#allowed(() => this.match.play(text));
    if (made) this.scene = scenes.shown(this.#seen(), made, ++this.#shown, this.match.claimed());
    return made;
  }

  /** What a text means; null, with the refusal in the scene, where the core would not take it. */
  protected read(text: string): Meant | null {
    return this.#allowed(() => this.match.read(text));
  }

  /** The move of a text that comes from an engine; null where it is not one of this position. */
  protected choiceOf(text: string): Choice | null {
    try {
      return this.match.read(text).choice;
    } catch {
      return null;
    }
  }

  #allowed<T>(ask: () => T): T | null {
    try {
      return ask();
    } catch (error) {
      this.scene = { ...scenes.letGo(this.scene), refusal: messageOf(error) };
      return null;
    }
  }

  /** Lays the match out as it stands, its last move pointed out; seen moving, where it has just come. */
  protected lay(isMoving = false): void {
    const last = this.match.last();
    const scene = this.#seen();
    const shown = last ? scenes.shown(scene, last, ++this.#shown, this.match.claimed()) : scene;
    this.scene = isMoving ? shown : { ...shown, motion: null };
  }

  #seen(): Scene {
    return scenes.seen(this.look(), (made, toward) => this.match.underWay(made, toward));
  }

  /** The match as whoever sits here may see it. */
  protected look(): MatchView {
    return this.match.view;
  }

  /** Turns the board to the next player. */
  flip(): void {
    this.turned = (this.board + 1) % this.game.boards.length;
  }

  draw(from: number, to: number): void {
    this.#drawn = { position: this.seen.view.position, drawing: toggled(this.drawing, { from, to }) };
  }

  wipe(): void {
    this.#drawn = { position: '', drawing: [] };
  }

  click(cell: number, word = ''): void {
    if (!this.isActive) return;
    const { scene } = this;
    if (scene.view.arrangement) this.scene = scenes.arranged(scene, cell);
    else if (scene.hunting !== null) this.type(this.match.textOf([{ choice: scene.hunting }, { cell }]));
    else this.#settle(scenes.clicked(scene, cell, word) ?? refused(this.game, this.match, scene, cell));
  }

  /** A piece is dragged: it alone is meant, unless something has moved already. */
  lift(cell: number, word: string): void {
    const { clicks, view } = this.scene;
    if (!this.isActive || view.arrangement || lastCell(clicks.made) === cell) return;
    if (!isHalfway(clicks)) this.letGo();
    this.click(cell, word);
  }

  /** It is put down, if it could be picked up. It has been seen moving, and need not be shown again. */
  drop(from: number, to: number): void {
    if (!this.isActive) return;
    if (this.scene.view.arrangement) this.scene = scenes.exchanged(this.scene, from, to);
    else if (lastCell(this.scene.clicks.made) === from) {
      this.click(to);
      this.scene = { ...this.scene, motion: null };
    }
  }

  /** A word or a number from the buttons beside the board. */
  choose(step: Step): void {
    if (!this.isActive) return;
    const { clicks } = this.scene;
    const after = 'choice' in step ? say(clicks, step.choice) : take(clicks, step);
    if (after) this.#settle(scenes.withClicks(this.scene, after));
  }

  #settle(scene: Scene): void {
    this.scene = scene;
    const picked = pickedText(this.game, scene);
    if (picked !== '') announce(picked);
    if (scene.chosen && !settings.confirm) this.type(scene.chosen.text);
  }

  confirm(): void {
    if (this.scene.chosen) this.type(this.scene.chosen.text);
  }

  stepBack(): void {
    this.scene = { ...scenes.withClicks(this.scene, back(this.scene.clicks)), hunting: null };
  }

  letGo(): void {
    this.scene = { ...scenes.letGo(this.scene), refusal: null };
  }

  /** A claim by its word: made at once, or after a click on the piece that it is about. */
  claim(word: string): void {
    if (!this.isActive) return;
    const about = scenes
      .claimsOf(this.scene.view)
      .filter(({ steps: [s] }) => s && 'choice' in s && s.choice === word);
    if (about.some((choice) => choice.steps.length > 1))
      this.scene = { ...scenes.letGo(this.scene), hunting: word };
    else this.type(word);
  }

  /** Plays a move or claim by its text, also one that was typed. False where the core refuses it. */
  type(text: string): boolean {
    return this.isActive && this.make(text);
  }

  arrange(): void {
    if (!this.isActive) return;
    const meant = this.#allowed(() => this.match.readArrangement(this.scene.laid));
    if (meant) this.make(meant.choice.text);
  }

  shuffle(): void {
    this.scene = scenes.shuffled(this.scene, Math.random);
  }

  close(): void {
    this.match.free();
  }
}

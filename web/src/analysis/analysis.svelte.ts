// A game being analysed: a tree of variations, the turn that is looked at, the engine beside it. Any legal move that is made
// on the board becomes a node.
import { announce } from '../base/announce.svelte';
import { go } from '../base/route';
import { moveSound } from '../base/sound';
import type { Arrow } from '../board/arrows';
import type { Core } from '../core/core';
import type { Side, Sides, Thought } from '../core/types';
import { turnText } from '../desk/describe';
import { Desk } from '../desk/desk.svelte';
import type { Way } from '../desk/walk';
import { arrowOf } from '../desk/ways';
import { openPlace, setupFrom } from '../match/again';
import { Match } from '../match/match';
import { begin as beginGame } from '../match/playing';
import { t } from '../texts/texts.svelte';
import { type Evaluation, evaluationOf, settledAs } from './evaluation';
import { worstOf } from './judged';
import { lineRecord } from './records';
import { evaluationsOf, Reviewing } from './reviewing.svelte';
import { Thinking } from './thinking.svelte';
import * as trees from './tree';
import type { Tree } from './tree';

export class Analysis extends Desk {
  readonly sides: Sides;
  readonly thinking: Thinking;
  readonly reviewing: Reviewing;
  readonly #edited: () => void;

  tree = $state.raw<Tree>()!;
  at = $state(trees.root);
  /** By node: what the engine thought of the position there. */
  evaluations = $state.raw<ReadonlyMap<number, Evaluation>>(new Map());
  /** A move that is pointed out: what would have been better. */
  pointed = $state.raw<string | null>(null);
  /** What was before each change that can be undone, and where one looked. */
  past = $state.raw<readonly { tree: Tree; at: number }[]>([]);

  readonly isActive = $derived(this.scene.view.status.result === null);
  readonly node = $derived(trees.nodeOf(this.tree, this.at));
  /** The line that is gone through by the keys, and drawn as a graph. */
  readonly line = $derived(trees.lineThrough(this.tree, this.at));
  readonly evaluation = $derived(
    settledAs(this.scene.view.status.result) ?? this.evaluations.get(this.at) ?? null,
  );
  readonly arrows: readonly Arrow[] = $derived.by(() => this.#arrows());

  /** `edited` is called when the tree has changed. */
  constructor(core: Core, tree: Tree, sides: Sides, edited: () => void) {
    super(core, new Match(core, tree.game, tree.start, 'study'));
    this.sides = sides;
    this.#edited = edited;
    this.tree = tree;
    this.lay();
    this.thinking = new Thinking(core, (thought) => this.#found(thought));
    this.reviewing = new Reviewing(core);
    this.#think();
  }

  /** Looks at another turn. */
  go(id: number): void {
    if (id === this.at) return;
    this.#show(id);
    const turn = this.scene.view.turns.at(-1);
    announce(turn && id !== trees.root ? turnText(this.game, turn, this.match.last()) : t('analysis.start'));
  }

  step(way: Way): void {
    this.go(trees.stepped(this.tree, this.at, way));
  }

  #show(id: number): void {
    const { position, moves } = trees.placeAt(this.tree, id);
    const isOn = trees.nodeOf(this.tree, id).parent === this.at;
    this.match.bring(position, moves);
    this.at = id;
    this.pointed = null;
    this.lay(isOn);
    this.#think();
  }

  /** Everybody looks from where the first player sits. */
  protected override own(): number {
    return 0;
  }

  protected make(text: string): boolean {
    const made = this.tried(text);
    if (!made) return false;
    const turn = this.match.view.turns.at(-1)!;
    const kind = turn.claim ? 'claim' : 'move';
    const { tree, id } = trees.added(this.tree, this.at, { text: turn.text, kind, side: turn.side });
    const isNew = tree !== this.tree;
    if (isNew) this.past = [];
    this.tree = tree;
    this.at = id;
    this.pointed = null;
    moveSound(made.choice);
    announce(turnText(this.game, turn, made));
    if (isNew) this.#edited();
    this.#think();
    return true;
  }

  /** Plays the first moves of a line from here; gives up silently where one does not fit any more. */
  follow(moves: readonly string[]): void {
    for (const move of moves) if (!this.type(move)) return;
  }

  promote(id = this.at): void {
    this.#edit(trees.promoted(this.tree, id));
  }

  remove(id = this.at): void {
    const { parent } = trees.nodeOf(this.tree, id);
    if (parent === null) return;
    const { at } = this;
    if (trees.pathTo(this.tree, at).includes(id)) this.#show(parent);
    this.#edit(trees.removed(this.tree, id), at);
  }

  comment(text: string, id = this.at): void {
    this.#edit(trees.commented(this.tree, id, text));
  }

  #edit(tree: Tree, at = this.at): void {
    if (tree === this.tree) return;
    this.past = [...this.past, { tree: this.tree, at }];
    this.tree = tree;
    this.#edited();
  }

  /** Takes back the last change of the tree, as long as no move was added since. */
  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.tree = last.tree;
    this.#show(last.at);
    this.#edited();
    announce(t('analysis.undone'));
  }

  /** Judges every turn of the line; then looks at the worst error of a side, if one is named. */
  async reviewGame(side: Side | null): Promise<void> {
    const line = this.line.map((id) => trees.nodeOf(this.tree, id));
    const record = this.core.writeRecord(lineRecord(this.tree, this.at));
    if (line.length === 0 || !(await this.reviewing.start(this.tree, line, record))) return;
    const { judged } = this.reviewing;
    this.evaluate(evaluationsOf(judged, (id) => trees.nodeOf(this.tree, id).parent));
    const worst = side === null ? null : worstOf(judged, side);
    if (worst !== null) this.go(worst);
    announce(t('analysis.review.done'));
  }

  /** Begins a game against the computer here. */
  playFrom(id: number): void {
    if (id !== this.at) this.#show(id);
    const place = openPlace(this.core, trees.placeAt(this.tree, id), this.match.view);
    go({ page: 'play', id: beginGame(setupFrom(this.game, place, this.match.view)) });
  }

  /** Lets the board point at the move that would have been better than the one that is looked at. */
  point(move: string | null): void {
    this.pointed = move;
  }

  #found(thought: Thought): void {
    const evaluation = evaluationOf(thought, this.match.view.side);
    if (evaluation) this.evaluate(new Map([[this.at, evaluation]]));
  }

  evaluate(found: ReadonlyMap<number, Evaluation>): void {
    this.evaluations = new Map([...this.evaluations, ...found]);
  }

  #think(): void {
    const { status, arrangement } = this.match.view;
    const isIdle = status.result !== null || arrangement != null;
    this.thinking.look(isIdle ? null : trees.placeAt(this.tree, this.at));
  }

  #arrows(): Arrow[] {
    const { view, clicks } = this.scene;
    if (clicks.made.length > 0) return [];
    const arrow = (text: string | undefined, rank: number, label: string): Arrow[] => {
      const choice = text === undefined ? null : this.choiceOf(text);
      return choice ? [arrowOf(choice, view.pieces, rank, label)] : [];
    };
    if (this.pointed !== null) return arrow(this.pointed, 1, '');
    const { thoughts } = this.thinking;
    const many = thoughts.length > 1;
    return thoughts.flatMap(({ pv, rank }) => arrow(pv[0], rank, many ? String(rank) : ''));
  }

  override close(): void {
    this.thinking.close();
    this.reviewing.close();
    super.close();
  }
}

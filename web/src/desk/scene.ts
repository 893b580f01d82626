// What is seen at a desk: the match as a person may see it, the move under way, the last one. Plain data and pure updates.
import { type Hints, noHints } from '../board/hints';
import type { Motion, Way } from '../board/motion';
import type { Sentence } from '../core/sentence';
import type { Choice, MatchView, Piece, Side } from '../core/types';
import type { Made } from '../match/match';
import {
  begin,
  type Clicks,
  fresh,
  type Guide,
  isHalfway,
  lastCell,
  left,
  next,
  pick,
  settled,
  targets,
} from './clicks';
import { halfway, heldLevel, waysOf } from './ways';

export interface Scene {
  readonly view: MatchView;
  readonly clicks: Clicks;
  /** Clicked to its end, and waiting for a yes. */
  readonly chosen: Choice | null;
  /** Why something cannot be. */
  readonly refusal: Sentence | null;
  /** A claim that waits for the piece it is about. */
  readonly hunting: string | null;
  /** What is to be laid out, in the order of the arrangement's cells, and the cell that was clicked. */
  readonly laid: readonly number[];
  readonly lifted: number | null;
  /** The last move, and the ways of its pieces. */
  readonly made: Made | null;
  readonly last: readonly Way[];
  readonly taken: readonly number[];
  readonly motion: Motion | null;
}

const unguided: Guide = () => ({ next: [], left: [], done: null });

/** The scene of a new view: whatever was under way is over. Where nobody clicks there is no guide. */
export function seen(view: MatchView, guide?: Guide): Scene {
  const choices = guide ? (view.choices ?? []).filter((choice) => !choice.claim) : [];
  return {
    view,
    clicks: begin(choices, guide ?? unguided),
    chosen: null,
    refusal: null,
    hunting: null,
    laid: [...(view.arrangement?.values ?? [])],
    lifted: null,
    made: null,
    last: [],
    taken: [],
    motion: null,
  };
}

/** The last move is pointed out, and what a claim just before it took. `number` tells its motion from that of another. */
export function shown(scene: Scene, made: Made, number: number, claimed: Made | null = null): Scene {
  const { choice, pieces } = made;
  const ways = choice.claim ? [] : waysOf(choice.steps, pieces);
  const gone = pieces.filter((p) => p.cell !== null && choice.captures.includes(p.cell));
  const taken = [...new Set([...choice.captures, ...(claimed?.choice.captures ?? [])])];
  return { ...scene, made, last: ways, taken, motion: { number, ways, taken: gone } };
}

/** The claim that ends the game in a draw: it has nothing to do with a missed jump. */
export const drawWord = 'draw';

export const claimsOf = (view: MatchView): Choice[] => (view.choices ?? []).filter((choice) => choice.claim);

/** A click that the choices allow; null if they do not. */
export function clicked(scene: Scene, cell: number, word: string): Scene | null {
  const clicks = pick(scene.clicks, cell, word);
  return clicks && { ...scene, clicks, chosen: settled(clicks), refusal: null };
}

export const withClicks = (scene: Scene, clicks: Clicks): Scene => ({
  ...scene,
  clicks,
  chosen: settled(clicks),
  refusal: null,
});

export const letGo = (scene: Scene): Scene => ({
  ...scene,
  clicks: fresh(scene.clicks),
  chosen: null,
  hunting: null,
  lifted: null,
});

/** A click while dice are laid out: the first lifts one, the second exchanges the two. */
export function arranged(scene: Scene, cell: number): Scene {
  const cells = scene.view.arrangement?.cells ?? [];
  if (!cells.includes(cell)) return scene;
  if (scene.lifted === null) return { ...scene, lifted: cell };
  return exchanged({ ...scene, lifted: null }, scene.lifted, cell);
}

export function exchanged(scene: Scene, one: number, other: number): Scene {
  const cells = scene.view.arrangement?.cells ?? [];
  const [i, j] = [cells.indexOf(one), cells.indexOf(other)];
  if (i < 0 || j < 0) return { ...scene, lifted: null };
  const laid = [...scene.laid];
  [laid[i], laid[j]] = [laid[j]!, laid[i]!];
  return { ...scene, laid, lifted: null };
}

/** The values in an order of chance; `random` gives numbers from 0 up to 1. */
export function shuffled(scene: Scene, random: () => number): Scene {
  const laid = [...scene.laid];
  for (let i = laid.length - 1; i > 0; --i) {
    const j = Math.floor(random() * (i + 1));
    [laid[i], laid[j]] = [laid[j]!, laid[i]!];
  }
  return { ...scene, laid, lifted: null };
}

/** The pieces as they are to be drawn: with the clicks that were made, and the dice that are being laid out. */
export function piecesOf(scene: Scene): Piece[] {
  const { view, clicks, laid } = scene;
  if (!view.arrangement) return halfway(view.pieces, clicks.made);
  const dice = view.arrangement.cells.map((cell, i): Piece => die(cell, view.side, laid[i] ?? 0));
  return [...view.pieces.filter((p) => p.owner !== view.side), ...dice];
}

const die = (cell: number, owner: Side, value: number): Piece => ({
  cell,
  owner,
  kind: 'die',
  count: 1,
  value,
  level: 1,
  colour: '',
  choice: '',
});

/** What the board points out. `tells` is false where the player wants to find missed jumps without help. */
export function hintsOf(scene: Scene, isActive: boolean, helps: boolean, tells: boolean): Hints {
  const { view, clicks, last, taken, hunting } = scene;
  const past = { last: last.map((way) => way.cells), taken };
  if (!isActive) return { ...noHints, ...past };
  if (view.arrangement)
    return {
      ...noHints,
      movable: view.arrangement.cells,
      selected: scene.lifted === null ? [] : [scene.lifted],
    };
  if (hunting !== null) return { ...noHints, ...past, targets: tells ? huntedCells(view, hunting) : [] };
  const startsOf = (from: Clicks) =>
    next(from).flatMap((s) => ('cell' in s && (from.made.length === 0 || s.start) ? [s.cell] : []));
  const starts = isHalfway(clicks)
    ? [...startsOf(clicks), lastCell(clicks.made) ?? -1]
    : startsOf(fresh(clicks));
  return {
    ...past,
    selected: clicks.made.flatMap((s) => ('cell' in s ? [s.cell] : [])),
    targets: helps && clicks.made.length > 0 ? targets(clicks) : [],
    movable: starts,
    demanded: helps && tells && clicks.made.length === 0 ? (view.demanded ?? []) : [],
    doomed: clicks.made.length > 1 ? takenAnyway(left(clicks)) : [],
    level: heldLevel(clicks.made, view.pieces),
  };
}

const takenAnyway = (choices: readonly Choice[]): number[] =>
  (choices[0]?.captures ?? []).filter((cell) => choices.every(({ captures }) => captures.includes(cell)));

function huntedCells(view: MatchView, word: string): number[] {
  return claimsOf(view).flatMap(({ steps }) => {
    const [first, second] = steps;
    return first && 'choice' in first && first.choice === word && second && 'cell' in second
      ? [second.cell]
      : [];
  });
}

// A game with its variations: plain data and pure updates. A node is a turn; its first child goes on with the line, the
// others are variations. Nodes are found by their number, which never changes; what is removed is only cut off.
import type { Note, RecordData } from '../core/records';
import type { Side } from '../core/types';
import type { Way } from '../desk/walk';
import type { Place } from '../match/place';

export interface Node {
  readonly id: number;
  /** Null: the root, which is no turn. Its notes stand ahead of the game. */
  readonly parent: number | null;
  /** As the core prints it; for a set-up the position. */
  readonly text: string;
  readonly kind: 'move' | 'claim' | 'setup';
  readonly side: Side;
  readonly notes: readonly Note[];
  /** What a record says around a variation that begins here. */
  readonly before: readonly Note[];
  readonly after: readonly Note[];
  readonly children: readonly number[];
}

export interface Tree {
  /** With its options, as the core writes it. */
  readonly game: string;
  /** A position; empty: the game's own start. */
  readonly start: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly nodes: readonly Node[];
  /** How the recorded game ended: '*' where it goes on. */
  readonly result: RecordData['result'];
}

export const root = 0;

const rootNode: Node = {
  id: root,
  parent: null,
  text: '',
  kind: 'setup',
  side: 0,
  notes: [],
  before: [],
  after: [],
  children: [],
};

export const bare = (game: string, start = ''): Tree => ({
  game,
  start,
  tags: {},
  nodes: [rootNode],
  result: '*',
});

export const nodeOf = (tree: Tree, id: number): Node => tree.nodes[id] ?? rootNode;

/** A turn that is to become a node. */
export type NewNode = Pick<Node, 'text' | 'kind' | 'side'> &
  Partial<Pick<Node, 'notes' | 'before' | 'after'>>;

/** The child that is this turn already; null if there is none. */
export function find(tree: Tree, at: number, text: string): number | null {
  return nodeOf(tree, at).children.find((id) => nodeOf(tree, id).text === text) ?? null;
}

/** Plays a turn at a node: goes on with the line, or begins a variation. A turn that is there already is not added again. */
export function added(tree: Tree, at: number, turn: NewNode): { tree: Tree; id: number } {
  const known = find(tree, at, turn.text);
  if (known !== null) return { tree, id: known };
  const id = tree.nodes.length;
  const node: Node = { notes: [], before: [], after: [], ...turn, id, parent: at, children: [] };
  const parent = nodeOf(tree, at);
  const nodes = [...tree.nodes, node];
  nodes[at] = { ...parent, children: [...parent.children, id] };
  return { tree: { ...tree, nodes }, id };
}

function changed(tree: Tree, id: number, change: Partial<Node>): Tree {
  return {
    ...tree,
    nodes: tree.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)),
  };
}

/** One place further up among what can be played there: a variation becomes the line. */
export function promoted(tree: Tree, id: number): Tree {
  const branch = branchOf(tree, id);
  if (branch === null) return tree;
  const { parent } = nodeOf(tree, branch);
  const siblings = [...nodeOf(tree, parent ?? root).children];
  const at = siblings.indexOf(branch);
  [siblings[at - 1], siblings[at]] = [siblings[at]!, siblings[at - 1]!];
  return changed(tree, parent ?? root, { children: siblings });
}

/** Where the variation begins that holds this node; null on the main line. */
export function branchOf(tree: Tree, id: number): number | null {
  for (let at = id; ;) {
    const { parent } = nodeOf(tree, at);
    if (parent === null) return null;
    if (nodeOf(tree, parent).children[0] !== at) return at;
    at = parent;
  }
}

/** Cuts off the turn and all that follows. The root stays. */
export function removed(tree: Tree, id: number): Tree {
  const { parent } = nodeOf(tree, id);
  if (parent === null) return tree;
  return changed(tree, parent, { children: nodeOf(tree, parent).children.filter((child) => child !== id) });
}

export const commentOf = (tree: Tree, id: number): string =>
  nodeOf(tree, id)
    .notes.flatMap((note) => ('comment' in note ? [note.comment] : []))
    .join(' ');

/** What is said about a turn, in place of what was said. */
export function commented(tree: Tree, id: number, text: string): Tree {
  const comment = text.replace(/[{}\s]+/g, ' ').trim();
  const rest = nodeOf(tree, id).notes.filter((note) => !('comment' in note));
  return changed(tree, id, { notes: comment === '' ? rest : [...rest, { comment }] });
}

/** The turns from the start to a node, without the root. */
export function pathTo(tree: Tree, id: number): number[] {
  const path: number[] = [];
  for (let at: number | null = id; at !== null && at !== root; at = nodeOf(tree, at).parent) path.push(at);
  return path.reverse();
}

/** How to come to a node: a position and the moves from it. A set-up on the way is where it begins anew. */
export function placeAt(tree: Tree, id: number): Place {
  const path = pathTo(tree, id).map((at) => nodeOf(tree, at));
  const setup = path.findLastIndex(({ kind }) => kind === 'setup');
  const moves = path.slice(setup + 1).map(({ text }) => text);
  return { game: tree.game, position: path[setup]?.text ?? tree.start, moves };
}

/** From a node on, the line without variations, the node itself left out. */
export function lineFrom(tree: Tree, id: number): number[] {
  const line: number[] = [];
  for (let [at] = nodeOf(tree, id).children; at !== undefined; [at] = nodeOf(tree, at).children)
    line.push(at);
  return line;
}

/** The whole line that a node is on: how it came about and how it goes on. */
export const lineThrough = (tree: Tree, id: number): number[] => [...pathTo(tree, id), ...lineFrom(tree, id)];

/** Where a key leads; the same node where it leads nowhere. */
export function stepped(tree: Tree, id: number, way: Way): number {
  const { parent, children } = nodeOf(tree, id);
  const beside = parent === null ? [] : nodeOf(tree, parent).children;
  switch (way) {
    case 'back':
      return parent ?? id;
    case 'on':
      return children[0] ?? id;
    case 'start':
      return root;
    case 'end':
      return lineFrom(tree, id).at(-1) ?? id;
    case 'above':
      return beside[beside.indexOf(id) - 1] ?? id;
    case 'below':
      return beside[beside.indexOf(id) + 1] ?? id;
  }
}

/** In which round each turn is. */
export function rounds(tree: Tree): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  const todo: { id: number; round: number; last: Side | null }[] = [{ id: root, round: 0, last: null }];
  for (let item = todo.pop(); item; item = todo.pop())
    for (const child of nodeOf(tree, item.id).children) {
      const { side, kind } = nodeOf(tree, child);
      const isNew = kind === 'move' && side === 0 && item.last !== 0;
      // A game that begins with the second side is in its first round.
      const round = isNew || item.round === 0 ? item.round + 1 : item.round;
      numbers.set(child, round);
      todo.push({ id: child, round, last: kind === 'claim' ? item.last : side });
    }
  return numbers;
}

/** How many turns can be reached. */
export function size(tree: Tree): number {
  let count = 0;
  const todo = [root];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    const { children } = nodeOf(tree, id);
    count += children.length;
    todo.push(...children);
  }
  return count;
}

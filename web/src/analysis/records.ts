// From records to trees and back. A variation stands in a record with the turn that it replaces; in a tree beside it.
import type { ReadGame, ReadTurn, RecordData, RecordTurn, Variation } from '../core/records';
import type { Sides } from '../core/types';
import { bare, lineThrough, type Node, nodeOf, root, type Tree } from './tree';

/** So many turns are shown; a record that has more is cut. */
export const mostTurns = 4000;

type ReadVariation = Omit<Variation, 'turns'> & { readonly turns: readonly ReadTurn[] };
type Growing = Omit<Node, 'children'> & { children: number[] };

/** Grows in place, since records may be long. */
class Builder {
  readonly nodes: Growing[];
  isCut = false;

  constructor(
    first: Node,
    readonly sides: Sides,
  ) {
    this.nodes = [{ ...first, children: [] }];
  }

  add(line: ReadVariation, at: number): void {
    let parent = at;
    for (const [i, turn] of line.turns.entries()) {
      const id = this.#turn(turn, parent, i === 0 ? line : null);
      if (id === null) return;
      for (const variation of turn.variations) this.add(variation, parent);
      parent = id;
    }
  }

  #turn({ text, kind, side, notes }: ReadTurn, parent: number, line: ReadVariation | null): number | null {
    const { children } = this.nodes[parent]!;
    const known = children.find((id) => this.nodes[id]?.text === text);
    if (known !== undefined) return known;
    if (this.nodes.length > mostTurns) {
      this.isCut = true;
      return null;
    }
    const id = this.nodes.length;
    const { before = [], after = [] } = line ?? {};
    const mover = side === this.sides[1] ? 1 : 0;
    this.nodes.push({ id, parent, text, kind, side: mover, notes, before, after, children: [] });
    children.push(id);
    return id;
  }
}

/** The tree of a record, and whether something of it had to be left out. */
export function treeOf(record: ReadGame, sides: Sides): { tree: Tree; isCut: boolean } {
  const { game, start, tags, before, turns, result } = record;
  const empty = bare(game, start);
  const builder = new Builder({ ...nodeOf(empty, root), notes: before }, sides);
  builder.add({ before: [], turns, after: [] }, root);
  return { tree: { ...empty, tags, result, nodes: builder.nodes }, isCut: builder.isCut };
}

export function recordOf(tree: Tree): RecordData {
  const { game, start, tags, result } = tree;
  return { game, start, tags, before: nodeOf(tree, root).notes, turns: turnsFrom(tree, root), result };
}

/** The line through a node without its variations. */
export function lineRecord(tree: Tree, through: number): RecordData {
  const turns = lineThrough(tree, through).map((id) => turnOf(tree, nodeOf(tree, id), []));
  return { ...recordOf(tree), turns };
}

/** The turns of a line; what else can be played instead of a turn is a variation of it. */
function turnsFrom(tree: Tree, at: number): RecordTurn[] {
  const turns: RecordTurn[] = [];
  for (let { children } = nodeOf(tree, at); children.length > 0;) {
    const [first, ...others] = children.map((id) => nodeOf(tree, id));
    turns.push(turnOf(tree, first!, others));
    ({ children } = first!);
  }
  return turns;
}

function turnOf(tree: Tree, node: Node, others: readonly Node[]): RecordTurn {
  const { text, kind, notes } = node;
  const variations = others.map((other): Variation => {
    const turns = [turnOf(tree, other, []), ...turnsFrom(tree, other.id)];
    return { before: other.before, turns, after: other.after };
  });
  return { text, kind, notes, variations };
}

// The tree of variations: growing, pruning, walking, and records there and back.
import { describe, expect, it } from 'vitest';
import type { ReadGame, ReadTurn, RecordTurn } from '../core/records';
import { lineRecord, mostTurns, recordOf, treeOf } from './records';
import {
  added,
  bare,
  branchOf,
  commented,
  commentOf,
  lineThrough,
  lineFrom,
  nodeOf,
  pathTo,
  promoted,
  removed,
  placeAt,
  root,
  rounds,
  size,
  stepped,
  type Tree,
} from './tree';

/** Plays texts one after the other from a node; sides alternate. */
function grown(tree: Tree, at: number, ...texts: string[]): { tree: Tree; id: number } {
  let id = at;
  for (const text of texts) {
    const side = pathTo(tree, id).length % 2 === 0 ? 0 : 1;
    ({ tree, id } = added(tree, id, { text, kind: 'move', side }));
  }
  return { tree, id };
}

const texts = (tree: Tree, ids: number[]) => ids.map((id) => nodeOf(tree, id).text).join(' ');

const main = grown(bare('any'), root, 'a', 'b', 'c', 'd');
const varied = grown(main.tree, 1, 'x', 'y');

describe('a tree', () => {
  it('goes on with the line, and varies where something else is played', () => {
    expect(texts(main.tree, lineFrom(main.tree, root))).toBe('a b c d');
    expect(texts(varied.tree, lineThrough(varied.tree, varied.id))).toBe('a x y');
    expect(texts(varied.tree, lineFrom(varied.tree, root))).toBe('a b c d');
  });
  it('does not add a turn twice', () => {
    const again = grown(varied.tree, root, 'a', 'x');
    expect(again.tree).toBe(varied.tree);
    expect(nodeOf(again.tree, again.id).text).toBe('x');
  });
  it('makes a variation the line, from any turn of it', () => {
    const tree = promoted(varied.tree, varied.id);
    expect(texts(tree, lineFrom(tree, root))).toBe('a x y');
    expect(branchOf(tree, varied.id)).toBeNull();
    expect(size(tree)).toBe(6);
  });
  it('leaves the main line alone when it is to be promoted', () => {
    expect(promoted(varied.tree, main.id)).toBe(varied.tree);
  });
  it('cuts off a turn with all that follows', () => {
    const tree = removed(varied.tree, 2);
    expect(texts(tree, lineFrom(tree, root))).toBe('a x y');
    expect(size(tree)).toBe(3);
    expect(removed(tree, root)).toBe(tree);
  });
  it('keeps one comment a turn, without braces', () => {
    const once = commented(varied.tree, 2, ' good\n{move} ');
    expect(commentOf(once, 2)).toBe('good move');
    expect(commentOf(commented(once, 2, '  '), 2)).toBe('');
  });
  it('is walked forward, back, and between variations', () => {
    const { tree, id } = varied;
    expect(stepped(tree, root, 'on')).toBe(1);
    expect(stepped(tree, root, 'back')).toBe(root);
    expect(stepped(tree, 2, 'below')).toBe(nodeOf(tree, id).parent);
    expect(stepped(tree, nodeOf(tree, id).parent!, 'above')).toBe(2);
    expect(stepped(tree, 2, 'above')).toBe(2);
    expect(stepped(tree, 1, 'end')).toBe(main.id);
    expect(stepped(tree, main.id, 'end')).toBe(main.id);
    expect(stepped(tree, main.id, 'start')).toBe(root);
  });
  it('begins anew at a set-up on the way', () => {
    const setup = added(main.tree, 2, { text: 'P', kind: 'setup', side: 0 });
    const { tree, id } = grown(setup.tree, setup.id, 'z');
    expect(placeAt(tree, id)).toEqual({ game: 'any', position: 'P', moves: ['z'] });
    expect(placeAt(tree, 2)).toEqual({ game: 'any', position: '', moves: ['a', 'b'] });
  });
  it('counts rounds by the first side, also where the second begins, and not by claims', () => {
    expect([...rounds(main.tree).values()]).toEqual([1, 1, 2, 2]);
    const late = added(bare('any'), root, { text: 'b', kind: 'move', side: 1 });
    const on = added(late.tree, late.id, { text: 'c', kind: 'move', side: 0 });
    expect([...rounds(on.tree).values()]).toEqual([1, 2]);
    const claim = added(main.tree, 2, { text: 'insist', kind: 'claim', side: 0 });
    expect(rounds(claim.tree).get(claim.id)).toBe(1);
  });
});

const turn = (text: string, i = 0, variations: ReadTurn['variations'] = []): ReadTurn => ({
  text,
  kind: 'move',
  side: i % 2 === 0 ? 'First' : 'Second',
  position: '',
  notes: i === 1 ? [{ comment: 'hm' }, { nag: 2 }] : [],
  variations,
});
const sides = ['First', 'Second'] as const;
const record: ReadGame = {
  game: 'any:key=value',
  start: 'P',
  tags: { Event: 'E' },
  before: [{ comment: 'ahead' }],
  turns: [
    turn('a', 0),
    turn('b', 1, [{ before: [{ comment: 'or' }], turns: [turn('x', 1), turn('y', 2)], after: [] }]),
    turn('c', 2),
  ],
  result: '1-0',
  ending: 'resignation',
  rules: '',
  final: '',
  problem: null,
};

/** As it is written: without what follows from the rest. */
const plain = ({ text, kind, notes, variations }: ReadTurn): RecordTurn => ({
  text,
  kind,
  notes,
  variations: variations.map((line) => ({ ...line, turns: line.turns.map(plain) })),
});

describe('a record', () => {
  it('becomes a tree and the same record again', () => {
    const { tree, isCut } = treeOf(record, sides);
    expect(isCut).toBe(false);
    expect(texts(tree, lineFrom(tree, root))).toBe('a b c');
    const { rules: _rules, final: _final, problem: _problem, ending: _ending, ...written } = record;
    expect(recordOf(tree)).toEqual({ ...written, turns: record.turns.map(plain) });
  });
  it('writes a promoted variation as the line', () => {
    const { tree } = treeOf(record, sides);
    const x = nodeOf(tree, 1).children[1]!;
    const { turns } = recordOf(promoted(tree, x));
    expect(turns.map(({ text }) => text)).toEqual(['a', 'x', 'y']);
    expect(turns[1]?.variations[0]?.turns.map(({ text }) => text)).toEqual(['b', 'c']);
  });
  it('can be written as one line', () => {
    const { tree } = treeOf(record, sides);
    const { turns } = lineRecord(tree, nodeOf(tree, 1).children[1]!);
    expect(turns.map(({ text }) => text)).toEqual(['a', 'x', 'y']);
    expect(turns.flatMap(({ variations }) => variations)).toEqual([]);
  });
  it('is cut where it is too long', () => {
    const long = Array.from({ length: mostTurns + 5 }, (_, i) => turn(`m${i}`, i));
    const { tree, isCut } = treeOf({ ...record, turns: long }, sides);
    expect(isCut).toBe(true);
    expect(size(tree)).toBe(mostTurns);
  });
});

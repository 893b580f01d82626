// Where an analysis comes from: a link, a text that was pasted, what was kept. Whatever it is, the good part is kept and
// the rest is told in sentences.
import { isObject } from '../base/decode';
import { decode } from '../base/route';
import { load, save } from '../base/storage';
import type { Core } from '../core/core';
import { messageOf } from '../core/refusal';
import type { Family, Side } from '../core/types';
import { sidesOf } from '../match/options';
import { pack, unpack } from '../match/pack';
import { sentence, t } from '../texts/texts.svelte';
import { mostTurns, recordOf, treeOf } from './records';
import { bare, nodeOf, pathTo, root, type Tree } from './tree';

export interface Brought {
  readonly trees: readonly Tree[];
  /** What is wrong with the rest. */
  readonly notices: readonly string[];
  /** Which tree to look at first, and where. */
  readonly chosen: number;
  readonly at: number;
  /** To be reviewed at once, and for whom. */
  readonly review: Side | null;
}

const key = 'analysis';
/** Larger files are refused before they are read. */
export const mostBytes = 2_000_000;
const mostNotices = 8;
/** Browsers keep a few megabytes for a site. */
const mostKept = 1_000_000;

const nothing: Brought = { trees: [], notices: [], chosen: 0, at: root, review: null };
const wrong = (notice: string): Brought => ({ ...nothing, notices: [notice] });

/** Whatever somebody pastes: records, a position, a list of moves; `game` where the text names none. */
export function fromText(core: Core, families: readonly Family[], text: string, game: string): Brought {
  if (text.trim() === '') return wrong(t('analysis.bring.empty'));
  if (text.length > mostBytes) return wrong(t('analysis.bring.long'));
  return fromRecords(core, families, text, game);
}

function fromRecords(core: Core, families: readonly Family[], text: string, game: string): Brought {
  const { games, problems, warnings } = core.readRecords(text, game);
  const grown = games.map((record) => {
    const start = isUsual(core, record.game, record.start) ? '' : record.start;
    return treeOf({ ...record, start }, sidesOf(families, record.game));
  });
  const told = [...problems, ...warnings].map(({ line, column, sentence: why }) =>
    t('analysis.bring.place', line, column, sentence(why)),
  );
  const notices = told.slice(0, mostNotices);
  if (told.length > mostNotices) notices.push(t('analysis.bring.more', told.length - mostNotices));
  if (grown.some(({ isCut }) => isCut)) notices.push(t('analysis.bring.cut', mostTurns));
  if (games.length === 0 && told.length === 0) notices.push(t('analysis.bring.none'));
  return { ...nothing, trees: grown.map(({ tree }) => tree), notices };
}

/** Whether a position is where the game starts by itself. */
function isUsual(core: Core, game: string, position: string): boolean {
  const match = core.start(game);
  const usual = match.view().position;
  match.free();
  return position === usual;
}

/** What stands behind `#/analysis/`: `r/RECORD`, `review/SIDE/RECORD`, `GAME` or
 *  `GAME/POSITION`; `new`: nothing; nothing: what was kept. */
export async function fromLink(core: Core, families: readonly Family[], tail: string): Promise<Brought> {
  if (tail === '') return fromKept(core, families);
  if (tail === 'new') return nothing;
  const parts = tail.split('/');
  if (parts[0] === 'r') return fromPacked(core, families, parts[1] ?? '');
  if (parts[0] === 'review') {
    const brought = await fromPacked(core, families, parts[2] ?? '');
    return { ...brought, review: parts[1] === '1' ? 1 : 0 };
  }
  return fromGame(core, decode(parts[0] ?? ''), decode(parts.slice(1).join('/')));
}

async function fromPacked(core: Core, families: readonly Family[], packed: string): Promise<Brought> {
  const text = await unpack(packed);
  if (text === null) return wrong(t('analysis.link.broken'));
  return fromRecords(core, families, text, families[0]?.id ?? '');
}

/** A game that is known with a position that cannot be is opened at its start. */
function fromGame(core: Core, game: string, position: string): Brought {
  try {
    core.game(game);
  } catch (error) {
    return wrong(sentence(messageOf(error)));
  }
  try {
    core.start(game, position).free();
    return { ...nothing, trees: [bare(game, position)] };
  } catch (error) {
    return { ...nothing, trees: [bare(game)], notices: [sentence(messageOf(error))] };
  }
}

/** Trees never change, so that what was written once need not be written again. */
const written = new WeakMap<Tree, string>();

export function recordText(core: Core, tree: Tree): string {
  const text = written.get(tree) ?? core.writeRecord(recordOf(tree));
  written.set(tree, text);
  return text;
}

/** The address of an analysis; null where it is too long for one. */
export async function linkOf(core: Core, tree: Tree): Promise<string | null> {
  const packed = await pack(recordText(core, tree));
  return packed && `#/analysis/r/${packed}`;
}

/** Which child was taken at each turn on the way to a node: stays the same when the record is read again. */
export const waysTo = (tree: Tree, id: number): number[] =>
  pathTo(tree, id).map((at) => nodeOf(tree, nodeOf(tree, at).parent ?? root).children.indexOf(at));

export function nodeAt(tree: Tree, ways: readonly number[]): number {
  let at = root;
  for (const way of ways) at = nodeOf(tree, at).children[way] ?? at;
  return at;
}

/** An analysis outlives its tab, with all games of its record; where these are too many, the one that is looked at. */
export function keepAnalysis(core: Core, trees: readonly Tree[], chosen: number, at: number): void {
  const texts = trees.map((tree) => recordText(core, tree));
  const ways = trees[chosen] ? waysTo(trees[chosen], at) : [];
  const isSmall = texts.reduce((sum, text) => sum + text.length, 0) < mostKept;
  save(
    key,
    isSmall ? { record: texts.join('\n'), chosen, ways } : { record: texts[chosen] ?? '', chosen: 0, ways },
  );
}

function fromKept(core: Core, families: readonly Family[]): Brought {
  const kept = load(key, decodeKept);
  if (!kept) return nothing;
  const brought = fromRecords(core, families, kept.record, families[0]?.id ?? '');
  const chosen = brought.trees[kept.chosen] ? kept.chosen : 0;
  const tree = brought.trees[chosen];
  return tree ? { ...brought, chosen, at: nodeAt(tree, kept.ways) } : brought;
}

const isCount = (data: unknown): data is number => Number.isInteger(data) && Number(data) >= 0;

function decodeKept(data: unknown): { record: string; chosen: number; ways: number[] } | null {
  if (!isObject(data) || typeof data['record'] !== 'string') return null;
  const { record, chosen, ways } = data;
  return {
    record,
    chosen: isCount(chosen) ? chosen : 0,
    ways: Array.isArray(ways) ? ways.filter(isCount) : [],
  };
}

// Where an analysis comes from: a link, a text that was pasted, what was kept. Whatever it is, the good part is kept and
// the rest is told in sentences.
import { decode } from '../base/route';
import type { Core } from '../core/core';
import { readHere, type Reading, type ReadProgress, readText } from '../core/reader';
import { aboutOf, type Listed, usualStart } from '../core/reading';
import { messageOf } from '../core/refusal';
import type { Family, Side } from '../core/types';
import { findAnalysis, type KeptAnalysis } from '../match/library';
import { sidesOf } from '../match/options';
import { pack, unpack } from '../match/pack';
import { sentence, t } from '../texts/texts.svelte';
import { latestAnalysis } from './keeping';
import { recordOf, treeOf } from './records';
import { bare, nodeOf, pathTo, root, type Tree } from './tree';

export interface Brought {
  readonly games: readonly Listed[];
  /** What is wrong with the rest. */
  readonly notices: readonly string[];
  /** Which game to look at first, and where in it: the child that is taken at each turn. */
  readonly chosen: number;
  readonly ways: readonly number[];
  /** Of the game that is looked at first, where it need not be read. */
  readonly tree: Tree | null;
  /** To be reviewed at once, and for whom. */
  readonly review: Side | null;
  /** As what it is kept; null: it is only looked at. */
  readonly kept: KeptAnalysis | null;
}

/** Larger files are refused before they are read. */
export const mostBytes = 16_000_000;
const mostNotices = 8;

const nothing: Brought = {
  games: [],
  notices: [],
  chosen: 0,
  ways: [],
  tree: null,
  review: null,
  kept: null,
};
const wrong = (notice: string): Brought => ({ ...nothing, notices: [notice] });

/** Whatever somebody pastes: records, a position, a list of moves; `game` where the text names none. */
export async function fromText(
  core: Core,
  text: string,
  game: string,
  report?: (progress: ReadProgress) => void,
  signal?: AbortSignal,
): Promise<Brought> {
  if (text.trim() === '') return wrong(t('analysis.bring.empty'));
  if (text.length > mostBytes) return wrong(t('analysis.bring.long'));
  return broughtOf(await readText(core, { text, likely: game, report, signal }));
}

function broughtOf({ games, problems, warnings }: Reading): Brought {
  const told = [...problems, ...warnings]
    .slice(0, mostNotices)
    .map(({ line, column, sentence: why }) => t('analysis.bring.place', line, column, sentence(why)));
  const more = problems.length + warnings.length - told.length;
  const notices = more > 0 ? [...told, t('analysis.bring.more', more)] : told;
  if (games.length === 0 && notices.length === 0) notices.push(t('analysis.bring.none'));
  return { ...nothing, games, notices };
}

const fromRecords = (core: Core, text: string, game: string): Brought =>
  broughtOf(readHere(core, text, game));

/** The tree of a game that was listed, and whether something of it had to be left out. */
export function grown(core: Core, families: readonly Family[], { text, game }: Listed) {
  const [record] = core.readRecords(text, game).games;
  if (!record) return { tree: bare(game), isCut: false };
  const start = record.start === usualStart(core, record.game) ? '' : record.start;
  return treeOf({ ...record, start }, sidesOf(families, record.game));
}

/** A tree as it is listed. */
export const listedOf = (core: Core, families: readonly Family[], tree: Tree): Listed => ({
  ...aboutOf(recordOf(tree), sidesOf(families, tree.game)),
  text: recordText(core, tree),
});

/** What stands behind `#/analysis/`: `r/RECORD`, `review/SIDE/RECORD`, `kept/ID`, `GAME` or `GAME/POSITION`; `new`:
 *  nothing; nothing: what was kept last. */
export async function fromLink(core: Core, families: readonly Family[], tail: string): Promise<Brought> {
  const likely = families[0]?.id ?? '';
  if (tail === '') return fromKept(core, likely, latestAnalysis());
  if (tail === 'new') return nothing;
  const parts = tail.split('/');
  if (parts[0] === 'kept') return fromKept(core, likely, findAnalysis(parts[1] ?? ''), t('mygames.gone'));
  if (parts[0] === 'r') return fromPacked(core, likely, parts[1] ?? '');
  if (parts[0] === 'review') {
    const brought = await fromPacked(core, likely, parts[2] ?? '');
    return { ...brought, review: parts[1] === '1' ? 1 : 0 };
  }
  return fromGame(core, families, decode(parts[0] ?? ''), decode(parts.slice(1).join('/')));
}

async function fromPacked(core: Core, likely: string, packed: string): Promise<Brought> {
  const text = await unpack(packed);
  return text === null ? wrong(t('analysis.link.broken')) : fromRecords(core, text, likely);
}

function fromKept(core: Core, likely: string, kept: KeptAnalysis | null, missing?: string): Brought {
  if (!kept) return missing === undefined ? nothing : wrong(missing);
  const brought = fromRecords(core, kept.record, likely);
  const chosen = brought.games[kept.chosen] ? kept.chosen : 0;
  return { ...brought, chosen, ways: kept.ways, kept };
}

/** A game that is known with a position that cannot be is opened at its start. */
function fromGame(core: Core, families: readonly Family[], game: string, position: string): Brought {
  const begin = (tree: Tree): Brought => ({ ...nothing, games: [listedOf(core, families, tree)], tree });
  try {
    core.game(game);
  } catch (error) {
    return wrong(sentence(messageOf(error)));
  }
  try {
    core.start(game, position).free();
    return begin(bare(game, position));
  } catch (error) {
    return { ...begin(bare(game)), notices: [sentence(messageOf(error))] };
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

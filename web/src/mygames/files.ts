// My games as files: all of it for another device, or as records that other programs read.
import type { Core } from '../core/core';
import { readText, type ReadProgress } from '../core/reader';
import { tagOf } from '../core/reading';
import type { Problem } from '../core/records';
import { type BroughtIn, keepListed, keepNew, readFile, type Trouble } from '../match/bring';
import { gameRecord } from '../match/handover';
import type { Kept, KeptGame } from '../match/library';
import { sidesOf } from '../match/options';
import type { Progress } from '../match/progress';
import { dayOf } from './rows';

/** Larger files are refused before they are read. */
export const mostBytes = 16_000_000;

/** So many records are written between two frames. */
const atOnce = 25;

/** The records of all games. Writing one takes the core about a millisecond, so that the page breathes in between. */
export async function recordsOf(core: Core, many: readonly Kept[]): Promise<string> {
  const texts: string[] = [];
  for (const [i, kept] of many.entries()) {
    if (i % atOnce === atOnce - 1) await new Promise((resolve) => setTimeout(resolve));
    texts.push(kept.kind === 'analysis' ? kept.record : playedRecord(core, kept));
  }
  return texts
    .filter(Boolean)
    .map((text) => text.trimEnd() + '\n')
    .join('\n');
}

/** With the players, as records name them: in English, as their tags are. */
function playedRecord(core: Core, { progress, verdict, changed }: KeptGame): string {
  try {
    return gameRecord(core, progress, verdict, tagsOf(core, progress, changed));
  } catch {
    return ''; // of a game that this app does not have, or kept by another version, and not to be played any more
  }
}

function tagsOf(core: Core, { setup }: Progress, changed: number): Record<string, string> {
  const { seats } = core.game(setup.game);
  const names = sidesOf(core.families(), setup.game).map((name, side) => {
    const of = setup.players.filter((_, seat) => seats[seat]?.side === side);
    const said = of.map((player) =>
      player.kind === 'person' ? (player.name ?? 'Person') : `Lozenge, level ${player.level}`,
    );
    return [tagOf(name), [...new Set(said)].join(' and ')];
  });
  return { ...Object.fromEntries(names), Date: dayOf(changed).replaceAll('-', '.') };
}

export interface Imported extends BroughtIn {
  readonly problems: readonly Problem[];
  /** Games of the file that make no sense. */
  readonly strange: number;
}

/** A file of My games, or records of any kind. What is wrong with a file that is neither. */
export async function importText(
  core: Core,
  text: string,
  report: (progress: ReadProgress) => void,
  signal: AbortSignal,
): Promise<Imported | Trouble | 'none'> {
  const file = readFile(text);
  if (typeof file === 'string') return file;
  if (file) return { ...keepNew(file.kept), strange: file.strange, problems: [] };
  const likely = core.families()[0]?.id ?? '';
  const { games, problems } = await readText(core, { text, likely, report, signal });
  if (games.length === 0 && problems.length === 0) return 'none';
  return { ...keepListed(games), strange: 0, problems };
}

// A game from the play page, handed over to the analysis as a link.
import type { Core } from '../core/core';
import type { RecordData } from '../core/records';
import type { Side } from '../core/types';
import { pack } from './pack';
import type { Progress } from './progress';
import type { Verdict } from './verdict';

const resultOf = (verdict: Verdict | null): RecordData['result'] =>
  verdict === null ? '*' : verdict.winner === null ? '1/2-1/2' : verdict.winner === 0 ? '1-0' : '0-1';

/** The record of a game that was played here. */
export const gameRecord = (
  core: Core,
  { setup, moves }: Progress,
  verdict: Verdict | null,
  tags: RecordData['tags'] = {},
): string =>
  core.writeRecord({
    game: setup.game,
    start: setup.position ?? '',
    tags,
    before: [],
    turns: moves.map((text) => ({ text, kind: 'move', notes: [], variations: [] })),
    result: resultOf(verdict),
  });

/** The address of the game's analysis; with a side, of its review for that side. */
export async function handover(
  core: Core,
  progress: Progress,
  verdict: Verdict | null,
  side: Side | null = null,
): Promise<string | null> {
  const packed = await pack(gameRecord(core, progress, verdict));
  if (packed === null) return null;
  return side === null ? `#/analysis/r/${packed}` : `#/analysis/review/${side}/${packed}`;
}

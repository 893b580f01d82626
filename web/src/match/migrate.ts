// Earlier versions kept one game and one analysis: these become the first of My games. What cannot be read, or what the device
// has no room for twice, stays where it was.
import { isObject } from '../base/decode';
import { load, remove } from '../base/storage';
import type { Core } from '../core/core';
import { readHere } from '../core/reader';
import { type KeptAnalysis, type KeptGame, newId, put } from './library';
import { matchAt } from './match';
import { decodeProgress, type Progress } from './progress';
import { type Verdict, verdictOf } from './verdict';

export function migrate(core: Core): void {
  const game = load('game', decodeProgress);
  if (game && put(gameOf(core, game))) remove('game');
  const analysis = load('analysis', (data) => analysisOf(core, data));
  if (analysis && put(analysis)) remove('analysis');
}

const gameOf = (core: Core, progress: Progress): KeptGame => ({
  id: newId(),
  kind: 'game',
  changed: Date.now(),
  progress,
  verdict: verdict(core, progress),
});

/** How a game ended that was kept without saying so. */
function verdict(core: Core, { setup, moves, over, ended }: Progress): Verdict | null {
  if (!over) return null;
  try {
    const match = matchAt(core, { game: setup.game, position: setup.position ?? '', moves });
    const { status } = match.view;
    match.free();
    return verdictOf(status, ended);
  } catch {
    return null;
  }
}

function analysisOf(core: Core, data: unknown): KeptAnalysis | null {
  if (!isObject(data) || typeof data['record'] !== 'string') return null;
  const { record, chosen, ways } = data;
  const { games } = readHere(core, record, core.families()[0]?.id ?? '');
  const number = typeof chosen === 'number' && games[chosen] ? chosen : 0;
  const listed = games[number];
  if (!listed) return null;
  const { text: _, ...about } = listed;
  return {
    id: newId(),
    kind: 'analysis',
    changed: Date.now(),
    name: '',
    record,
    about,
    games: games.length,
    chosen: number,
    ways: Array.isArray(ways) ? ways.filter((way) => Number.isSafeInteger(way) && way >= 0) : [],
  };
}

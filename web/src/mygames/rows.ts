// My games as rows of a list, and the search among them: plain data.
import { matches } from '../base/search';
import type { Core } from '../core/core';
import type { GameInfo, Side } from '../core/types';
import type { Kept, KeptAnalysis, KeptGame } from '../match/library';
import { familyOf } from '../match/options';
import { peopleOf } from '../match/seats';
import { levelsOf, opponentText } from '../match/words';
import { gameName } from '../texts/names';
import { t } from '../texts/texts.svelte';

export const kinds = ['going', 'finished', 'analysis'] as const;
export type Kind = (typeof kinds)[number];

/** For the person who played; `decided` where nobody knows who that was. */
export const outcomes = ['won', 'drawn', 'lost', 'decided', 'open'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Row {
  readonly kept: Kept;
  readonly kind: Kind;
  readonly family: string;
  /** The game with its options. */
  readonly game: string;
  readonly title: string;
  /** Who played against whom; of an analysis, what its record says of it. */
  readonly who: string;
  readonly turns: number;
  readonly outcome: Outcome;
  /** `computer` with its levels, `friend`, or nobody. */
  readonly opponent: '' | 'computer' | 'friend';
  readonly levels: readonly number[];
  /** For whom a review is made. */
  readonly side: Side;
}

/** What is looked for; what is empty is not asked. */
export interface Wanted {
  readonly text: string;
  readonly family: string;
  readonly kind: '' | Kind;
  /** `computer`, `friend`, or the number of a level. */
  readonly opponent: string;
  readonly outcome: '' | Outcome;
  /** Days, as `2026-11-18`. */
  readonly from: string;
  readonly to: string;
}

export const anything: Wanted = {
  text: '',
  family: '',
  kind: '',
  opponent: '',
  outcome: '',
  from: '',
  to: '',
};

export function rowOf(core: Core, kept: Kept): Row {
  try {
    return kept.kind === 'game' ? playedRow(core, kept) : analysedRow(core, kept);
  } catch {
    return strangeRow(kept);
  }
}

/** Of a game that this app does not have: it is there, and can be exported and deleted. */
function strangeRow(kept: Kept): Row {
  const game = kept.kind === 'game' ? kept.progress.setup.game : kept.about.game;
  return {
    kept,
    kind: kept.kind === 'analysis' ? 'analysis' : kept.progress.over ? 'finished' : 'going',
    family: familyOf(game),
    game,
    title: game,
    who: '',
    turns: kept.kind === 'game' ? kept.progress.moves.length : kept.about.turns,
    outcome: 'open',
    opponent: '',
    levels: [],
    side: 0,
  };
}

const nameOf = ({ family, name }: GameInfo): string => gameName({ id: family, name });

function playedRow(core: Core, kept: KeptGame): Row {
  const { setup, moves, over } = kept.progress;
  const game = core.game(setup.game);
  const sides = [...new Set(peopleOf(setup).map((seat) => game.seats[seat]?.side ?? 0))];
  const mine = sides.length === 1 ? sides[0] : undefined;
  const levels = levelsOf(setup);
  return {
    kept,
    kind: over ? 'finished' : 'going',
    family: game.family,
    game: setup.game,
    title: nameOf(game),
    who: opponentText(core.levels(), setup),
    turns: moves.length,
    outcome: over ? outcomeOf(kept, mine) : 'open',
    opponent: levels.length > 0 ? 'computer' : 'friend',
    levels,
    side: mine ?? 0,
  };
}

function outcomeOf({ verdict }: KeptGame, mine: Side | undefined): Outcome {
  if (!verdict) return 'decided';
  if (verdict.winner === null) return 'drawn';
  return mine === undefined ? 'decided' : verdict.winner === mine ? 'won' : 'lost';
}

function analysedRow(core: Core, kept: KeptAnalysis): Row {
  const { about } = kept;
  const game = core.game(about.game);
  return {
    kept,
    kind: 'analysis',
    family: game.family,
    game: about.game,
    title: kept.name || about.title || nameOf(game),
    who: [...(kept.name || about.title ? [nameOf(game)] : []), about.date].filter(Boolean).join(' · '),
    turns: about.turns,
    outcome: about.result === '*' ? 'open' : about.result === '1/2-1/2' ? 'drawn' : 'decided',
    opponent: '',
    levels: [],
    side: 0,
  };
}

/** "Won"; "In progress" where nobody knows yet; of an analysis that it is one, and the result as its record has it. */
export function outcomeText({ kept, outcome, kind }: Row): string {
  if (outcome === 'open') return t(`mygames.kind.${kind}`);
  if (kept.kind === 'game') return t(`mygames.result.${outcome}`);
  return [t('mygames.kind.analysis'), kept.about.result].join(' · ');
}

/** The day of a time where the reader is, as a date field writes it. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function isWanted(row: Row, wanted: Wanted): boolean {
  const { text, family, kind, opponent, outcome, from, to } = wanted;
  const day = dayOf(row.kept.changed);
  return (
    (family === '' || row.family === family) &&
    (kind === '' || row.kind === kind) &&
    (outcome === '' || row.outcome === outcome) &&
    (opponent === '' || row.opponent === opponent || row.levels.includes(Number(opponent))) &&
    (from === '' || day >= from) &&
    (to === '' || day <= to) &&
    (text === '' || matches([row.title, row.who, outcomeText(row), row.game, day].join(' '), text))
  );
}

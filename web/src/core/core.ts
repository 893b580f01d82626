// The rules, for the page: synchronous and quick. No game is known here; everything comes from the core as data.
import { compose, paletteOf, type Palette, type PlacedPiece } from './editor';
import { Instance } from './instance';
import { readRecords, writeRecord, type ReadReport, type RecordData } from './records';
import type { Remarks } from './thinker';
import type { Choice, Family, GameInfo, Level, MatchView, Meant, Piece, Side, Step, UnderWay } from './types';

export interface Core {
  families(): Family[];
  levels(): Level[];
  /** `id` or `id:key=value,...`; throws a Refusal, as do the others. */
  game(id: string): GameInfo;
  start(id: string, position?: string): MatchHandle;
  /** The same for looking at games instead of playing: no third repetition ends it, nor too many moves without progress. */
  study(id: string, position?: string): MatchHandle;
  /** From a record's text. */
  resume(record: string): MatchHandle;
  /** Whatever somebody pastes: records, a position, bare moves. `likely` is the game where the text names none. */
  readRecords(text: string, likely?: string): ReadReport;
  writeRecord(record: RecordData): string;
  /** Puts what a review says into the record that it was made of. */
  annotate(record: string, remarks: Remarks): string;
  /** What can stand on a cell. */
  palette(game: string): Palette;
  /** The text of a position with `seat` to move; the Refusal says why it cannot be. */
  compose(game: string, seat: number, pieces: readonly PlacedPiece[]): string;
  /** Under which name the counted openings of a game are kept; games that open alike share them. */
  openingsName(game: string): string;
}

/** A match in the core's memory, until it is freed. */
export interface MatchHandle {
  readonly game: string;
  /** Everything, or what the player on a seat may see. */
  view(seat?: number): MatchView;
  /** The pieces of the whole view, for much less work. */
  pieces(): readonly Piece[];
  /** Gives the move that was meant, in its printed form; the Refusal says why not. */
  play(text: string): Choice;
  /** What `play` would do. */
  read(text: string): Meant;
  /** The move that lays out what `arrangement` asks for, a value for each of its cells. */
  readArrangement(values: readonly number[]): Meant;
  /** How a move goes on after clicks; with a cell to go `toward`, only by ways that end there. */
  underWay(clicks: readonly Step[], toward: number | null): UnderWay;
  /** The text of clicks that lead to no choice, the last of them on a cell; empty where they write no move. */
  textOf(clicks: readonly Step[]): string;
  /** False at the start. */
  undo(): boolean;
  resign(side: Side): void;
  agreeDraw(): void;
  record(tags?: Readonly<Record<string, string>>): string;
  free(): void;
}

/** Of a module that is compiled already. */
export function makeCore(module: WebAssembly.Module): Core {
  const instance = new Instance(module);
  const games = new Map<string, GameInfo>(); // a game never changes
  return {
    families: () => instance.data<Family[]>('families'),
    levels: () => instance.data<Level[]>('levels'),
    game(id) {
      const known = games.get(id);
      if (known !== undefined) return known;
      const game = instance.data<GameInfo>('game', id);
      games.set(id, game);
      return game;
    },
    start: (id, position = '') => makeMatch(instance, instance.number('start', id, position)),
    study(id, position = '') {
      const number = instance.number('start', id, position);
      instance.is('stop_counting', number);
      return makeMatch(instance, number);
    },
    resume: (record) => makeMatch(instance, instance.number('resume', record)),
    readRecords: (text, likely) => readRecords(instance, text, likely),
    writeRecord: (record) => writeRecord(instance, record),
    annotate: (record, { summary, turns }) =>
      instance.ask('annotate', record, [summary, ...turns.flatMap(({ nag, comment }) => [nag, comment])]),
    openingsName: (game) => instance.ask('weights_name', game),
    palette: (game) => paletteOf(instance, game),
    compose: (game, seat, pieces) => compose(instance, game, seat, pieces),
  };
}

function makeMatch(instance: Instance, number: number): MatchHandle {
  return {
    game: instance.ask('game_of', number),
    view: (seat = -1) => instance.data<MatchView>('view', number, seat),
    pieces: () => instance.data<Piece[]>('pieces', number),
    play: (text) => instance.data<Choice>('play', number, text),
    read: (text) => instance.data<Meant>('read', number, text),
    readArrangement: (values) => instance.data<Meant>('read_arrangement', number, values),
    underWay: (clicks, toward) =>
      instance.data<UnderWay>('under_way', number, toward ?? nowhere, clicks.flatMap(stepWords)),
    textOf: (clicks) => instance.ask('clicks_text', number, clicks.flatMap(stepWords)),
    undo: () => instance.is('undo', number),
    resign: (side) => void instance.ask('resign', number, side),
    agreeDraw: () => void instance.ask('agree_draw', number),
    record: (tags = {}) => instance.ask('record', number, Object.entries(tags).flat()),
    free: () => void instance.is('release', number),
  };
}

/** Where no cell is asked for. */
const nowhere = -1;

/** What a step is, and its value. */
function stepWords(step: Step): readonly (string | number)[] {
  if ('cell' in step) return ['cell', step.cell];
  if ('count' in step) return ['count', step.count];
  return 'choice' in step ? ['choice', step.choice] : ['stop', ''];
}

// From what was chosen to a setup.
import { describe, expect, it } from 'vitest';
import type { Family, GameInfo } from '../core/types';
import { gameId, optionsOf } from '../match/options';
import { playerNames } from '../match/seats';
import { isResumed } from '../match/setup';
import { newDraft, setupOf } from './draft';
import { decodeDraft } from './remembered';

const option = (key: string, values: string[]) => ({
  key,
  values,
  help: '',
  default: values[0] ?? '',
  default_help: '',
});
const family: Family = {
  id: 'a-game',
  name: 'A game',
  summary: '',
  sheet: '',
  published: true,
  sides: ['Up', 'Down'],
  seats: ['Up', 'Down'],
  options: [option('size', ['small', 'large']), option('end', ['soon', 'late'])],
};
const seat = (name: string, side: 0 | 1) => ({ name, side, board: 0, colours: [] });
const game = (names: string[]): GameInfo => ({
  id: 'a-game',
  family: 'a-game',
  name: 'A game',
  rules: {},
  claims: [],
  idle_limit: 0,
  seats: names.map((name, i) => seat(name, i % 2 === 0 ? 0 : 1)),
  boards: [],
  piece_art: [],
});
const even = { seat: 0, ballot: 0 };
const kinds = (players: { kind: string }[]) => players.map(({ kind }) => kind);

describe('the text of a game', () => {
  it('names the options that were chosen, in the order of the family', () => {
    expect(gameId(family, {})).toBe('a-game');
    expect(gameId(family, { end: 'late', size: 'large' })).toBe('a-game:size=large,end=late');
  });
  it('gives them back, and leaves out what the family does not have', () => {
    expect(optionsOf(family, 'a-game:end=late,size=huge,colour=red,=,x')).toEqual({ end: 'late' });
    expect(optionsOf(family, 'a-game')).toEqual({});
  });
});

describe('a draft', () => {
  it('seats the person where it was chosen', () => {
    const players = setupOf({ ...newDraft(), me: 1, level: 7 }, game(['Up', 'Down']), even).players;
    expect(players).toEqual([{ kind: 'computer', level: 7 }, { kind: 'person' }]);
  });
  it('leaves the seat to chance', () => {
    const draft = { ...newDraft(), me: null };
    expect(kinds(setupOf(draft, game(['Up', 'Down']), { ...even, seat: 0.2 }).players)).toEqual([
      'person',
      'computer',
    ]);
    expect(kinds(setupOf(draft, game(['Up', 'Down']), { ...even, seat: 0.9 }).players)).toEqual([
      'computer',
      'person',
    ]);
  });
  it('gives both seats of a name to one player', () => {
    const three = game(['One', 'Two', 'One', 'Three']);
    expect(playerNames(three)).toEqual(['One', 'Two', 'Three']);
    expect(kinds(setupOf(newDraft(), three, even).players)).toEqual([
      'person',
      'computer',
      'person',
      'computer',
    ]);
  });
  it('seats friends, computers and mixes', () => {
    const two = game(['Up', 'Down']);
    expect(kinds(setupOf({ ...newDraft(), mode: 'friend' }, two, even).players)).toEqual([
      'person',
      'person',
    ]);
    expect(kinds(setupOf({ ...newDraft(), mode: 'watch' }, two, even).players)).toEqual([
      'computer',
      'computer',
    ]);
    const mixed = { ...newDraft(), mode: 'mixed' as const, mixed: [{ kind: 'computer' as const, level: 2 }] };
    expect(setupOf(mixed, two, even).players).toEqual([
      { kind: 'computer', level: 2 },
      { kind: 'computer', level: 3 },
    ]);
  });
  it('gives each side its level where computers play each other', () => {
    const draft = { ...newDraft(), mode: 'watch' as const, level: 2, rival: 6 };
    const levels = setupOf(draft, game(['One', 'Two', 'One', 'Three']), even).players;
    expect(levels.map((player) => player.kind === 'computer' && player.level)).toEqual([2, 6, 2, 6]);
  });
  it('knows people by their names, where several share the screen', () => {
    const names = [' Ada ', ''];
    const two = game(['Up', 'Down']);
    expect(setupOf({ ...newDraft(), mode: 'friend', names }, two, even).players).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'person' },
    ]);
    expect(setupOf({ ...newDraft(), names }, two, even).players[0]).toEqual({ kind: 'person' });
  });
  it('begins with the ballot that was chosen or drawn', () => {
    const ballots = [
      { number: '1', moves: ['a', 'b', 'c'] },
      { number: '9', moves: ['d', 'e', 'f'] },
    ];
    const begun = (opening: string, ballot: number) =>
      setupOf({ ...newDraft(), opening }, game(['Up', 'Down']), { seat: 0, ballot }, ballots);
    expect(begun('1', 0.9)).toMatchObject({ opening: ['a', 'b', 'c'], drawn: true });
    expect(begun('lot', 0.9)).toMatchObject({ opening: ['d', 'e', 'f'], drawn: true });
    expect(begun('lot', 0)).toMatchObject({ opening: ['a', 'b', 'c'] });
    expect(begun('', 0)).not.toHaveProperty('opening');
    expect(begun('77', 0)).not.toHaveProperty('opening');
    expect(isResumed(begun('lot', 0))).toBe(false);
  });
  it('is remembered, whatever is found', () => {
    const draft = {
      ...newDraft(),
      mode: 'watch' as const,
      rival: 5,
      names: ['Ada', ''],
      opening: 'lot',
      options: { end: 'late' },
      me: null,
    };
    expect(decodeDraft(family, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(decodeDraft(family, { mode: 'alone', level: 'x', mixed: 1, options: [] })).toEqual(newDraft());
  });
});

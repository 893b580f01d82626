// @vitest-environment node
// Games against the computer from a place of another one, in every game.
import { describe, expect, it } from 'vitest';
import { readModule } from '../core/built';
import { makeCore } from '../core/core';
import { openPlace, setupFrom } from './again';

const core = makeCore(await readModule());

describe.each(core.families())('a game of $id that is played again', ({ id }) => {
  const game = core.game(id);
  const match = core.start(id);
  const view = match.view();

  it('is begun by whoever is to move, against the computer', () => {
    const setup = setupFrom(game, { game: id, position: '', moves: [] }, view);
    expect(setup.players.length).toBe(game.seats.length);
    expect(setup.players[view.seat]).toEqual({ kind: 'person' });
    expect(setup.players.some(({ kind }) => kind === 'computer')).toBe(true);
    expect('position' in setup || 'opening' in setup).toBe(false);
  });
  it('brings what was played, and where it began', () => {
    const first = view.choices?.[0]?.text ?? '';
    match.play(first);
    const place = { game: id, position: view.position, moves: [first] };
    const setup = setupFrom(game, place, match.view());
    expect(setup).toMatchObject({ game: id, position: view.position, opening: [first] });
    expect(setup.players[match.view().seat]).toEqual({ kind: 'person' });
  });
});

describe('a game that went on where nobody claimed a draw', () => {
  const position = 'B:WK32:BK1';
  const shuffle = ['1-6', '32-27', '6-1', '27-32'];
  const at = (moves: string[]) => {
    const match = core.study('checkers', position);
    for (const move of moves) match.play(move);
    const place = openPlace(core, { game: 'checkers', position, moves }, match.view());
    match.free();
    return place;
  };

  it('goes on with its moves as long as they are no draw', () => {
    expect(at(shuffle)).toEqual({ game: 'checkers', position, moves: shuffle });
  });
  it('goes on from its position behind that', () => {
    const moves = [...shuffle, ...shuffle];
    expect(at(moves)).toEqual({ game: 'checkers', position, moves: [] });
    expect(at([...moves, '1-5'])).toEqual({ game: 'checkers', position: 'W:WK32:BK5', moves: [] });
  });
});

// @vitest-environment node
// Games against the computer from a place of another one, in every game.
import { describe, expect, it } from 'vitest';
import { readModule } from '../core/built';
import { makeCore } from '../core/core';
import { setupFrom } from './again';

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

// @vitest-environment node
// What all desks share, with the real core: moves that are shown, refused, laid out again.
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readModule } from '../core/built';
import { type Core, makeCore } from '../core/core';
import { type Made, matchAt } from '../match/match';
import { Desk } from './desk.svelte';

// There is no browser here that could keep any.
vi.mock('../base/settings.svelte', () => ({ settings: { confirm: false } }));

const core = makeCore(await readModule());
/** A game that is moved in at once: nothing is laid out first. */
const [family] = core.families().filter(({ id }) => !core.start(id).view().arrangement);
const id = family?.id ?? '';

class BareDesk extends Desk {
  readonly isActive = true;
  readonly made: Made[] = [];

  constructor(core: Core, moves: readonly string[] = []) {
    super(core, matchAt(core, { game: id, position: 'start', moves }));
    this.lay(moves.length > 0);
  }

  protected make(text: string): boolean {
    const made = this.tried(text);
    if (made) this.made.push(made);
    return made !== null;
  }

  back(): void {
    this.match.undo();
    this.lay();
  }
}

describe('a desk', () => {
  const desk = new BareDesk(core);
  const [choice] = desk.scene.view.choices ?? [];
  const text = choice?.text ?? '';
  afterAll(() => desk.close());

  it('points nothing out at the start', () => {
    expect(desk.scene.last).toEqual([]);
    expect(desk.scene.motion).toBeNull();
  });
  it('keeps the board as it is where the core refuses a move', () => {
    const { position } = desk.scene.view;
    expect(desk.type('nonsense')).toBe(false);
    expect(desk.scene.refusal).not.toBeNull();
    expect(desk.scene.view.position).toBe(position);
    desk.letGo();
    expect(desk.scene.refusal).toBeNull();
  });
  it('shows a move that is made, and says which choice it was', () => {
    expect(desk.type(text)).toBe(true);
    expect(desk.made).toMatchObject([{ choice: { text } }]);
    expect(desk.scene.last.length).toBeGreaterThan(0);
    expect(desk.scene.motion).not.toBeNull();
  });
  it('shows the next move as another motion', () => {
    const before = desk.scene.motion?.number;
    expect(desk.type(desk.scene.view.choices?.[0]?.text ?? '')).toBe(true);
    expect(desk.scene.motion?.number).not.toBe(before);
  });
  it('points out the move before the one that is taken back, without moving it', () => {
    desk.back();
    expect(desk.scene.view.turns.map((turn) => turn.text)).toEqual([text]);
    expect(desk.scene.last.length).toBeGreaterThan(0);
    expect(desk.scene.motion).toBeNull();
  });
  it('turns to every board of the game', () => {
    const seen = desk.game.boards.map(() => {
      desk.flip();
      return desk.board;
    });
    expect(new Set(seen).size).toBe(desk.game.boards.length);
  });
  it('is laid out after moves, the last of them seen moving', () => {
    const later = new BareDesk(core, [text]);
    expect(later.scene.last).toEqual(desk.scene.last);
    expect(later.scene.motion).not.toBeNull();
    expect(later.board).toBe(later.game.seats[1]?.board);
    later.close();
  });
});

it('is not laid out where a move cannot be', () => expect(() => new BareDesk(core, ['nonsense'])).toThrow());

// @vitest-environment node
// Every game is played by clicks of chance on whatever is pointed out, with the real core: a desk leads to moves only.
import { expect, it, vi } from 'vitest';
import { readModule } from '../core/built';
import { makeCore } from '../core/core';
import { matchAt } from '../match/match';
import { lastCell, next, targets } from './clicks';
import { Desk } from './desk.svelte';
import { hintsOf } from './scene';

// There is no browser here that could keep any.
vi.mock('../base/settings.svelte', () => ({ settings: { confirm: false } }));

const core = makeCore(await readModule());

class ClickedDesk extends Desk {
  readonly isActive = true;

  constructor(game: string) {
    super(core, matchAt(core, { game, position: 'start', moves: [] }));
    this.lay();
  }

  protected make(text: string): boolean {
    return this.tried(text) !== null;
  }

  /** Clicks one of the things that are pointed out now. */
  go(random: (below: number) => number): void {
    const { clicks } = this.scene;
    const words = next(clicks).filter((step) => !('cell' in step));
    const cells = targets(clicks);
    const at = random(words.length + cells.length);
    const word = words[at - cells.length];
    if (word) this.choose(word);
    else this.click(cells[at]!);
  }
}

/** Always the same numbers. */
function chance(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

it.each([...core.families().map(({ id }) => id), 'diam:players=3', 'diam:players=4'])(
  '%s is played by clicks on what is pointed out',
  (game) => {
    const desk = new ClickedDesk(game);
    const random = chance();
    for (let i = 0; i < 80 && desk.scene.view.status.result === null; ++i) {
      expect(next(desk.scene.clicks)).not.toHaveLength(0);
      desk.go(random);
      expect(desk.scene.refusal).toBeNull();
    }
    expect(desk.scene.view.turns.length).toBeGreaterThan(0);
    desk.close();
  },
);

it('keeps a turn that is half made, and says what it cannot go on with', () => {
  const desk = new ClickedDesk('diamond-dogs');
  const cell = (name: string) => desk.game.boards[0]!.cells.findIndex((c) => c.name === name);
  desk.click(cell('d4'));
  desk.click(cell('d6'));
  const shown = hintsOf(desk.scene, true, true, true).targets.map((c) => desk.game.boards[0]!.cells[c]!.name);
  expect(shown).toContain('c3');
  expect(shown).toContain('d8');
  // A die that is shut in, one of the opponent's, an empty space that is too far.
  for (const wrong of ['c1', 'd12', 'b10']) {
    desk.click(cell(wrong));
    expect(desk.scene.refusal, wrong).not.toBeNull();
    expect(lastCell(desk.scene.clicks.made), wrong).toBe(cell('d6'));
  }
  desk.close();
});

// A diagram of a rulebook that can be played with: both sides move, the shown move can be made, all can be taken back.
import type { Core } from '../core/core';
import { LaidDesk, type Position } from '../desk/laid.svelte';

export class FigureDesk extends LaidDesk {
  /** How many moves have been made. */
  made = $state(0);
  readonly isActive = $derived(this.table.view.status.result === null);

  constructor(
    core: Core,
    position: Position,
    /** The move that the diagram is about; empty where there is none. */
    readonly shown: string,
  ) {
    super(core, position);
  }

  protected make(act: () => string): boolean {
    const tried = this.tried(act);
    if (tried) ++this.made;
    return tried !== null;
  }

  /** Makes the move that the diagram is about, from where it begins. */
  show(): void {
    this.reset();
    this.type(this.shown);
  }

  back(): void {
    if (this.made === 0) return;
    --this.made;
    this.takeBack({ last: [], taken: [] });
  }

  reset(): void {
    while (this.made > 0) this.back();
    this.letGo();
  }
}

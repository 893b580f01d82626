// A diagram of a rulebook that can be played with: both sides move, the shown move can be made, all can be taken back.
import type { Core } from '../core/core';
import { Desk } from '../desk/desk.svelte';
import { seen } from '../desk/scene';
import { matchAt } from '../match/match';
import type { Place } from '../match/place';

export class FigureDesk extends Desk {
  /** How many moves have been made. */
  made = $state(0);
  readonly isActive = $derived(this.scene.view.status.result === null);

  constructor(
    core: Core,
    place: Place,
    /** The move that the diagram is about; empty where there is none. */
    readonly shown: string,
  ) {
    super(core, matchAt(core, place));
    this.lay();
  }

  protected make(text: string): boolean {
    const tried = this.tried(text);
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
    this.match.undo();
    this.scene = seen(this.match.view);
  }

  reset(): void {
    while (this.made > 0) this.back();
    this.letGo();
  }
}

// Two tabs of the app at one thing that is kept: the first one has it, and another one learns so and may take it over. Tabs
// that cannot hear each other behave as if they were alone.

type Said = { readonly kind: 'asked' | 'held' | 'taken'; readonly by: string };

const isSaid = (data: unknown): data is Said =>
  typeof data === 'object' && data !== null && 'kind' in data && 'by' in data;

export class Holding {
  readonly #self = crypto.getRandomValues(new Uint32Array(2)).join('-');
  readonly #channel: BroadcastChannel | null;
  readonly #onlost: () => void;
  #isHeld = true;

  /** Holds what is kept under the key, and asks whether another tab does. `onlost` is called where one does, or takes it. */
  constructor(key: string, onlost: () => void) {
    this.#onlost = onlost;
    this.#channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(`lozenge.${key}`) : null;
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#hear(data));
    this.#say('asked');
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Whoever has it loses it. */
  take(): void {
    this.#isHeld = true;
    this.#say('taken');
  }

  close(): void {
    this.#isHeld = false;
    this.#channel?.close();
  }

  #hear(data: unknown): void {
    if (!isSaid(data) || data.by === this.#self || !this.#isHeld) return;
    if (data.kind === 'asked') this.#say('held');
    else this.#lose();
  }

  #lose(): void {
    this.#isHeld = false;
    this.#onlost();
  }

  #say(kind: Said['kind']): void {
    this.#channel?.postMessage({ kind, by: this.#self } satisfies Said);
  }
}

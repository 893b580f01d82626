// For tests: a game and an analysis as they are kept, different where a test says so; and a device that keeps them.
import type { KeptAnalysis, KeptGame } from './library';
import { fresh, type Progress } from './progress';
import type { Setup } from './setup';

export const setup: Setup = {
  game: 'some',
  players: [{ kind: 'person' }, { kind: 'computer', level: 3 }],
  clock: null,
};

export const game = (change: Partial<KeptGame> = {}, progress: Partial<Progress> = {}): KeptGame => ({
  id: 'game',
  kind: 'game',
  changed: 1000,
  verdict: null,
  ...change,
  progress: { ...fresh(setup), moves: ['11-15', '22-18'], ...progress },
});

export const record = (change: Partial<KeptAnalysis> = {}): KeptAnalysis => ({
  id: 'record',
  kind: 'analysis',
  changed: 1000,
  name: '',
  record: '1. 11-15 22-18 *\n',
  about: { game: 'some', title: 'Tinsley – Lafferty', date: '1985', turns: 2, result: '*' },
  games: 1,
  chosen: 0,
  ways: [0, 0],
  ...change,
});

/** Storage for tests that run without a browser; one that is full takes nothing. */
export class Device {
  [key: string]: unknown;
  constructor(isFull = false) {
    Object.defineProperty(this, 'isFull', { value: isFull, writable: true });
  }
  getItem(key: string): string | null {
    const value = this[key];
    return typeof value === 'string' ? value : null;
  }
  setItem(key: string, value: string): void {
    if (this['isFull'] === true) throw new DOMException('full', 'QuotaExceededError');
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

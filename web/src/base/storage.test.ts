// What is kept, and what happens where nothing can be.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const text = (data: unknown) => (typeof data === 'string' ? data : null);

// Each test gets the module anew: it remembers whether it has failed.
async function fresh() {
  vi.resetModules();
  return import('./storage');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the storage', () => {
  it('gives back what was kept', async () => {
    const { load, save } = await fresh();
    expect(save('word', 'lozenge')).toBe(true);
    expect(load('word', text)).toBe('lozenge');
  });
  it('has nothing under a key that was never kept or was removed', async () => {
    const { load, remove, save } = await fresh();
    expect(load('word', text)).toBeNull();
    save('word', 'lozenge');
    remove('word');
    expect(load('word', text)).toBeNull();
  });
  it.each(['', '{', 'null', '17', '{"version":1}', '{"version":2,"value":"later"}'])(
    'makes nothing of %j',
    async (found) => {
      const { load } = await fresh();
      localStorage.setItem('lozenge.word', found);
      expect(load('word', text)).toBeNull();
    },
  );
  it('tells once that it cannot keep anything, and never throws', async () => {
    const { load, remove, save, watchFailure } = await fresh();
    const told = vi.fn();
    watchFailure(told);
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(save('word', 'lozenge')).toBe(false);
    expect(save('word', 'diamond')).toBe(false);
    expect(load('word', text)).toBe('diamond');
    remove('word');
    expect(load('word', text)).toBeNull();
    expect(told).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
  it('has the newest, whether the device takes it or not', async () => {
    const { load, save } = await fresh();
    save('word', 'old');
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
    expect(save('word', 'new')).toBe(false);
    expect(load('word', text)).toBe('new');
    vi.unstubAllGlobals();
    expect(save('word', 'newest')).toBe(true);
    expect(load('word', text)).toBe('newest');
    expect(localStorage.getItem('lozenge.word')).toContain('newest');
  });
});

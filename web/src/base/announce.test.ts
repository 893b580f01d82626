// Slips: shown, said, taken away.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, dismiss, notify, slips, spoken } from './announce.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('says the same words anew', () => {
  announce('Hello.');
  const first = spoken.notice.id;
  announce('Hello.');
  expect(spoken.notice.text).toBe('Hello.');
  expect(spoken.notice.id).not.toBe(first);
});

it('shows a slip once, for some seconds, or until it is dismissed', () => {
  notify('One.');
  notify('One.');
  notify('Two.');
  expect(slips.all.map((slip) => slip.text)).toEqual(['One.', 'Two.']);
  dismiss(slips.all[0]?.id ?? 0);
  expect(slips.all.map((slip) => slip.text)).toEqual(['Two.']);
  vi.runAllTimers();
  expect(slips.all).toEqual([]);
});

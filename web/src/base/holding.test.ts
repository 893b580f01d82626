// Tabs at one thing: each tab is a Holding of its own here, and they hear each other as tabs do.
import { afterEach, expect, test, vi } from 'vitest';
import { Holding } from './holding';

const open: Holding[] = [];
const tab = (lost: () => void = () => {}): Holding => {
  const holding = new Holding('test', lost);
  open.push(holding);
  return holding;
};

afterEach(() => open.splice(0).forEach((holding) => holding.close()));

test('the second tab learns that there is a first, and the first notices nothing', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const one = tab(first);
  const two = tab(second);
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
  expect(one.isHeld).toBe(true);
  expect(two.isHeld).toBe(false);
  expect(first).not.toHaveBeenCalled();
});

test('what is taken over is lost where it was', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const one = tab(first);
  const two = tab(second);
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
  two.take();
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
  expect([one.isHeld, two.isHeld]).toEqual([false, true]);
});

test('a tab that is closed holds nothing', async () => {
  const [second, third] = [vi.fn(), vi.fn()];
  tab().close();
  const two = tab(second);
  tab(third);
  await vi.waitFor(() => expect(third).toHaveBeenCalledOnce());
  expect(second).not.toHaveBeenCalled();
  expect(two.isHeld).toBe(true);
});

test('without a way to hear others a tab is alone', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const one = tab();
  expect(one.isHeld).toBe(true);
  vi.unstubAllGlobals();
});

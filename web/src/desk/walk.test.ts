// @vitest-environment happy-dom
// Keys that go through a game, and where they do not.
import { describe, expect, it } from 'vitest';
import { wayOf } from './walk';

function pressed(key: string, html: string, change: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...change });
  document.body.firstElementChild!.dispatchEvent(event);
  return event;
}

describe('a key', () => {
  it('goes through the moves', () => {
    expect(wayOf(pressed('ArrowLeft', '<button></button>'))).toBe('back');
    expect(wayOf(pressed('End', '<p></p>'))).toBe('end');
    expect(wayOf(pressed('x', '<p></p>'))).toBeNull();
  });
  it.each(['<input>', '<textarea></textarea>', '<select></select>'])('means something else in %s', (html) => {
    expect(wayOf(pressed('ArrowLeft', html))).toBeNull();
  });
  it('is left to the browser with a modifier', () => {
    expect(wayOf(pressed('ArrowLeft', '<p></p>', { altKey: true }))).toBeNull();
  });
});

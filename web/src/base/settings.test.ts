// Settings from outside.
import { describe, expect, it } from 'vitest';
import { decodeSettings, defaultSettings } from './settings.svelte';

describe('settings', () => {
  it('have sounds off at first', () => {
    expect(defaultSettings().sound).toBe(false);
  });
  it('keep what makes sense and leave the rest as it was', () => {
    const read = decodeSettings({
      theme: 'dark',
      sound: true,
      hints: 'yes',
      language: 'de',
      pieceStyle: 'gold',
    });
    expect(read).toEqual({ ...defaultSettings(), theme: 'dark', sound: true, language: 'de' });
  });
  it.each([null, 'dark', 17, []])('are the defaults for %j', (data) => {
    expect(decodeSettings(data)).toEqual(defaultSettings());
  });
});

import { describe, expect, it } from 'vitest';
import { messageOf, Refusal } from './refusal';
import { say, spoken } from './sentence';

describe('a sentence', () => {
  const german = {
    '{1} wins: {2} resigns.': '{2} gibt auf, {1} gewinnt.',
    '{1} or {2}': '{1} oder {2}',
    'I see {1}.': 'Ich sehe {1}.',
    Black: 'Schwarz',
  };

  it('is looked up by its template, and its holes are filled in any order', () => {
    expect(spoken(say('{1} wins: {2} resigns.', say('Black'), 'X'), german)).toBe(
      'X gibt auf, Schwarz gewinnt.',
    );
  });
  it('has sentences within sentences', () => {
    expect(spoken(say('I see {1}.', say('{1} or {2}', '1', '2')), german)).toBe('Ich sehe 1 oder 2.');
  });
  it('leaves plain texts alone, whatever they look like', () => {
    expect(spoken('Black', german)).toBe('Black');
    expect(spoken(say('I see {1}.', "'{1} or {2}'"), german)).toBe("Ich sehe '{1} or {2}'.");
  });
  it('is said in English where it has no translation', () => {
    expect(spoken(say('There is no man on {1}.', '5A'), german)).toBe('There is no man on 5A.');
    expect(spoken(say('{1} wins.', say('Black')), german)).toBe('Schwarz wins.');
  });
});

it('is what an error says, and its message is English', () => {
  const refusal = new Refusal(say('There is no man on {1}.', '5A'));
  expect(refusal.message).toBe('There is no man on 5A.');
  expect(messageOf(refusal)).toEqual(say('There is no man on {1}.', '5A'));
  expect(messageOf(new Error('no'))).toBe('no');
});

import { expect, it } from 'vitest';
import { matches } from './search';

it.each([
  ['Müller – Peña 1985', 'muller pena', true],
  ['Müller – Peña 1985', 'PEÑA  1985', true],
  ['Müller – Peña 1985', 'muller smith', false],
  ['anything', ' ', true],
])('in %j, %j: %j', (text, wanted, expected) => expect(matches(text, wanted)).toBe(expected));

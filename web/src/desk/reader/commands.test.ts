import { expect, it } from 'vitest';
import { readCommand } from './commands';

const words = {
  moves: 'what can move|moves',
  jumps: 'what must jump',
  pile: 'read pile|read',
  board: 'read board|board',
  turn: 'turn',
  last: 'last move',
  help: 'help|?',
};

it.each([
  ['What can move?', { ask: 'moves' }],
  ['  what   must jump ', { ask: 'jumps' }],
  ['read board', { ask: 'board' }],
  ['read pile 3', { ask: 'pile', cell: '3' }],
  ['Read C3', { ask: 'pile', cell: 'c3' }],
  ['11-15', { ask: 'play', text: '11-15' }],
  ['R@3', { ask: 'play', text: 'R@3' }],
])('reads %j', (input, command) => expect(readCommand(input, words)).toEqual(command));

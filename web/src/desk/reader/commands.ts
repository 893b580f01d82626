// The command line of those who hear the board: what was asked, as data. Anything else is a move.
export type Command =
  | { ask: 'moves' }
  | { ask: 'jumps' }
  | { ask: 'pile'; cell: string }
  | { ask: 'board' }
  | { ask: 'turn' }
  | { ask: 'last' }
  | { ask: 'help' }
  | { ask: 'play'; text: string };

/** The words for each command in the language that is spoken, apart by "|". */
export interface Words {
  readonly moves: string;
  readonly jumps: string;
  readonly pile: string;
  readonly board: string;
  readonly turn: string;
  readonly last: string;
  readonly help: string;
}

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[?!.]+$/, '')
    .replace(/\s+/g, ' ');

const isOne = (text: string, words: string) => words.split('|').some((word) => plain(word) === text);

export function readCommand(input: string, words: Words): Command {
  const text = plain(input);
  if (isOne(text, words.moves)) return { ask: 'moves' };
  if (isOne(text, words.jumps)) return { ask: 'jumps' };
  if (isOne(text, words.board)) return { ask: 'board' };
  if (isOne(text, words.turn)) return { ask: 'turn' };
  if (isOne(text, words.last)) return { ask: 'last' };
  if (isOne(text, words.help)) return { ask: 'help' };
  for (const word of words.pile.split('|')) {
    const start = `${plain(word)} `;
    if (text.startsWith(start)) return { ask: 'pile', cell: text.slice(start.length) };
  }
  return { ask: 'play', text: input.trim() };
}

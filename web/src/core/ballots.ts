// Openings that have names, and those that tournaments draw lots for: data in the folders of those games that have them.
import { fileOf } from './folders';

const ballots = import.meta.glob<string>('$games/*/three-move-openings.csv', {
  query: '?raw',
  import: 'default',
});
const names = import.meta.glob<string>('$games/*/opening-names.csv', { query: '?raw', import: 'default' });

/** An opening that can be drawn. */
export interface Ballot {
  readonly number: string;
  readonly moves: readonly string[];
}

export const hasBallots = (id: string): boolean =>
  fileOf(ballots, id, 'three-move-openings.csv') !== undefined;

/** A heading, then lines `number,moves,class`; the class `barred` is out of play. */
export function readBallots(text: string): Ballot[] {
  const lines = text.trim().split(/\r?\n/).slice(1);
  return lines.flatMap((line) => {
    const [number = '', moves = '', kind] = line.split(',');
    return kind === 'barred' ? [] : [{ number, moves: moves.split(' ') }];
  });
}

/** None where they cannot be fetched. */
export async function loadBallots(id: string): Promise<Ballot[]> {
  const text = await fileOf(ballots, id, 'three-move-openings.csv')?.().catch(() => '');
  return text ? readBallots(text) : [];
}

/** The name of an opening by its moves; empty where it has none. */
export type NameOf = (moves: readonly string[]) => string;

/** A heading, then lines `moves,name`: the longest that the moves begin with counts. */
export function readOpeningNames(text: string): NameOf {
  const lines = text.trim().split(/\r?\n/).slice(1);
  const known = new Map(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(',')),
      line.slice(line.indexOf(',') + 1),
    ]),
  );
  const longest = Math.max(0, ...[...known.keys()].map((moves) => moves.split(' ').length));
  return (moves) => {
    for (let count = Math.min(longest, moves.length); count > 0; --count) {
      const name = known.get(moves.slice(0, count).join(' '));
      if (name !== undefined) return name;
    }
    return '';
  };
}

export async function loadOpeningNames(id: string): Promise<NameOf | null> {
  const text = await fileOf(names, id, 'opening-names.csv')?.().catch(() => '');
  return text ? readOpeningNames(text) : null;
}

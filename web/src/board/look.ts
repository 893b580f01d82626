// How pieces look where the data says more than a side: the sign of each colour, pips of a die, sizes of towers.

/** A sign for each colour, drawn within a unit square around 0: colours are never told by colour alone. */
const signs: Record<string, string> = {
  red: 'M0-1L1 0L0 1L-1 0Z',
  orange: 'M0-.95A.95.95 0 1 1 0 .95A.95.95 0 1 1 0-.95ZM0-.45A.45.45 0 1 0 0 .45A.45.45 0 1 0 0-.45Z',
  black: 'M-.33-.95H.33V-.33H.95V.33H.33V.95H-.33V.33H-.95V-.33H-.33Z',
  brown: 'M0-.9L1 .8H-1Z',
};

const square = 'M-.8-.8H.8V.8H-.8Z';

export const signOf = (colour: string): string => signs[colour] ?? square;

/** A crown of five points, within a unit square around 0. */
export const crown = 'M-.95-.42L-.5-.02L0-.8L.5-.02L.95-.42L.72.52H-.72ZM-.72.66H.72V.84H-.72Z';

/** A cut stone, seen from the front, within a unit square around 0. */
export const stone = 'M-.55-.6H.55L1-.12L0 .85L-1-.12ZM-1-.12H1M-.42-.12L0 .85L.42-.12L0-.6Z';

/** Where the pips of a die lie, in thirds of its face. */
export function pipsOf(value: number): readonly (readonly [number, number])[] {
  const corner = [
    [-1, -1],
    [1, 1],
    [1, -1],
    [-1, 1],
  ] as const;
  switch (value) {
    case 1:
      return [[0, 0]];
    case 2:
      return corner.slice(0, 2);
    case 3:
      return [[0, 0], ...corner.slice(0, 2)];
    case 4:
      return corner;
    case 5:
      return [[0, 0], ...corner];
    case 6:
      return [[-1, 0], [1, 0], ...corner];
    default:
      return [];
  }
}

/** A pawn of a tower, seen from above at an angle: half width, half depth, height, and where the lowest stands. */
export const pawn = { across: 31, deep: 13, high: 22, foot: 20 } as const;

/** So many discs of a pile are drawn; its number tells the rest. */
export const drawnDiscs = (count: number): number => Math.min(count, 5);

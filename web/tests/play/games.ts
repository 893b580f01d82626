// Short games that end on the board: what a strong player does to one who moves at random.

const games: Record<string, string> = {
  checkers:
    '11-15 24-20 8-11 27-24 9-13 24-19 15x24 28x19 3-8 22-17 13x22 26x17 11-16 20x11 8x15x24 25-22 ' +
    '24-28 30-26 5-9 29-25 12-16 23-19 16x23x30 17-14 10x17x26 31x22 9-13 22-18 13-17 21x14 30x21 ' +
    '14-10 7x14x23 32-27 23x32',
  'diamond-checkers':
    '12A-11A 12B-20B 14Ax12B 14B-15B 12Bx14Bx16B 5B-11B 13A-12A 8B-14B 7A-13A 6B-12B 3A-7A 12B-13B ' +
    '9A-15A 11B-12B 4A-3A 12B-20B 11A-19A 13B-12B 12A-11A 20B-19B 15Ax11Bx13Bx15B 7B-8B 11A-12A ' +
    '8B-14B 15Bx13B 2B-6B 12A-20A 6B-12B 13Bx11B 9B-8B 6A-12A 8B-9B 8A-9A 4B-8B 13A-21 3B-7B 11B-5B ' +
    '7B-13B 21x7B 1B-3B insist 8Bx6B 5Bx7B 1B-3B 7Bx1B 9B-15B 19Ax9B',
  'diamond-kings':
    '3A>15A 12B-21 8A>20B 21x19B 6A>20B 19Bx21 13A-8A insist 12Ax12B 6Bx20Bx8Ax6A 9A-8A ' +
    '7B>21x7Ax9Ax19B 5A-10A 13B-20A 10A-18A 9B>21>19Ax17A 4A-7A 14B>12Ax4A 1A-3A 20A-15B 3Ax11A ' +
    '1B>9B>19Ax5Ax1A',
  'diamond-queens':
    '7A/2>1A 8B/2-3B 3A/2-1A 3B/3-1B 4A/2-8A 4B/1-1B 8A/3-3A 2B/1-3B 1A/1>5A 6B/1>8B 5A/1-12A ' +
    '8B/1-13B 1A/3>7A>9A 7B/2>21x5Ax7Ax1A 2A/1-7A 1A/1x5A 9A/3-16A 1B/3>7B>21 16A/3-15A ' +
    '2B/1>12B>12Ax4Ax14Ax16A',
  'diamond-dogs': 'c3-c5-c7 b14-b12-b10 c7-b8xb12 c13-b14+e13-f12 b12-c11xe13 b14-a13+g15-g13 e13xg11xg15',
  diam: 'O@5 N@5 O@1 N@1',
  'diam:players=3': 'O@5 N@5 O@1 K@5 O@5 N@1',
  'diam:players=4': 'R@3 N@3 O@8 K@3 3.1-4 N@8',
};

export const names = Object.keys(games);
export const gameOf = (name: string): string[] => (games[name] ?? '').split(' ');

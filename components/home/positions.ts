import type { Position } from '@/lib/domain/position';

/** Pictures of the home page: a first capture, a corner on a small board, an opening, a whole game. */
export const pictures = {
  adult: { size: 9, black: 'D7 C6 D4 F3', white: 'E7 D6 C8 G5', crop: 'B2 H8' },
  child: { size: 9, black: 'C4 D3 C2 B5', white: 'C3 B3 D4', ghost: 'B2', crop: 'A1 F6' },
  teacher: { size: 13, black: 'D10 K4 K7 G11', white: 'K10 D4 C7 G3' },
  members: {
    size: 19,
    black: 'Q16 D4 R10 O17 K16 Q5 F3 C7 E10 O3 L4',
    white: 'D16 Q4 R6 F17 C14 P2 K3 H5 M14 O13 R13',
    last: 'M14',
  },
} satisfies Record<string, Position>;

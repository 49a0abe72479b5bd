import type { Problem } from '@/lib/domain/position';

/**
 * The three positions of the home page (design, 'The board'): small enough for a phone, solved in one or two moves.
 * Their words are in the messages, `board.hero.{id}`.
 */
export const heroProblems: readonly { id: 'atari' | 'cut' | 'snapback'; problem: Problem }[] = [
  {
    // Two stones with one liberty. The ghost shows where: the first move must not fail for want of rules.
    id: 'atari',
    problem: {
      position: {
        size: 7,
        black: 'C4 D5 E5 D3 E3 B2',
        white: 'D4 E4 F5 F3 C6',
        toPlay: 'black',
        ghost: 'F4',
      },
      goal: 'capture',
      moves: [{ at: 'F4' }],
      otherwise: 'F4',
    },
  },
  {
    // Cut off from its friends, the stone is pushed to the edge and has nowhere to go.
    id: 'cut',
    problem: {
      position: {
        size: 7,
        black: 'C1 C2 D3 E3 B5',
        white: 'D2 F1 F2 F3 E5',
        toPlay: 'black',
        marks: [{ at: 'D2', kind: 'triangle' }],
      },
      goal: 'capture',
      moves: [{ at: 'E2', reply: 'D1', then: [{ at: 'E1' }], otherwise: 'E1' }],
      otherwise: 'E2',
    },
  },
  {
    // A snapback: the stone given up at D1 leaves White with a single liberty, the same point again.
    id: 'snapback',
    problem: {
      position: {
        size: 7,
        black: 'B1 B2 C3 D3 E3 E2 C5',
        white: 'C1 C2 E1 F1 F2 F3 E5',
        toPlay: 'black',
      },
      goal: 'capture',
      moves: [{ at: 'D1', reply: 'D2', then: [{ at: 'D1' }], otherwise: 'D1' }],
      otherwise: 'D1',
    },
  },
];

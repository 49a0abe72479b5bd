import { describe, expect, it } from 'vitest';
import { defencesOf } from '@/platform/bank/defences';
import { deniedFurther, faultsOf } from '@/platform/bank/verify';
import { defencesTo, readDefences } from '@/platform/content/defences';
import { readBank, type BankProblem } from '@/platform/content/problems';

/** After H2 and H1 White is dead whatever is played, in more moves than the first needs: the line called two right moves wrong. */
const short: BankProblem = {
  id: 'kill-4e3bd2e5bb8b',
  grade: 11,
  family: 'kill',
  problem: {
    position: {
      ...{ size: 9, black: 'E1 E2 E3 E4 F4 G4 H4 J2 J4', white: 'F2 F3 G1 G3 H3 J3', toPlay: 'black' },
      marks: [{ at: 'J3', kind: 'triangle' }],
    },
    goal: 'kill',
    moves: [
      {
        ...{ at: 'H2', reply: 'H1', otherwise: 'F1' },
        then: [{ at: 'F1' }, { at: 'J1', reply: 'G2', fails: true }, { at: 'G2', reply: 'J1', fails: true }],
      },
    ],
    otherwise: 'H2',
  },
  proof: {
    ...{ targets: ['J3'], region: 'F1 G2 H1 H2 J1', within: 3, nodes: 740, depth: 3, engine: 1 },
    hash: '8d4b993a9aa1f9a7',
  },
};

describe('the lines of a closed region', () => {
  it('are looked at further on at each move, not at the first alone', () => {
    expect(faultsOf(short)).toEqual(
      expect.arrayContaining(['H2 H1 pass', 'H2 H1 J1', 'H2 H1 G2'].map((line) => expect.stringContaining(line))),
    );
    const [first] = short.problem.moves;
    const ended = { ...short, problem: { ...short.problem, moves: [{ at: first!.at }] } };
    expect(deniedFurther(ended)).toEqual([]);
  });

  it('are so after other defences, too', () => {
    const known = readDefences();
    const bank = readBank().filter((one) => (known[one.id]?.length ?? 0) > 0 && one.proof.points === undefined);
    const denied = bank.flatMap((one) =>
      defencesTo(one, known).flatMap((problem) =>
        deniedFurther({ ...one, problem }).map((fault) => `${one.id}: ${fault}`),
      ),
    );
    expect(denied).toEqual([]);
    // After A3 or D3 nothing need be answered.
    const idle = readBank().find(({ id }) => id === 'kill-4bf7f7cb3b5c')!;
    expect(defencesOf(idle)).toEqual([]);
  }, 120_000);
});

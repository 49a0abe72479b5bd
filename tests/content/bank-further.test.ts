import { describe, expect, it } from 'vitest';
import { isRight } from '@/lib/go/problem';
import { answersBy, answersOf } from '@/lib/go/answers';
import { Judge } from '@/lib/go/judge';
import { linesFurther } from '@/lib/go/whole-board';
import { defencesOf } from '@/platform/bank/defences';
import { farLimit } from '@/platform/bank/proof/prove';
import { deniedFurther, faultsOf } from '@/platform/bank/proof/verify';
import { defencesTo, readDefences } from '@/platform/bank/read-defences';
import { posedOf, readBank, type BankProblem } from '@/platform/bank/read-problems';

/** After H2 and H1 White is dead after any move, but some take longer than the listed one: the line marked two right moves as wrong. */
const short: BankProblem = {
  id: 'kill-4e3bd2e5bb8b',
  grade: 11,
  family: 'kill',
  problem: {
    position: {
      size: 9,
      black: 'E1 E2 E3 E4 F4 G4 H4 J2 J4',
      white: 'F2 F3 G1 G3 H3 J3',
      toPlay: 'black',
      marks: [{ at: 'J3', kind: 'triangle' }],
    },
    goal: 'kill',
    moves: [
      {
        at: 'H2',
        reply: 'H1',
        otherwise: 'F1',
        then: [{ at: 'F1' }, { at: 'J1', reply: 'G2', fails: true }, { at: 'G2', reply: 'J1', fails: true }],
      },
    ],
    otherwise: 'H2',
  },
  proof: {
    targets: ['J3'],
    region: 'F1 G2 H1 H2 J1',
    within: 3,
    nodes: 740,
    depth: 3,
    engine: 1,
    hash: '8d4b993a9aa1f9a7',
  },
};

/** White takes two stones with E7, C6 or C5; F7 lets them out once, and takes three. */
const open: BankProblem = {
  id: 'double-atari-a5545602ac5a',
  grade: 12,
  family: 'double-atari',
  problem: {
    position: {
      size: 7,
      black: 'E6 D5 D4',
      white: 'F6 E5 C4 E4 D3',
      toPlay: 'white',
      marks: [
        { at: 'E6', kind: 'triangle' },
        { at: 'D4', kind: 'triangle' },
      ],
    },
    goal: 'capture',
    moves: [{ at: 'D6', reply: 'D7', then: [{ at: 'E7' }, { at: 'C6' }, { at: 'C5' }], otherwise: 'C6' }],
    otherwise: 'D6',
  },
  proof: {
    targets: ['E6', 'D4'],
    within: 14,
    wide: 2,
    nodes: 146_564,
    depth: 3,
    engine: 1,
    hash: 'c6511a503d132f88',
  },
};

it('of an open board are right with what succeeds one move later', () => {
  const { problem } = open;
  expect(faultsOf(open).map((fault) => fault.split(' is ')[0])).toEqual(['D6 D7 F7', 'D6 D7 B6', 'D6 D7 B7']);
  const [line] = linesFurther(posedOf(open), problem.moves, farLimit);
  expect(line!.then!.map(({ at }) => at)).toEqual(['E7', 'C6', 'C5', 'F7', 'B6', 'B7']);
  expect(faultsOf({ ...open, problem: { ...problem, moves: [line!] } })).toEqual([]);
  // What the search cannot decide within its limit stays unchanged.
  expect(linesFurther(posedOf(open), problem.moves, 10)).toEqual(problem.moves);
});

describe('the lines of a closed region', () => {
  it('are looked at further on at each move, not at the first alone', () => {
    expect(faultsOf(short)).toEqual(
      expect.arrayContaining(['H2 H1 pass', 'H2 H1 J1', 'H2 H1 G2'].map((line) => expect.stringContaining(line))),
    );
    const [first] = short.problem.moves;
    const ended = { ...short, problem: { ...short.problem, moves: [{ at: first!.at }] } };
    expect(deniedFurther(ended)).toEqual([]);
  });

  it('are no longer than they hold, in what a teacher poses as well', () => {
    const posed = posedOf(short);
    const whole = answersBy(posed, (line) => new Judge(posed, posed.proof, line)).moves.filter(isRight);
    expect(whole.map(({ at, reply }) => [at, reply])).toEqual([['H2', 'H1']]);
    expect(answersOf(posed).moves.filter(isRight)).toEqual([{ at: 'H2' }]);
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
    // After A3 or D3 no answer is needed.
    const idle = readBank().find(({ id }) => id === 'kill-4bf7f7cb3b5c')!;
    expect(defencesOf(idle)).toEqual([]);
  }, 120_000);
});

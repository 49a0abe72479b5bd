import { describe, expect, it, vi } from 'vitest';
import { opponentOf, type ProblemMove } from '@/lib/go/position';
import { isRight } from '@/lib/go/problem';
import { answersOf, Unsettled, wholeBoard, type Posed } from '@/lib/go/answers';
import { isClosed } from '@/lib/go/closed-region';
import { SolverJudge } from '@/lib/go/solver/solver-judge';
import { deniedOnBoard, linesOnBoard } from '@/lib/go/whole-board';
import { posedBy, readTopic, topicCodes } from '@/platform/topics/topics';

/** `npm run test:deep` searches the answers of every question again. */
const isDeep = process.env.TEST_DEEP === '1';
vi.setConfig({ testTimeout: isDeep ? 600_000 : 120_000 });

const rightOf = (moves: readonly ProblemMove[]) => moves.filter(isRight).map(({ at }) => at);

const searched = topicCodes().flatMap((code) => {
  const topic = readTopic(code);
  return topic.data.steps.flatMap((step) => {
    const posed = step.kind === 'question' ? posedBy(step) : null;
    return posed ? [[`${code}/${step.id}`, posed, topic.answers[step.id]!] as const] : [];
  });
});
const open = searched.filter(
  ([, posed]) => posed.proof.points === undefined && posed.proof.region && !isClosed(posed, posed.proof.region),
);

describe('a question of a lesson whose region is open', () => {
  it.each(open)('%s: the whole board has the same right moves, and no other', (_, posed, { moves }) => {
    expect(deniedOnBoard(posed, rightOf(moves), wholeBoard.first)).toBeNull();
  });

  it.each(open)('%s: what answers a wrong move refutes it there too', (_, posed, { moves, otherwise }) => {
    const { position, goal, proof } = posed;
    const solver = position.toPlay ?? 'black';
    const judge = SolverJudge.of({ position, goal }, { ...proof, region: undefined }, wholeBoard.first);
    const wrong = moves.flatMap(({ at, reply, fails }) => (fails && reply ? [{ at, reply }] : []));
    if (otherwise) wrong.push({ at: 'pass', reply: otherwise });
    const left = wrong.filter(({ at, reply }) => {
      const after = judge([{ color: solver, at }]);
      return after.verdict(reply, opponentOf(solver)) === 'wins';
    });
    expect(left).toEqual([]);
  });
});

describe.skipIf(!isDeep)('the answers of a lesson', () => {
  it.each(searched)('%s: are what the search finds today', (_, posed, { of: __, ...stored }) => {
    expect(stored).toEqual(answersOf(posed));
  });
});

/** White squeezes two stones; Black has stones on both sides to connect to, and only one of them lies in the region. */
const squeezed = (region: string): Posed => ({
  position: {
    size: 9,
    black: 'H6 J6 H5 F4 H4 F3 H3 C2 D2 F2 H2 C1',
    white: 'E6 F6 G6 E5 G5 E4 G4 E3 G3 E2 G2',
    toPlay: 'black',
  },
  goal: 'connect',
  proof: { targets: ['F4'], region: region.split(' '), within: 4 },
});

describe('an open region', () => {
  it('is rejected where the whole board says otherwise', () => {
    expect(() => answersOf(squeezed('F5 D1 E1 F1 G1 H1'))).toThrow(Unsettled);
  });

  it('ends a line where most moves succeed on the whole board', () => {
    // White's answer elsewhere leaves Black to connect wherever he likes.
    const moves = [{ at: 'E1', reply: 'A9', then: [{ at: 'D1' }] }];
    expect(linesOnBoard(squeezed('F5 D1 E1 F1'), moves, wholeBoard.later)).toEqual([{ at: 'E1' }]);
  });

  it('takes what else succeeds further on for right as well', () => {
    const [, posed, { moves }] = searched.find(([name]) => name === 'cutting-points/push')!;
    const { region, ...proof } = posed.proof;
    const [line] = linesOnBoard(posed, moves, wholeBoard.later);
    const judge = SolverJudge.of(
      posed,
      proof,
    )([
      { color: 'black', at: line!.at },
      { color: 'white', at: line!.reply! },
    ]);
    expect(rightOf(line!.then!).sort()).toEqual(
      judge
        .legal('black')
        .filter((at) => judge.verdict(at) === 'wins')
        .sort(),
    );
    expect(rightOf(line!.then!).some((at) => !region!.includes(at))).toBe(true);
  });
});

describe('a closed region', () => {
  it('ends at chains of the other side that have a liberty elsewhere', () => {
    const position = { size: 7, black: 'A4 B4 C4 D4 E4 F4 F3 F2 F1 C3 C2 C1', white: 'D3 D2 D1 E3' };
    expect(isClosed({ position, goal: 'capture' }, ['E2', 'E1'])).toBe(true);
    expect(isClosed({ position, goal: 'capture' }, ['E2'])).toBe(false);
  });

  it('is open where a chain that may be taken in it is all that holds stones back', () => {
    // Black's four stones have liberties inside only: the white stones that capture them must not be capturable from outside.
    const black = 'A3 B3 B2 B1';
    const white = 'A4 B4 C4 C3 C2 C1';
    expect(isClosed({ position: { size: 7, black, white }, goal: 'kill' }, ['A2', 'A1'])).toBe(false);
    const around = `${black} A5 B5 C5 D5 D4 D3 D2 D1`;
    expect(isClosed({ position: { size: 7, black: around, white }, goal: 'kill' }, ['A2', 'A1'])).toBe(true);
  });
});

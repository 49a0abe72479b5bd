import { describe, expect, it, vi } from 'vitest';
import type { Problem } from '@/lib/go/position';
import { attackingGoals } from '@/lib/go/judge';
import { proofOf, reviewProblem, type Review } from '@/lib/go/review';
import { problemPositions, type ProvenPosition } from '@/platform/bank/problem-positions';
import { problems } from '@/platform/seed/catalogue/problems';

// The search takes long, and other programs may use the processor.
vi.setConfig({ testTimeout: 60_000 });

/** Searches only as deep as this test has time for: an attack until it is proved, a defence to the end where the region is closed. */
function reviewOf(problem: Problem, isWhole = true): Review | undefined {
  const proof = proofOf(problem);
  if (typeof proof === 'string') throw new Error(proof);
  const isWide = (proof.region?.length ?? 0) > 12;
  let last: Review | undefined;
  for (const look of reviewProblem(problem, proof)) {
    last = look;
    if (!look.isSure || (isWhole && !look.isCompared)) continue;
    if (attackingGoals.includes(problem.goal) || (isWide && look.depth >= 3)) break;
  }
  return last;
}

/** An open position on a large board takes too long for a test. */
const searched = Object.entries<ProvenPosition>(problemPositions).filter(([name, { goal, position }]) => {
  if (goal === 'endgame') return false;
  const proof = proofOf(problems[name]!);
  return position.size <= 9 || typeof proof === 'string' || (proof.region?.length ?? 0) <= 12;
});

describe.each(searched)('problem %s', (name) => {
  it('needs nothing but its marks: the search finds its answers and has no doubts', () => {
    const problem = problems[name]!;
    const right = problem.moves.filter((move) => !move.fails).map(({ at }) => at);
    // Each step of a ladder is open to the whole board, so only its first move is reviewed.
    const review = reviewOf(problem, name !== 'ladder');
    expect([...(review?.answers ?? [])].sort()).toEqual([...right].sort());
    expect(review).toMatchObject({ isSure: true, doubts: [] });
  });
});

describe('what a search is asked', () => {
  const net = problems.net!;

  it('is nothing where a teacher must judge', () => {
    expect(proofOf({ ...net, goal: 'endgame' })).toBe('judgement');
    expect(proofOf({ ...net, goal: 'bestMove' })).toBe('judgement');
  });

  it('comes from the marks, or from what the right lines take', () => {
    const unmarked = { ...net, position: { ...net.position, marks: undefined } };
    expect(proofOf({ ...unmarked, moves: [] })).toBe('unmarked');
    expect(proofOf({ ...unmarked, goal: 'live' })).toBe('unmarked');
    expect(proofOf(problems.firstCapture!)).toMatchObject({ targets: ['E6'] });
    const { marks: _, ...position } = problems.firstCapture!.position;
    expect(proofOf({ ...problems.firstCapture!, position, moves: [{ at: 'E7' }] })).toMatchObject({ targets: ['E6'] });
  });

  it('keeps to what is shown, and to what the stones at stake can reach', () => {
    const inside = proofOf(problems.eyeMiddle!);
    expect(inside).toMatchObject({ targets: ['C7'] });
    expect(typeof inside !== 'string' && [...(inside.region ?? [])].sort()).toEqual([
      'D8',
      'E5',
      'E6',
      'E8',
      'E9',
      'F8',
    ]);
    const shown = proofOf({
      ...problems.firstCapture!,
      position: { ...problems.firstCapture!.position, crop: 'C4 G8' },
    });
    expect(typeof shown !== 'string' && shown.region?.every((at) => /^[C-G][4-8]$/.test(at))).toBe(true);
  });
});

describe('where the tree and the search disagree', () => {
  const tree = (moves: Problem['moves'], otherwise?: string): Problem => ({
    ...problems.squareHole!,
    moves,
    otherwise,
  });
  const doubts = (problem: Problem) => reviewOf(problem)?.doubts.map(({ code, line }) => `${code} ${line.join(' ')}`);
  const [right] = problems.squareHole!.moves.filter((move) => !move.fails);

  it('names the answer that is missing and the one that fails', () => {
    const wrong = problems.squareHole!.otherwise ?? 'R19';
    expect(doubts(tree([{ at: wrong === right!.at ? 'R19' : wrong }]))).toEqual(
      expect.arrayContaining([`missing ${right!.at}`, expect.stringMatching(/^(fails|ko) /)]),
    );
  });

  it('names an answer that refutes nothing', () => {
    expect(doubts(tree([right!, { at: 'R16', reply: 'A1', fails: true }]))).toContain('unrefuted R16 A1');
  });
});

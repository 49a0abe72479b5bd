import { describe, expect, it, vi } from 'vitest';
import type { Problem } from '@/lib/domain/position';
import { attackingGoals } from '@/lib/go/judge';
import { proofOf, reviewProblem, type Review } from '@/lib/go/review';
import { problemPositions, type ProvenPosition } from '@/platform/seed/catalogue/problem-positions';
import { problems, type ProblemName } from '@/platform/seed/catalogue/problems';

// Searching is work, and the machine may be loud.
vi.setConfig({ testTimeout: 60_000 });

/** As deep as this test waits: an attack until it is proved, a defence further where it is closed in. */
function reviewOf(problem: Problem, enough = 4): Review | undefined {
  const proof = proofOf(problem);
  if (typeof proof === 'string') throw new Error(proof);
  const isWide = (proof.region?.length ?? 0) > 12;
  let last: Review | undefined;
  for (const look of reviewProblem(problem, proof)) {
    const isCompared = last?.isSure && last.depth === look.depth;
    last = look;
    if (isCompared && (attackingGoals.includes(problem.goal) || (isWide && look.depth >= enough))) break;
  }
  return last;
}

const searched = Object.entries<ProvenPosition>(problemPositions).filter(([, { goal }]) => goal !== 'endgame');

describe.each(searched)('problem %s', (name) => {
  it('needs nothing but its marks: the search finds its answers and has no doubts', () => {
    const problem = problems[name as ProblemName];
    const right = problem.moves.filter((move) => !move.fails).map(({ at }) => at);
    const review = reviewOf(problem);
    expect([...(review?.answers ?? [])].sort()).toEqual([...right].sort());
    expect(review).toMatchObject({ isSure: true, doubts: [] });
  });
});

describe('what a search is asked', () => {
  const net = problems.net;

  it('is nothing where a teacher must judge', () => {
    expect(proofOf({ ...net, goal: 'endgame' })).toBe('judgement');
    expect(proofOf({ ...net, goal: 'bestMove' })).toBe('judgement');
  });

  it('comes from the marks, or from what the right lines take', () => {
    const unmarked = { ...net, position: { ...net.position, marks: undefined } };
    expect(proofOf({ ...unmarked, moves: [] })).toBe('unmarked');
    expect(proofOf({ ...unmarked, goal: 'live' })).toBe('unmarked');
    expect(proofOf(problems.firstCapture)).toMatchObject({ targets: ['E6'] });
    const { marks: _, ...position } = problems.firstCapture.position;
    expect(proofOf({ ...problems.firstCapture, position, moves: [{ at: 'E7' }] })).toMatchObject({ targets: ['E6'] });
  });

  it('keeps to what is shown, and to what the stones at stake can reach', () => {
    const inside = proofOf(problems.eyeMiddle);
    expect(inside).toMatchObject({ targets: ['C7'] });
    expect(typeof inside !== 'string' && [...(inside.region ?? [])].sort()).toEqual([
      'D8',
      'E5',
      'E6',
      'E8',
      'E9',
      'F8',
    ]);
    const shown = proofOf({ ...problems.firstCapture, position: { ...problems.firstCapture.position, crop: 'C4 G8' } });
    expect(typeof shown !== 'string' && shown.region?.every((at) => /^[C-G][4-8]$/.test(at))).toBe(true);
  });
});

describe('where the tree and the search disagree', () => {
  const tree = (moves: Problem['moves'], otherwise?: string): Problem => ({ ...problems.squareHole, moves, otherwise });
  const doubts = (problem: Problem) => reviewOf(problem)?.doubts.map(({ code, line }) => `${code} ${line.join(' ')}`);
  const [right] = problems.squareHole.moves.filter((move) => !move.fails);
  const [failing] = problems.squareHole.moves.filter((move) => move.fails && move.reply);

  it('names the answer that is missing and the one that fails', () => {
    const wrong = problems.squareHole.otherwise ?? 'R19';
    expect(doubts(tree([{ at: wrong === right!.at ? 'R19' : wrong }]))).toEqual(
      expect.arrayContaining([`missing ${right!.at}`, expect.stringMatching(/^(fails|ko) /)]),
    );
  });

  it('names an answer that refutes nothing', () => {
    const { region } = proofOf(problems.twoEyes) as { region: string[] };
    const problem = problems.twoEyes;
    const key = problem.moves.find((move) => !move.fails)!.at;
    const beside = region.filter((at) => at !== key);
    const idle = {
      ...problem,
      moves: [...problem.moves.filter((move) => !move.fails), { at: beside[0]!, reply: beside[1]!, fails: true }],
    };
    expect(doubts(idle)).toContain(`unrefuted ${beside[0]} ${beside[1]}`);
    expect(failing === undefined || failing.reply !== undefined).toBe(true);
  });
});

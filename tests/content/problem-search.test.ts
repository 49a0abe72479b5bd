import { describe, expect, it, vi } from 'vitest';
import { formatPoint, neighbours, opponentOf, parsePoint, type Problem, type StoneColor } from '@/lib/go/position';
import { checkProblem } from '@/lib/go/problem';
import { Judge, type Line } from '@/lib/go/judge';
import { libertiesAt, playRule, stonesOf } from '@/lib/go/rules';
import { nextStep, type Step } from '@/lib/go/solve';
import { problemPositions, type ProvenPosition } from '@/platform/bank/problem-positions';
import { problems } from '@/platform/seed/catalogue/problems';

const solver: StoneColor = 'black';

function pointsOf(size: number): string[] {
  return Array.from({ length: size * size }, (_, i) => formatPoint({ x: i % size, y: Math.floor(i / size) }, size));
}

/**
 * Plays every legal move at this step of the tree and compares the board's verdict with the search's. A move
 * outside the region is a pass to the stones at stake: one of them stands for all, once its answer can be played.
 */
function compare(problem: Problem, { proof }: ProvenPosition, step: Step | undefined, line: Line, faults: string[]) {
  const here = new Judge(problem, proof, line);
  const region = new Set(here.legal(solver));
  let outside: string | null = null;
  for (const at of pointsOf(problem.position.size)) {
    const next = nextStep(problem, step, at);
    if (typeof next === 'string') continue;
    const path = [...line.map((move) => move.at), at].join(' ');
    const inside = region.has(at);
    const listed = (step?.options ?? problem.moves).find((move) => move.at === at);
    if (!inside) {
      const answer = next.played[1]?.at ?? 'none';
      if (next.status !== 'wrong') faults.push(`${path}: right, outside the region`);
      if (outside !== null && outside !== answer) faults.push(`${path}: ${answer} is not ${outside}`);
      if (outside !== null) continue;
      outside = answer;
    }
    const verdict = inside ? here.verdict(at) : here.verdict('pass');
    if ((next.status !== 'wrong') !== (verdict === 'wins'))
      faults.push(`${path}: ${next.status}, the search says ${verdict}`);
    const answer = next.played[1]?.at;
    if (!answer) {
      // There is no answer where the line ends, or where a wrong move has damaged only its own side.
      if (next.status === 'wrong' && !listed) faults.push(`${path}: no answer`);
      continue;
    }
    const after: Line = [
      ...line,
      { color: solver, at: inside ? at : 'pass' },
      { color: opponentOf(solver), at: answer },
    ];
    if (next.status === 'wrong') {
      const then = new Judge(problem, proof, after);
      const best = [...then.legal(solver), 'pass'].find((move) => then.verdict(move) === 'wins');
      if (best && !then.taken()) faults.push(`${path} ${answer} refutes nothing: ${best}`);
    } else if (next.status === 'play') compare(problem, { ...problemPositions.net!, proof }, next, after, faults);
  }
}

// The search takes long, and other programs may use the processor.
vi.setConfig({ testTimeout: 60_000 });

describe.each(Object.entries<ProvenPosition>(problemPositions))('problem %s', (name, spec) => {
  const problem = problems[name]!;

  it('is legal, and its walls stand', () => {
    expect(checkProblem(problem, playRule)).toEqual([]);
    if (!spec.proof.region) return;
    // A wall is no part of the search: each of its chains at the rim has liberties outside.
    const region = new Set(spec.proof.region);
    const game = playRule.begin(problem.position);
    expect(stonesOf(game, 'black').every((at) => region.has(at) || libertiesAt(game, at) > 0)).toBe(true);
    if (spec.proof.points === undefined) return;
    // The counted points are settled: no path leads from them to points where both sides may play.
    const { size } = problem.position;
    const stones = new Set([...stonesOf(game, 'black'), ...stonesOf(game, 'white')]);
    const isOpen = (at: string) => !stones.has(at) && region.has(at);
    for (const at of pointsOf(size).filter((point) => !stones.has(point) && !region.has(point)))
      expect(
        neighbours(parsePoint(at, size)!, size)
          .map((point) => formatPoint(point, size))
          .filter(isOpen),
        at,
      ).toEqual([]);
  });

  it('accepts each move that wins, rejects each that fails, and refutes it', () => {
    const faults: string[] = [];
    compare(problem, spec, undefined, [], faults);
    expect(faults).toEqual([]);
  });
});

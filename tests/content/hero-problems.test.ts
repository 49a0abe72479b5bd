import { describe, expect, it } from 'vitest';
import { formatPoint, opponentOf, type Problem } from '@/lib/go/position';
import { checkProblem, sideToPlay, solutionOf } from '@/lib/go/problem';
import { heroProblems } from '@/platform/seed/content/hero-problems';
import { libertiesAt, playRule, stonesOf } from '@/lib/go/rules';
import { nextStep, type Step } from '@/lib/go/solve';

/** The stones to be captured, and how many come off in the end. */
const targets = { atari: ['D4', 2], cut: ['D2', 2], snapback: ['C2', 3] } as const;

function advance(problem: Problem, step: Step | undefined, at: string): Step {
  const next = nextStep(problem, step, at);
  if (typeof next === 'string') throw new Error(`${at}: ${next}`);
  return next;
}

/** Every point of the board, as the solver may try it. */
function points(size: number): string[] {
  return Array.from({ length: size * size }, (_, i) => formatPoint({ x: i % size, y: Math.floor(i / size) }, size));
}

describe.each(heroProblems)('hero problem $id', ({ id, problem }) => {
  const [target, total] = targets[id];
  const line = solutionOf(problem);
  const color = sideToPlay(problem);

  it('is a legal problem', () => expect(checkProblem(problem, playRule)).toEqual([]));

  it('is solved in one to three moves that capture the stones', () => {
    const own = line.filter((_, i) => i % 2 === 0);
    expect(own.length).toBeGreaterThanOrEqual(1);
    expect(own.length).toBeLessThanOrEqual(3);
    let step: Step | undefined;
    for (const at of own) step = advance(problem, step, at);
    expect(step?.status).toBe('solved');
    expect(step?.played.at(-1)).toEqual({ at: own.at(-1), color, captured: total });
    expect(step?.white).not.toContain(target);
  });

  it('answers every wrong move, and the answer saves the stones', () => {
    const own = line.filter((_, i) => i % 2 === 0);
    let step: Step | undefined;
    for (const right of own) {
      const here = step;
      for (const at of points(problem.position.size)) {
        if (at === right) continue;
        const wrong = nextStep(problem, here, at);
        if (typeof wrong === 'string') continue;
        expect(wrong.status, at).toBe('wrong');
        expect(wrong.played, `no answer to ${at}`).toHaveLength(2);
        // Saved: still on the board with two liberties or more, so that no single move captures them.
        expect(stonesOf(wrong.game, opponentOf(color)), at).toContain(target);
        expect(libertiesAt(wrong.game, target), at).toBeGreaterThanOrEqual(2);
      }
      step = advance(problem, step, right);
    }
  });
});

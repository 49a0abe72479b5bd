import { describe, expect, it } from 'vitest';
import { contains, cropOf, formatPoint, opponentOf, type Problem } from '@/lib/go/position';
import { isRight, sideToPlay } from '@/lib/go/problem';
import { nextStep, type Step } from '@/lib/go/solve';
import { readBank } from '@/platform/bank/read-problems';

const problem = (moves: Problem['moves'], more: Partial<Problem> & { black: string; white: string }): Problem => {
  const { black, white, ...rest } = more;
  return { position: { size: 7, black, white, ...rest.position }, goal: 'capture', moves, ...rest } as Problem;
};
const refuted = (posed: Problem, ...moves: string[]) => {
  const step = moves.reduce<Step | undefined>((before, at) => {
    const next = nextStep(posed, before, at);
    if (typeof next === 'string') throw new Error(`${at}: ${next}`);
    return next;
  }, undefined);
  return step?.refutation;
};

/** Counts point by point, without the engine under test. */
function libertiesOf(step: Step, size: number, at: string): { stones: number; liberties: number } {
  const color = step.black.includes(at) ? step.black : step.white;
  const letters = 'ABCDEFGHJKLMNOPQRST';
  const beside = (point: string) => {
    const [x, y] = [letters.indexOf(point[0]!), Number(point.slice(1))];
    return [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ].flatMap(([i, j]) => (i! >= 0 && i! < size && j! >= 1 && j! <= size ? [`${letters[i!]}${j}`] : []));
  };
  const chain = new Set([at]);
  for (const stone of chain) for (const next of beside(stone)) if (color.includes(next)) chain.add(next);
  const taken = new Set([...step.black, ...step.white]);
  const free = new Set([...chain].flatMap(beside).filter((point) => !taken.has(point)));
  return { stones: chain.size, liberties: free.size };
}

describe('why a move was wrong', () => {
  it('is what the answer takes, before all else', () => {
    const posed = problem([{ at: 'D1' }], { black: 'B1 C1', white: 'A1 A2 B2 C2 D2', goal: 'live' });
    expect(refuted({ ...posed, otherwise: 'D1' }, 'G7')).toEqual({ kind: 'captures', count: 2 });
    const single = problem([{ at: 'B1' }], { black: 'A1', white: 'A2', goal: 'escape' });
    single.position.marks = [{ at: 'A1', kind: 'triangle' }];
    expect(refuted({ ...single, otherwise: 'B1' }, 'G7')).toEqual({ kind: 'captures', count: 1 });
    expect(refuted({ ...posed, otherwise: 'E5' }, 'G7')).toBeUndefined();
    expect(refuted(posed, 'G7')).toBeUndefined();
  });

  it('is the point that was right, where the answer comes first', () => {
    const posed = problem([{ at: 'D4' }, { at: 'E4' }, { at: 'C3', reply: 'C4', fails: true }], {
      black: 'A1',
      white: 'G1',
    });
    expect(refuted({ ...posed, otherwise: 'D4' }, 'A7')).toEqual({ kind: 'vital', count: 2 });
  });

  it('is one’s own atari, on the marked stones or on the one just played', () => {
    const marks = [{ at: 'A1', kind: 'triangle' as const }];
    const posed = problem([{ at: 'D4' }], { black: 'A1', white: 'E5', goal: 'escape' });
    posed.position.marks = marks;
    expect(refuted({ ...posed, otherwise: 'B1' }, 'G7')).toEqual({ kind: 'atari', count: 1 });
    const thrown = problem([{ at: 'D4' }], { black: 'E5', white: 'A2', goal: 'kill' });
    expect(refuted({ ...thrown, otherwise: 'B2' }, 'A1')).toEqual({ kind: 'exposed', count: 1 });
  });

  it('is how many liberties the hunted stones have, and never a number of one', () => {
    const posed = problem([{ at: 'A7' }], { black: 'C3', white: 'D3' });
    posed.position.marks = [{ at: 'D3', kind: 'triangle' }];
    expect(refuted({ ...posed, otherwise: 'E3' }, 'D4')).toEqual({ kind: 'liberties', count: 4 });
    const atari = problem([{ at: 'A7' }], { black: 'C3 D4 E2', white: 'D3' });
    atari.position.marks = [{ at: 'D3', kind: 'triangle' }];
    expect(refuted({ ...atari, otherwise: 'G7' }, 'E3')).toBeUndefined();
    const two = { ...posed, position: { ...posed.position, white: 'D3 G7' }, otherwise: 'E3' };
    two.position.marks = [...posed.position.marks, { at: 'G7', kind: 'triangle' }];
    expect(refuted(two, 'D4')).toBeUndefined();
  });

  it('is not asked of a move that is right or goes on', () => {
    const posed = problem([{ at: 'D4', reply: 'D5', then: [{ at: 'E5' }] }], { black: 'A1', white: 'G1' });
    expect(refuted(posed, 'D4')).toBeUndefined();
    expect(refuted(posed, 'D4', 'E5')).toBeUndefined();
    expect(refuted({ ...posed, otherwise: 'E5' }, 'D4', 'A7')).toEqual({ kind: 'vital', count: 1 });
  });

  it('holds on the board for every first move of the bank, and is there for nearly all', () => {
    const bank = readBank().filter((_, index) => index % 24 === 0);
    let [wrong, silent] = [0, 0];
    const false_: string[] = [];
    for (const { id, problem: posed } of bank) {
      const { position, moves } = posed;
      const shown = cropOf(position);
      const solver = sideToPlay(posed);
      const right = moves.filter(isRight).map(({ at }) => at);
      for (let x = 0; x < position.size; x += 1) {
        for (let y = 0; y < position.size; y += 1) {
          const at = formatPoint({ x, y }, position.size);
          const step = contains(shown, { x, y }) ? nextStep(posed, undefined, at) : 'notOnBoard';
          if (typeof step === 'string' || step.status !== 'wrong') continue;
          wrong += 1;
          if (!step.refutation) {
            silent += 1;
            continue;
          }
          const { kind, count } = step.refutation;
          const answer = step.played[1]!;
          const of = (stone: string) => libertiesOf(step, position.size, stone);
          const own = solver === 'black' ? step.black : step.white;
          const theirs = opponentOf(solver) === 'black' ? step.black : step.white;
          const marked = (position.marks ?? []).map((mark) => mark.at);
          const holds = {
            captures: () => step.taken[solver].length === count && answer.captured === count,
            vital: () => right.includes(answer.at) && right.length === count && theirs.includes(answer.at),
            atari: () =>
              marked.some((stone) => own.includes(stone) && of(stone).liberties === 1 && of(stone).stones === count),
            exposed: () => own.includes(at) && of(at).liberties === 1 && of(at).stones === count,
            liberties: () => marked.every((stone) => !theirs.includes(stone) || of(stone).liberties === count),
          }[kind];
          if (!holds()) false_.push(`${id} ${at}: ${kind} ${count}`);
        }
      }
    }
    expect(false_).toEqual([]);
    expect(wrong).toBeGreaterThan(5000);
    expect(silent / wrong).toBeLessThan(0.02);
  });
});

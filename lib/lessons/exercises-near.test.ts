import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strongestGrade, weakestGrade } from '@/lib/kernel/grades';
import { gradeWithin, isTooHard, mixFamilies, ringsToDraw } from '@/lib/bank/draw';
import { readBank } from '@/platform/bank/read-problems';
import { readTopic, topicCodes } from '@/platform/topics/topics';

const grade = fc.integer({ min: strongestGrade, max: weakestGrade });

describe('how exercises are drawn', () => {
  const problem = fc.record({ grade });

  it('looks at every grade that is not too hard once, the nearest first', () => {
    fc.assert(
      fc.property(grade, (lesson) => {
        const all = ringsToDraw(lesson).flat();
        const fitting = Array.from({ length: weakestGrade }, (_, index) => index + 1).filter(
          (one) => !isTooHard(one, lesson),
        );
        expect(all.toSorted((a, b) => a - b)).toEqual(fitting);
      }),
    );
  });

  it('takes as many as there are, each once, and nothing far as long as something near is left', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(problem), { maxLength: 3 }),
        grade,
        fc.integer({ min: 1, max: 20 }),
        (all, at, n) => {
          const there = all.flat();
          const drawn = mixFamilies(all, at, n);
          expect(new Set(drawn).size).toBe(Math.min(n, there.length));
          const far = (one: { grade: number }) => one.grade - at > 3 || at - one.grade > 4;
          if (drawn.some(far)) expect(there.filter((one) => !far(one) && !drawn.includes(one))).toEqual([]);
        },
      ),
    );
  });

  it('lets no family be outnumbered that has problems near the grade', () => {
    const many = (of: number, count: number) => Array.from({ length: count }, () => ({ grade: of }));
    const [ladders, captures] = [many(14, 7), many(18, 50)];
    const drawn = mixFamilies([ladders, captures], 18, 10);
    expect(drawn.filter((one) => ladders.includes(one))).toHaveLength(5);
    // Easier problems come first.
    expect(drawn.map((one) => one.grade)).toEqual([...Array<number>(5).fill(18), ...Array<number>(5).fill(14)]);
  });

  it('keeps a course’s sets to its grades', () => {
    const goplus = { gradeFrom: 15, gradeTo: 13 };
    expect([19, 15, 14, 13, 9].map((one) => gradeWithin(one, goplus))).toEqual([15, 15, 14, 13, 13]);
    expect(gradeWithin(18, { gradeFrom: null, gradeTo: null })).toBe(18);
  });
});

const bank = readBank().map(({ family, grade: of }) => ({ family, grade: of }));
/** The grades of the first twenty problems that the server draws for a lesson. */
function drawnAt(at: number, families: readonly string[]): number[] {
  const fitting = bank
    .filter((one) => !isTooHard(one.grade, at))
    .sort((a, b) => Math.abs(a.grade - at) - Math.abs(b.grade - at));
  const byFamily = families.map((family) => fitting.filter((one) => one.family === family));
  return mixFamilies(byFamily, at, 20).map((one) => one.grade);
}
const near = { harder: 4, easier: 3 };
/** Topics for which the bank has too few problems (docs/decisions/045-the-bank.md): how many grades easier the farthest of the twenty is. */
const easier: Record<string, number> = { 'late-endgame': 5, 'positional-judgement': 4, reduction: 5 };
/** Topics with fewer than twenty problems that are not too hard: how many there are. */
const fewer: Record<string, number> = { 'ladder-breaker': 14 };

describe('the twenty exercises that a lesson draws first', () => {
  const topics = topicCodes().flatMap((code) => {
    const { grade: at, families } = readTopic(code).data;
    return families.length > 0 ? [{ code, at, families }] : [];
  });
  it.each(topics)('of $code: are near G$at, or it is named here and in the decision', ({ code, at, families }) => {
    const drawn = drawnAt(at, families);
    expect(drawn).toHaveLength(fewer[code] ?? 20);
    expect(Math.max(...drawn.map((one) => at - one))).toBeLessThanOrEqual(near.harder);
    const farthest = Math.max(...drawn.map((one) => one - at));
    if (easier[code]) expect(farthest).toBe(easier[code]);
    else expect(farthest).toBeLessThanOrEqual(near.easier);
    if (code in easier || code in fewer)
      expect(readFileSync('docs/decisions/045-the-bank.md', 'utf8')).toContain(`\`${code}\``);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  belowGrades,
  beyondGrades,
  chanceOf,
  confidence,
  estimateOf,
  minAsked,
  gradeAt,
  grades,
  gradingOf,
  leastAsked,
  maxAsked,
  nextGrade,
  type Estimate,
} from './grading';
import { experiences, levelShown, type Shown } from './grading-start';
import type { Answer } from '@/lib/climb/placement';

const anyGrade = fc.constantFrom(...grades);
const anyAnswers = fc.array(fc.record({ grade: anyGrade, isRight: fc.boolean() }), { maxLength: maxAsked });

/** Runs a grading as the server does; `isRight` decides from the question's grade and number; `start`: the starting level. */
function run(
  isRight: (grade: number, number: number) => boolean,
  start?: number,
): { estimate: Estimate; answers: Answer[] } {
  const answers: Answer[] = [];
  for (;;) {
    const step = gradingOf(answers, start);
    if ('estimate' in step) return { estimate: step.estimate, answers };
    const grade = step.ask[0]!;
    answers.push({ grade, isRight: isRight(grade, answers.length) });
  }
}

/** Reproducible pseudo-random numbers (mulberry32). */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('how somebody is taken to answer', () => {
  it('the better the stronger somebody is and the easier the problem, never surely', () => {
    for (const grade of grades)
      for (let level = belowGrades; level > beyondGrades; level -= 1) {
        expect(chanceOf(level - 1, grade)).toBeGreaterThan(chanceOf(level, grade));
        expect(chanceOf(level, grade)).toBeGreaterThan(0.1);
        expect(chanceOf(level - 1, grade)).toBeLessThan(0.95);
      }
    for (const grade of grades) expect(chanceOf(grade, grade)).toBeCloseTo(0.72, 2);
  });
});

describe('a grading', () => {
  it('ends, whatever is answered, between the fewest and the most questions, and asks until then', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: maxAsked, maxLength: maxAsked }), (given) => {
        const { answers } = run((_, number) => given[number]!);
        expect(answers.length).toBeGreaterThanOrEqual(minAsked);
        expect(answers.length).toBeLessThanOrEqual(maxAsked);
      }),
    );
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const step = gradingOf(answers);
        if ('ask' in step) expect([...step.ask].sort((a, b) => b - a)).toEqual(grades);
        else expect(answers.length).toBeGreaterThanOrEqual(minAsked);
      }),
    );
  });

  it('ends with a range of one grade on either side, or after the most questions with what is sure', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: beyondGrades, max: belowGrades }), (seed, level) => {
        const lot = lots(seed);
        const { estimate, answers } = run((grade) => lot() < chanceOf(level, grade));
        if (answers.length < maxAsked) expect(estimate.weaker - estimate.stronger).toBeLessThanOrEqual(2);
        expect(estimate.weaker).toBeGreaterThanOrEqual(estimate.level);
        expect(estimate.stronger).toBeLessThanOrEqual(estimate.level);
        expect(estimate.weaker).toBeLessThanOrEqual(belowGrades);
        expect(estimate.stronger).toBeGreaterThanOrEqual(beyondGrades);
      }),
    );
  });

  it('of nothing right is below G19, of everything right is beyond G1', () => {
    expect(run(() => false).estimate).toMatchObject({ level: belowGrades, weaker: belowGrades });
    expect(run(() => true).estimate).toMatchObject({ level: beyondGrades, stronger: beyondGrades });
  });

  it('is estimated no lower for one more right answer to the same questions, and does not ask for their order', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(), fc.nat(), (answers, flipped, moved) => {
        fc.pre(answers.length > 0);
        const at = flipped % answers.length;
        const better = answers.map((answer, index) => (index === at ? { ...answer, isRight: true } : answer));
        expect(estimateOf(better).level).toBeLessThanOrEqual(estimateOf(answers).level);
        const turn = moved % answers.length;
        const turned = [...answers.slice(turn), ...answers.slice(0, turn)];
        expect(estimateOf(turned)).toEqual(estimateOf(answers));
      }),
    );
  });

  it('asks about where somebody stands: not far from what was last estimated', () => {
    const lot = lots(7);
    const { answers } = run((grade) => lot() < chanceOf(8, grade));
    for (const { grade } of answers.slice(12)) expect(Math.abs(grade - 8)).toBeLessThanOrEqual(4);
    // Without results or a self-assessment it begins in the middle.
    expect(answers[0]!.grade).toBe(10);
  });

  it('begins at the level somebody is thought to be of, and goes three grades beyond what was solved or missed', () => {
    const anyLevel = fc.integer({ min: beyondGrades, max: belowGrades });
    fc.assert(
      fc.property(anyLevel, fc.array(fc.boolean(), { minLength: maxAsked, maxLength: maxAsked }), (start, given) => {
        const { answers } = run((_, number) => given[number]!, start);
        expect(answers[0]!.grade).toBe(gradeAt(start));
        answers.forEach(({ grade }, index) => {
          const before = answers.slice(0, index);
          const reached = (isRight: boolean) => before.filter((one) => one.isRight === isRight).map((one) => one.grade);
          expect(grade).toBeGreaterThanOrEqual(Math.min(gradeAt(start), ...reached(true).map((one) => one - 3)));
          expect(grade).toBeLessThanOrEqual(Math.max(gradeAt(start), ...reached(false).map((one) => one + 3)));
        });
      }),
    );
  });

  it('is estimated from the answers alone, wherever it began', () => {
    fc.assert(
      fc.property(anyAnswers, fc.integer({ min: beyondGrades, max: belowGrades }), (answers, start) => {
        const [one, other] = [gradingOf(answers), gradingOf(answers, start)];
        expect('estimate' in one).toBe('estimate' in other);
        if ('estimate' in one) expect(other).toEqual(one);
      }),
    );
  });
});

describe('where it begins', () => {
  const nothing: Shown = { climbed: null, studied: null, passed: null, placed: null, graded: null };
  it('is the strongest of what was shown; with nothing shown, what is said', () => {
    expect(levelShown(nothing)).toBeNull();
    const names = Object.keys(nothing) as (keyof Shown)[];
    for (const name of names) expect(levelShown({ ...nothing, [name]: 14 })).toBe(14);
    expect(levelShown({ ...nothing, climbed: 15, passed: 12, graded: belowGrades })).toBe(12);
    // A person who has never played begins with the easiest grade, and no self-assessment is beyond the grades.
    const startLevels = Object.values(experiences);
    expect(gradeAt(startLevels[0]!)).toBe(19);
    expect([...startLevels].sort((a, b) => b - a)).toEqual(startLevels);
    for (const level of startLevels) expect(level).toBeGreaterThanOrEqual(1);
  });
});

/** Learners of each level with the same starting level, which may be right, much too weak or much too strong. */
describe.each([belowGrades, 15, 10, 4, beyondGrades])('simulated learners who begin at level %i', (start) => {
  const each = Number(process.env.GRADING_RUNS ?? 300);
  const found = [belowGrades, ...grades, beyondGrades].map((level, index) => {
    const lot = lots(1000 + index);
    const runs = Array.from({ length: each }, () => run((grade) => lot() < chanceOf(level, grade), start));
    const covered = runs.filter(({ estimate: { weaker, stronger } }) => level <= weaker && level >= stronger).length;
    const asked = runs.reduce((sum, { answers }) => sum + answers.length, 0) / each;
    const isFirst = ({ answers }: { answers: Answer[] }) => answers.slice(0, 5).filter(({ isRight }) => isRight).length;
    return {
      level,
      covered: covered / each,
      asked,
      rightOfFirstFive: runs.reduce((sum, one) => sum + isFirst(one), 0) / each,
      atMost: runs.filter(({ answers }) => answers.length === maxAsked).length,
    };
  });
  if (process.env.GRADING_RUNS) console.table(found);

  it('are within the range that is stated as often as is stated, by what chance lets so many tell', () => {
    // Three standard errors of the share.
    const slack = 3 * Math.sqrt((0.8 * 0.2) / each);
    for (const { level, covered } of found) expect(covered, String(level)).toBeGreaterThan(confidence / 100 - slack);
    const mean = found.reduce((sum, { covered }) => sum + covered, 0) / found.length;
    expect(mean).toBeGreaterThan(0.87);
  });

  it('are asked some twenty-five questions, and seldom all forty, however wrong the beginning was', () => {
    const mean = found.reduce((sum, { asked }) => sum + asked, 0) / found.length;
    expect(mean).toBeLessThan(29);
    for (const { level, asked } of found) expect(asked, String(level)).toBeLessThan(35);
    const all = found.reduce((sum, { atMost }) => sum + atMost, 0);
    expect(all / (each * found.length)).toBeLessThan(0.025);
  });
});

describe('what is asked and where it leads', () => {
  it('families that were asked least come first, by the order they are given in', () => {
    const given = [{ family: 'capture' as const }, { family: 'cut' as const }, { family: 'race' as const }];
    expect(leastAsked(given, [])).toEqual({ family: 'capture' });
    expect(leastAsked(given, ['capture', 'capture', 'cut'])).toEqual({ family: 'race' });
    expect(leastAsked(given, ['capture', 'race', 'cut'])).toEqual({ family: 'capture' });
    expect(leastAsked([], ['capture'])).toBeUndefined();
  });

  it('beyond the grades leads to the first and the last of them, and what is learned next is the grade after', () => {
    expect([belowGrades, 19, 12, 1, beyondGrades].map(gradeAt)).toEqual([19, 19, 12, 1, 1]);
    expect([belowGrades, 19, 12, 1, beyondGrades].map(nextGrade)).toEqual([19, 18, 11, 1, 1]);
  });
});

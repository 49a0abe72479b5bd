import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankFamilies } from '@/lib/bank/families';
import {
  isOfClimb,
  isOpenToAll,
  climbLesson,
  climbPaths,
  climbThemes,
  levelProgressOf,
  nearestGrade,
  recordsOf,
  themeOf,
} from './climb';
import { placementOf, type Answer } from './placement';
import { maxAsked } from '@/lib/events/event-kinds';
import type { Fact } from '@/lib/progress/progress';
import { isLearningName } from '@/lib/bank/learning-name';

const bank = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 60 }).chain((names) =>
  fc.tuple(
    ...names.map((problem) =>
      fc.record({
        problem: fc.constant(problem),
        family: fc.constantFrom(...bankFamilies),
        grade: fc.integer({ min: 1, max: 19 }),
        depth: fc.constantFrom(1, 3, 5),
        nodes: fc.integer({ min: 0, max: 3 }),
      }),
    ),
  ),
);

describe('the paths of the climb', () => {
  it('hold each problem once, from easy to hard, and are the same in whatever order the bank comes', () => {
    const shuffled = bank.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([all, others]) => {
        const paths = climbPaths(all);
        expect(climbPaths(others)).toEqual(paths);
        expect(paths.map(({ problem }) => problem).sort()).toEqual(all.map(({ problem }) => problem).sort());
        const known = new Map(all.map((one) => [one.problem, one]));
        for (const theme of climbThemes) {
          const path = paths.filter((one) => one.theme === theme);
          expect(path.map(({ place }) => place)).toEqual(path.map((_, index) => index + 1));
          for (const [index, level] of path.entries()) {
            expect(themeOf[known.get(level.problem)!.family]).toBe(theme);
            const before = path[index - 1];
            if (!before) continue;
            expect(before.grade).toBeGreaterThanOrEqual(level.grade);
            expect(level.number).toBe(before.grade === level.grade ? before.number + 1 : 1);
          }
        }
      }),
    );
  });

  it('are kept under names that no lesson has; three levels are everybody’s', () => {
    for (const part of [...climbThemes, 'placement'] as const) {
      expect(isOfClimb(climbLesson(part))).toBe(true);
      expect(isLearningName(climbLesson(part))).toBe(false);
    }
    expect(isOfClimb('ladder')).toBe(false);
    expect(climbThemes.filter((theme) => isOpenToAll({ theme, place: 1 }))).toHaveLength(3);
    expect(isOpenToAll({ theme: 'capture', place: 2 })).toBe(false);
  });
});

describe('what was reached', () => {
  const fact = (minute: number, given: Partial<Fact>): Fact => ({
    id: `e${minute}`,
    kind: 'level',
    course: 'ladder/capture',
    lesson: 'ladder/capture',
    occurredAt: `2026-01-01T00:0${minute}:00.000Z`,
    ...given,
  });

  it('is of the climb alone, whatever was done with the problem elsewhere', () => {
    const elsewhere = fact(0, { kind: 'attempt', solved: true });
    expect(levelProgressOf([elsewhere])).toBeNull();
    const facts = [
      fact(3, { solved: true }),
      elsewhere,
      fact(1, { solved: false }),
      fact(2, { solved: true, hints: 1 }),
    ];
    expect(levelProgressOf(facts)).toMatchObject({
      tries: 3,
      isSolved: true,
      isFirstTry: false,
      solvedAt: fact(2, {}).occurredAt,
    });
    expect(levelProgressOf([fact(2, { solved: true, hints: 1 })])).toMatchObject({ isSolved: true, isFirstTry: false });
    expect(levelProgressOf([fact(1, { solved: true }), fact(2, { solved: false })])).toMatchObject({
      tries: 2,
      isSolved: true,
      isFirstTry: true,
    });
  });

  it('makes records: the best run in the order of first tries, the strongest grade solved', () => {
    const level = (minute: number, grade: number, isFirstTry: boolean, isSolved = true) => ({
      firstAt: `2026-01-01T00:0${minute}`,
      grade,
      isFirstTry,
      isSolved,
    });
    const levels = [
      level(5, 12, true),
      level(1, 19, true),
      level(2, 18, true),
      level(3, 3, false, false),
      level(4, 15, false),
    ];
    expect(recordsOf(levels)).toEqual({ solved: 4, tried: 5, firstTry: 3, bestRun: 2, strongest: 12 });
    expect(recordsOf([])).toEqual({ solved: 0, tried: 0, firstTry: 0, bestRun: 0, strongest: null });
  });
});

const grades = Array.from({ length: 19 }, (_, index) => 19 - index);
/** Runs a placement to its end; `answer` decides whether each question is answered right. */
function place(start: number, answer: (grade: number, index: number) => boolean, of: readonly number[] = grades) {
  const answers: Answer[] = [];
  for (;;) {
    const found = placementOf(of, start, answers);
    if (!found) throw new Error('asked nothing');
    if ('grade' in found) return { grade: found.grade, asked: answers.length };
    answers.push({ grade: found.ask, isRight: answer(found.ask, answers.length) });
  }
}

describe('a placement', () => {
  const anyStart = fc.constantFrom(...grades);
  const anyAnswers = fc.array(fc.boolean(), { minLength: maxAsked, maxLength: maxAsked });

  it('ends after twelve problems at most, at a grade there is', () => {
    const someGrades = fc.subarray(grades, { minLength: 1 });
    fc.assert(
      fc.property(someGrades, anyStart, anyAnswers, (of, start, answers) => {
        const { grade, asked } = place(start, (_, index) => answers[index] ?? true, of);
        expect(asked).toBeLessThanOrEqual(maxAsked);
        expect(of).toContain(grade);
      }),
    );
  });

  it('finds who solves up to a grade there, from wherever it starts; a perfect solver at G1, and who solves nothing at G19', () => {
    fc.assert(
      fc.property(anyStart, fc.integer({ min: 1, max: 19 }), (start, can) => {
        expect(place(start, (grade) => grade >= can).grade).toBe(can);
      }),
    );
    expect(place(10, () => true)).toEqual({ grade: 1, asked: 5 });
    expect(place(10, () => false).grade).toBe(19);
  });

  it('never places anybody below a grade they solved, nor at one that went wrong twice unless it is the weakest', () => {
    fc.assert(
      fc.property(anyStart, anyAnswers, (start, answers) => {
        const asked: Answer[] = [];
        const { grade } = place(start, (each, index) => {
          asked.push({ grade: each, isRight: answers[index]! });
          return answers[index]!;
        });
        const wrong = asked.filter(({ isRight }) => !isRight).map((one) => one.grade);
        for (const one of asked.filter(({ isRight }) => isRight)) expect(grade).toBeLessThanOrEqual(one.grade);
        for (const each of wrong.filter((one, index) => wrong.indexOf(one) < index))
          expect(grade > each || grade === 19).toBe(true);
      }),
    );
  });

  it('one slip in a grade takes nothing', () => {
    fc.assert(
      fc.property(anyStart, fc.integer({ min: 1, max: 19 }), (start, can) => {
        const seen = new Set<number>();
        const slips = (grade: number) => {
          if (grade < can || seen.has(grade)) return grade >= can;
          seen.add(grade);
          return false;
        };
        expect(place(start, slips).grade).toBe(can);
      }),
    );
  });

  it('takes no answers to what was not asked', () => {
    expect(placementOf(grades, 10, [{ grade: 9, isRight: true }])).toBeNull();
    expect(placementOf([], 10, [])).toBeNull();
    expect(
      placementOf([19], 19, [
        { grade: 19, isRight: true },
        { grade: 19, isRight: true },
      ]),
    ).toBeNull();
  });
});

it('the nearest grade is that of none nearer, of two the weaker', () => {
  const anyGrade = fc.integer({ min: 1, max: 19 });
  fc.assert(
    fc.property(fc.uniqueArray(anyGrade, { minLength: 1 }), anyGrade, (grades, wanted) => {
      const found = nearestGrade(grades, wanted)!;
      expect(grades).toContain(found);
      const distance = Math.abs(found - wanted);
      for (const grade of grades) expect(Math.abs(grade - wanted)).toBeGreaterThanOrEqual(distance);
      if (grades.includes(wanted + distance)) expect(found).toBe(wanted + distance);
    }),
  );
  expect(nearestGrade([], 7)).toBeNull();
});

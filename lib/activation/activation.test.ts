import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activationRejection,
  gradeNeededFor,
  gradesGiven,
  isActivatable,
  mayActivateCourse,
  ownGrade,
  wouldAllowMore,
} from './activation';
import type { Grant } from '@/lib/catalogue/grant';

const grade = fc.integer({ min: 1, max: 19 });
const course = fc
  .tuple(grade, grade)
  .map(([one, other]) => ({ gradeFrom: Math.max(one, other), gradeTo: Math.min(one, other) }));

describe('activation of courses', () => {
  it.each([
    [null, 19, 19, 'NO_GRADE'],
    [16, 19, 19, 'NO_GRADE'],
    [15, 19, 17, null],
    [15, 19, 16, 'BEYOND_GRADE'],
    [11, 19, 17, null],
    [10, 19, 15, null],
    [10, 15, 13, 'BEYOND_GRADE'],
    [6, 14, 10, 'BEYOND_GRADE'],
    [5, 14, 10, null],
    [1, 9, 6, 'BEYOND_GRADE'],
    [1, 19, 10, null],
  ])('a teacher of grade %s, a course from G%i to G%i: %s', (own, gradeFrom, gradeTo, rejection) => {
    expect(activationRejection(own, { gradeFrom, gradeTo }, 300)).toBe(rejection);
  });

  it('is rejected where no price is set, and never free', () => {
    for (const price of [null, 0])
      expect(activationRejection(5, { gradeFrom: 19, gradeTo: 15 }, price)).toBe('NO_PRICE');
  });

  it('rejects a course without grades for everybody', () => {
    fc.assert(
      fc.property(fc.option(grade), fc.option(grade), (own, to) => {
        expect(mayActivateCourse(own, { gradeFrom: null, gradeTo: to })).toBe(false);
        expect(mayActivateCourse(own, { gradeFrom: to, gradeTo: null })).toBe(false);
      }),
    );
  });

  it('allows whoever is stronger all that the weaker may, and a part of a course wherever the whole', () => {
    fc.assert(
      fc.property(grade, grade, course, fc.nat(), fc.nat(), (one, other, whole, from, to) => {
        const [weaker, stronger] = [Math.max(one, other), Math.min(one, other)];
        if (mayActivateCourse(weaker, whole)) expect(mayActivateCourse(stronger, whole)).toBe(true);
        const width = whole.gradeFrom - whole.gradeTo + 1;
        const gradeTo = whole.gradeTo + (to % width);
        const part = { gradeTo, gradeFrom: Math.max(gradeTo, whole.gradeFrom - (from % width)) };
        if (mayActivateCourse(one, whole)) expect(mayActivateCourse(one, part)).toBe(true);
      }),
    );
  });

  it('names the weakest grade that would do, or that none does', () => {
    fc.assert(
      fc.property(course, grade, (about, own) => {
        const needed = gradeNeededFor(about);
        expect(mayActivateCourse(own, about)).toBe(needed !== null && own <= needed);
      }),
    );
  });

  it('is of courses for good, and of mock exams that come with one', () => {
    const grant = (kind: Grant['kind'], ref: string | null = null, months: number | null = null): Grant => ({
      kind,
      ref,
      months,
      amount: 1,
    });
    const [one, exam] = [grant('course', 'a'), grant('exam', 'G15')];
    for (const grants of [[one], [one, exam], [exam, one, grant('course', 'b')]])
      expect(isActivatable(grants)).toBe(true);
    const forAWhile = [grant('course', 'a', 1), grant('exam', 'G15', 1)];
    for (const grants of [
      [],
      [exam],
      ...forAWhile.map((more) => [one, more]),
      [one, grant('vip', null, 1)],
      [grant('redeemCode')],
    ])
      expect(isActivatable(grants)).toBe(false);
    const course = { gradeFrom: 17, gradeTo: 15 };
    expect(gradesGiven(course, [one])).toEqual(course);
    expect(gradesGiven(course, [one, exam, grant('exam', 'G18')])).toEqual({ gradeFrom: 18, gradeTo: 15 });
    expect(gradesGiven(course, [one, grant('exam', 'G10')])).toEqual({ gradeFrom: 17, gradeTo: 10 });
    for (const ref of [null, 'G20']) expect(gradesGiven(course, [one, grant('exam', ref)]).gradeTo).toBeNull();
    expect(gradesGiven({ gradeFrom: null, gradeTo: 15 }, [one, exam]).gradeTo).toBeNull();
  });

  it('would be of more with a better own grade, up to the one that allows all there is', () => {
    for (const own of [null, 19, 16, 15, 11, 10, 6]) expect(wouldAllowMore(own)).toBe(true);
    for (const own of [5, 3, 1]) expect(wouldAllowMore(own)).toBe(false);
  });

  it('reads the grade that staff keep, and nothing that is none', () => {
    expect(['G3', 'g15', ' G10 '].map(ownGrade)).toEqual([3, 15, 10]);
    for (const rank of [null, '', 'G0', 'G20', '3', '初段', 'G3 dan', 'GG3', 'G-3']) expect(ownGrade(rank)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { activatableGrades, gradesOfStage, mayActivate, stageOfGrade, stages } from '@/lib/kernel/grades';

describe('stages', () => {
  it('cover G19 to G1 once', () => {
    const covered = stages.flatMap((stage) => {
      const { from, to } = gradesOfStage[stage];
      return Array.from({ length: from - to + 1 }, (_, index) => ({ stage, grade: from - index }));
    });
    expect(covered.map(({ grade }) => grade)).toEqual(Array.from({ length: 19 }, (_, index) => 19 - index));
    for (const { stage, grade } of covered) expect(stageOfGrade(grade)).toBe(stage);
  });

  it('reject what is no grade', () => {
    for (const wrong of [0, 20, 1.5, Number.NaN]) expect(() => stageOfGrade(wrong)).toThrow(RangeError);
  });
});

describe('activation by teachers', () => {
  it.each([
    [null, null],
    [19, null],
    [16, null],
    [15, { from: 19, to: 17 }],
    [11, { from: 19, to: 17 }],
    [10, { from: 19, to: 15 }],
    [6, { from: 19, to: 15 }],
    [5, { from: 19, to: 10 }],
    [1, { from: 19, to: 10 }],
  ])('a teacher of G%s activates %j', (own, range) => {
    expect(activatableGrades(own)).toEqual(range);
  });

  it('stops at the limit', () => {
    expect(mayActivate(15, 17)).toBe(true);
    expect(mayActivate(15, 16)).toBe(false);
    expect(mayActivate(5, 10)).toBe(true);
    expect(mayActivate(5, 9)).toBe(false);
    expect(mayActivate(null, 19)).toBe(false);
  });
});

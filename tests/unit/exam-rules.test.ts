import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answersThatCount,
  closesAt,
  drawExam,
  endOf,
  examOf,
  examParts,
  examRef,
  exams,
  gradeOfExam,
  graceSeconds,
  partCounts,
  rightAnswers,
  scoreOf,
  secondsLeft,
  type Candidate,
  type ExamAnswer,
} from '@/lib/domain/learning/exam';
import type { BankFamily } from '@/lib/domain/learning/families';
import { gradesOfStage, strongestGrade, weakestGrade } from '@/lib/domain/grades';
import { readBank } from '@/platform/bank/read-bank';

const exam = fc.constantFrom(...exams);
const startedAt = new Date('2026-11-25T10:00:00Z');
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);

describe('the rules', () => {
  it('there is one exam for each grade, and each has three parts of families of its own', () => {
    expect(exams.map(({ grade }) => grade)).toEqual(
      Array.from({ length: weakestGrade - strongestGrade + 1 }, (_, index) => weakestGrade - index),
    );
    for (const { parts, grade } of exams) {
      const families = parts.flatMap((part): readonly BankFamily[] => examParts[part]);
      expect(new Set(families).size, `G${grade}`).toBe(families.length);
      expect(gradeOfExam(examRef(grade))).toBe(grade);
    }
    for (const none of ['', 'G0', 'G20', 'G1x', '15', 'g15']) expect(gradeOfExam(none), none).toBeNull();
    expect(() => examOf(20)).toThrow(RangeError);
  });

  it('take no less time and no fewer questions the stronger the grade', () => {
    for (const [index, one] of exams.entries()) {
      const before = exams[index - 1];
      if (!before) continue;
      expect(one.minutes).toBeGreaterThanOrEqual(before.minutes);
      expect(one.questions).toBeGreaterThanOrEqual(before.questions);
    }
    expect(exams.filter(({ grade }) => grade >= gradesOfStage.beginner.to)).toHaveLength(4);
  });

  it('the parts share the questions: none has two more than another', () => {
    fc.assert(
      fc.property(exam, (one) => {
        const counts = partCounts(one);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(one.questions);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('drawing', () => {
  const bank: Candidate[] = readBank().map(({ id, family, grade }) => ({ id, family, grade }));
  const lotOf = (seed: number) => (id: string) => {
    let hash = seed;
    for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    return hash >>> 0;
  };
  const seed = fc.integer({ min: 1, max: 2 ** 31 - 1 });
  const ids = (drawn: ReturnType<typeof drawExam>) => drawn!.map(({ id }) => id);

  it.each(exams.map((one) => [`G${one.grade}`, one] as const))(
    '%s finds its questions in the bank near the grade, and three sittings in a row ask nothing twice',
    (_, one) => {
      const first = drawExam(one, { candidates: bank, recent: [], lot: lotOf(1) })!;
      const second = drawExam(one, { candidates: bank, recent: [ids(first)], lot: lotOf(2) })!;
      const third = drawExam(one, { candidates: bank, recent: [ids(second), ids(first)], lot: lotOf(3) })!;
      const all = [first, second, third].flatMap(ids);
      expect(new Set(all).size).toBe(3 * one.questions);
      const gradeOf = new Map(bank.map(({ id, grade }) => [id, grade]));
      for (const id of all) expect(Math.abs(gradeOf.get(id)! - one.grade), id).toBeLessThanOrEqual(3);
    },
  );

  it('none twice, each of its part’s families, the same seed the same questions in the same order', () => {
    const familyOf = new Map(bank.map(({ id, family }) => [id, family]));
    fc.assert(
      fc.property(exam, seed, (one, number) => {
        const drawn = drawExam(one, { candidates: bank, recent: [], lot: lotOf(number) })!;
        expect(new Set(ids(drawn)).size).toBe(one.questions);
        for (const { id, part } of drawn) expect(examParts[part] as readonly string[]).toContain(familyOf.get(id));
        expect(one.parts.map((part) => drawn.filter((each) => each.part === part).length)).toEqual(partCounts(one));
        const again = drawExam(one, { candidates: [...bank].reverse(), recent: [], lot: lotOf(number) });
        expect(again).toEqual(drawn);
      }),
      { numRuns: 40 },
    );
  });

  it('where a part has hardly more than it asks, what was asked longest ago comes again, and no more than must', () => {
    const one = examOf(19);
    const counts = partCounts(one);
    const few = one.parts.flatMap((part, index) =>
      bank.filter(({ family }) => family === part).slice(0, counts[index]! + 2),
    );
    fc.assert(
      fc.property(seed, seed, seed, (a, b, c) => {
        const first = ids(drawExam(one, { candidates: few, recent: [], lot: lotOf(a) }));
        const second = ids(drawExam(one, { candidates: few, recent: [first], lot: lotOf(b) }));
        // Two of each part were left.
        expect(second.filter((id) => first.includes(id))).toHaveLength(one.questions - 6);
        const third = ids(drawExam(one, { candidates: few, recent: [second, first], lot: lotOf(c) }));
        const onlyFirst = first.filter((id) => !second.includes(id));
        for (const id of onlyFirst) expect(third).toContain(id);
      }),
    );
  });

  it('says so where the bank has too few', () => {
    const few = bank.filter(({ family }) => family !== 'connect');
    expect(drawExam(examOf(19), { candidates: few, recent: [], lot: lotOf(1) })).toBeNull();
    expect(drawExam(examOf(19), { candidates: [], recent: [], lot: lotOf(1) })).toBeNull();
  });
});

describe('the time', () => {
  const seconds = fc.integer({ min: -10, max: 5_000 });

  it('ends so many minutes after the start, and never grows', () => {
    fc.assert(
      fc.property(exam, seconds, seconds, (one, a, b) => {
        const endsAt = endOf(startedAt, one);
        expect(endsAt.getTime() - startedAt.getTime()).toBe(one.minutes * 60_000);
        const [earlier, later] = a < b ? [a, b] : [b, a];
        expect(secondsLeft(endsAt, after(later))).toBeLessThanOrEqual(secondsLeft(endsAt, after(earlier)));
        expect(secondsLeft(endsAt, after(later))).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(closesAt(after(0))).toEqual(after(graceSeconds));
  });
});

describe('the score', () => {
  const endsAt = endOf(startedAt, examOf(19));
  const last = (examOf(19).minutes * 60 + graceSeconds) * 1000;
  const point = fc.constantFrom('A1', 'B2', 'C3');
  const answer: fc.Arbitrary<ExamAnswer> = fc.record({
    number: fc.integer({ min: 1, max: 22 }),
    at: point,
    answeredAt: fc.integer({ min: 0, max: last + 60_000 }).map((ms) => new Date(startedAt.getTime() + ms)),
  });
  const answers = fc.array(answer, { maxLength: 60 });
  const asked = (right: readonly string[]) => {
    const one = examOf(19);
    const counts = partCounts(one);
    return one.parts.flatMap((part, index) => Array.from({ length: counts[index]! }, () => ({ part, right })));
  };
  const scored = (given: readonly ExamAnswer[], right = ['A1']) =>
    scoreOf(examOf(19), asked(right), answersThatCount(given, endsAt));

  it('is the sum of its parts, within the questions', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { right, parts } = scored(given);
        expect(parts.reduce((sum, part) => sum + part.right, 0)).toBe(right);
        expect(parts.reduce((sum, part) => sum + part.total, 0)).toBe(examOf(19).questions);
        for (const part of parts) expect(part.right).toBeLessThanOrEqual(part.total);
      }),
    );
  });

  it('passes from exactly as many right answers as the rule says, whichever they are', () => {
    fc.assert(
      fc.property(exam, fc.nat(), fc.nat(), (one, many, from) => {
        const right = many % (one.questions + 1);
        const counts = partCounts(one);
        const questions = one.parts.flatMap((part, index) =>
          Array.from({ length: counts[index]! }, () => ({ part, right: ['A1'] })),
        );
        const numbers = Array.from({ length: right }, (_, index) => ((from + index) % one.questions) + 1);
        const score = scoreOf(one, questions, new Map(numbers.map((number) => [number, 'A1'])));
        expect(score.right).toBe(right);
        expect(score.isPassed).toBe(right >= one.pass);
      }),
    );
  });

  it('an answer twice counts once, the first; in which order they are read says nothing', () => {
    fc.assert(
      fc.property(answers, answer, (given, more) => {
        // Two in one millisecond have no order: the database keeps one of them.
        const differ = new Set(given.map(({ number, answeredAt }) => `${number} ${answeredAt.getTime()}`));
        fc.pre(differ.size === given.length);
        const counted = answersThatCount(given, endsAt);
        expect(answersThatCount([...given].reverse(), endsAt)).toEqual(counted);
        expect(answersThatCount([...given, ...given], endsAt)).toEqual(counted);
        const known = counted.get(more.number);
        const later = { ...more, answeredAt: new Date(last + startedAt.getTime()) };
        if (known !== undefined) expect(answersThatCount([...given, later], endsAt).get(more.number)).toBe(known);
      }),
    );
  });

  it('an answer after the end counts nothing', () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 1, max: 100_000 }), (given, late) => {
        const tooLate = given.map((one) => ({ ...one, answeredAt: new Date(closesAt(endsAt).getTime() + late) }));
        expect(scored(tooLate).right).toBe(0);
        expect(scored([...given, ...tooLate])).toEqual(scored(given));
      }),
    );
    const at = (answeredAt: Date) => scored([{ number: 1, at: 'A1', answeredAt }]).right;
    expect(at(closesAt(endsAt))).toBe(1);
    expect(at(new Date(closesAt(endsAt).getTime() + 1))).toBe(0);
  });

  it('takes every first move that succeeds', () => {
    const moves = [
      { at: 'A1' },
      { at: 'B2', fails: true },
      { at: 'C3', reply: 'D4', then: [{ at: 'E5' }] },
      { at: 'F6', reply: 'D4', then: [{ at: 'E5', fails: true }] },
    ];
    expect(rightAnswers({ moves })).toEqual(['A1', 'C3']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeRings, strongestGrade, weakestGrade } from '@/lib/kernel/grades';
import {
  answersThatCount,
  closesAt,
  drawExam,
  endOf,
  graceSeconds,
  isChoice,
  partCounts,
  rightAnswers,
  scoreOf,
  secondsLeft,
  type Candidate,
  type ExamAnswer,
} from './exam';
import { examOf, examParts, exams, type ExamRules } from '@/lib/certificates/exam-rules';
import { examRef, freeExamGrade, gradeOfExam } from '@/lib/catalogue/exam-product';
import type { BankFamily } from '@/lib/bank/families';

const anyExam = fc.constantFrom(...exams);
const familiesOf = (exam: ExamRules) => exam.parts.flatMap((part): readonly BankFamily[] => examParts[part]);

describe('the nineteen exams', () => {
  it('are one for each grade, each of three parts that share no family and make up its questions', () => {
    const grades = Array.from({ length: weakestGrade - strongestGrade + 1 }, (_, index) => weakestGrade - index);
    expect(exams.map(({ grade }) => grade)).toEqual(grades);
    for (const exam of exams) {
      const families = familiesOf(exam);
      expect(new Set(families).size, `G${exam.grade}`).toBe(families.length);
      const counts = partCounts(exam);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(exam.questions);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      expect(exam.pass).toBeLessThan(exam.questions);
    }
    expect(freeExamGrade).toBe(weakestGrade);
  });

  it('are called as entitlements name them, and nothing else is one', () => {
    for (const { grade } of exams) expect(gradeOfExam(examRef(grade))).toBe(grade);
    for (const other of ['', 'G0', 'G20', 'G', '15', 'g15', 'G15 ', 'kid-15']) expect(gradeOfExam(other)).toBeNull();
    expect(() => examOf(20)).toThrow(RangeError);
  });
});

describe('a draw', () => {
  /** A bank with `each` problems of each family in each of the grades. */
  const bankOf = (exam: ExamRules, grades: readonly number[], each: number): Candidate[] =>
    familiesOf(exam).flatMap((family) =>
      grades.flatMap((grade) =>
        Array.from({ length: each }, (_, index) => ({ id: `${family}-${grade}-${index}`, family, grade })),
      ),
    );
  const lotOf = (seed: number) => (id: string) => {
    let hash = seed;
    for (const letter of id) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
    return hash;
  };
  const anyBank = fc.record({
    exam: anyExam,
    grades: fc.uniqueArray(fc.integer({ min: 1, max: 19 }), { minLength: 1, maxLength: 6 }),
    each: fc.integer({ min: 1, max: 12 }),
    seed: fc.integer(),
  });

  it('asks no problem twice, each part of its own families, and is the same from the same seed', () => {
    fc.assert(
      fc.property(anyBank, ({ exam, grades, each, seed }) => {
        const candidates = bankOf(exam, grades, each);
        const draw = drawExam(exam, { candidates, recent: [], lot: lotOf(seed) });
        const isEnough = exam.parts.every(
          (part, index) => examParts[part].length * grades.length * each >= partCounts(exam)[index]!,
        );
        expect(draw !== null).toBe(isEnough);
        if (!draw) return;
        expect(new Set(draw.map(({ id }) => id)).size).toBe(exam.questions);
        const families = new Map(candidates.map(({ id, family }) => [id, family]));
        for (const { id, part } of draw) expect(examParts[part]).toContain(families.get(id));
        expect(exam.parts.map((part) => draw.filter((one) => one.part === part).length)).toEqual(partCounts(exam));
        expect(drawExam(exam, { candidates, recent: [], lot: lotOf(seed) })).toEqual(draw);
      }),
    );
  });

  it('asks what the last sittings asked only where no other is left, and the longest ago first', () => {
    fc.assert(
      fc.property(anyBank, ({ exam, grades, each, seed }) => {
        const candidates = bankOf(exam, grades, each);
        const first = drawExam(exam, { candidates, recent: [], lot: lotOf(seed) });
        if (!first) return;
        const ids = first.map(({ id }) => id);
        const second = drawExam(exam, { candidates, recent: [ids], lot: lotOf(seed + 1) })!;
        for (const [index, part] of exam.parts.entries()) {
          const count = partCounts(exam)[index]!;
          const all = examParts[part].length * grades.length * each;
          const again = second.filter((one) => one.part === part && ids.includes(one.id)).length;
          expect(again).toBe(Math.max(0, 2 * count - all));
        }
        const newest = second.map(({ id }) => id);
        const third = drawExam(exam, { candidates, recent: [newest, ids], lot: lotOf(seed + 2) })!;
        for (const part of exam.parts) {
          const asked = new Set(third.filter((one) => one.part === part).map(({ id }) => id));
          const older = first.filter((one) => one.part === part && !newest.includes(one.id) && !asked.has(one.id));
          // Problems of the last sitting are drawn only if no older one is left.
          if (older.length > 0) expect(newest.filter((id) => asked.has(id))).toEqual([]);
        }
      }),
    );
  });

  it('of the nearest grades is that of the whole bank, as soon as they are a choice', () => {
    fc.assert(
      fc.property(anyBank, ({ exam, grades, each, seed }) => {
        const all = bankOf(exam, grades, each);
        const near: Candidate[] = [];
        for (const ring of gradeRings(exam.grade))
          if (!isChoice(exam, near)) near.push(...all.filter(({ grade }) => ring.includes(grade)));
        const rest = { recent: [], lot: lotOf(seed) };
        expect(drawExam(exam, { candidates: near, ...rest })).toEqual(drawExam(exam, { candidates: all, ...rest }));
      }),
    );
  });

  it('stays near its grade', () => {
    const exam = examOf(10);
    const candidates = bankOf(exam, [19, 10, 1], 40);
    const draw = drawExam(exam, { candidates, recent: [], lot: lotOf(1) })!;
    for (const { id } of draw) expect(id).toContain('-10-');
  });
});

describe('the clock', () => {
  const anyStart = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

  it('never shows more than the exam has, less with each second, and never below nothing', () => {
    fc.assert(
      fc.property(anyExam, anyStart, fc.array(fc.integer({ min: 0, max: 9000 })), (exam, start, seconds) => {
        const end = endOf(start, exam);
        // The page is reloaded at these times.
        const seen = [...seconds]
          .sort((a, b) => a - b)
          .map((at) => secondsLeft(end, new Date(start.getTime() + at * 1000)));
        for (const [index, left] of seen.entries()) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(exam.minutes * 60);
          if (index > 0) expect(left).toBeLessThanOrEqual(seen[index - 1]!);
        }
        expect(closesAt(end).getTime() - end.getTime()).toBe(graceSeconds * 1000);
      }),
    );
  });
});

describe('the score', () => {
  const end = new Date('2026-11-25T10:00:00Z');
  const at = (seconds: number) => new Date(end.getTime() + seconds * 1000);
  const points = ['A1', 'B2', 'C3'];
  const anyAnswers = fc.array(
    fc.record({
      number: fc.integer({ min: 1, max: 40 }),
      at: fc.constantFrom(...points),
      answeredAt: fc.integer({ min: -3600, max: 120 }).map(at),
    }),
  );
  const asked = (exam: ExamRules) => {
    const counts = partCounts(exam);
    return exam.parts.flatMap((part, index) => Array.from({ length: counts[index]! }, () => ({ part, right: ['A1'] })));
  };
  const answered = (right: number, exam: ExamRules) =>
    new Map(asked(exam).map((_, index) => [index + 1, index < right ? 'A1' : 'B2']));

  it('is the sum of its parts, and passes exactly at the rule', () => {
    fc.assert(
      fc.property(anyExam, fc.integer({ min: 0, max: 35 }), (exam, count) => {
        const right = Math.min(count, exam.questions);
        const score = scoreOf(exam, asked(exam), answered(right, exam));
        expect(score.right).toBe(right);
        expect(score.parts.reduce((sum, part) => sum + part.right, 0)).toBe(right);
        expect(score.parts.map(({ total }) => total)).toEqual(partCounts(exam));
        expect(score.isPassed).toBe(right >= exam.pass);
      }),
    );
    for (const exam of exams) {
      expect(scoreOf(exam, asked(exam), answered(exam.pass, exam)).isPassed).toBe(true);
      expect(scoreOf(exam, asked(exam), answered(exam.pass - 1, exam)).isPassed).toBe(false);
    }
  });

  it('counts an answer that came too late as none, and of two the first, in whatever order they are read', () => {
    const shuffled = anyAnswers.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([answers, others]) => {
        const given = answersThatCount(answers, end);
        for (const [number, point] of given) {
          const inTime = answers.filter((one) => one.number === number && one.answeredAt <= at(graceSeconds));
          const first = Math.min(...inTime.map(({ answeredAt }) => answeredAt.getTime()));
          expect(inTime.filter((one) => one.answeredAt.getTime() === first).map((one) => one.at)).toContain(point);
        }
        for (const { number, answeredAt } of answers)
          if (answeredAt <= at(graceSeconds)) expect(given.has(number)).toBe(true);
        const late = answers.map((one): ExamAnswer => ({ ...one, answeredAt: at(graceSeconds + 1) }));
        expect(answersThatCount(late, end).size).toBe(0);
        expect(answersThatCount([...answers, ...late], end)).toEqual(given);
        expect([...answersThatCount(others, end).keys()].sort()).toEqual([...given.keys()].sort());
      }),
    );
    const twice = [
      { number: 1, at: 'B2', answeredAt: at(-1) },
      { number: 1, at: 'A1', answeredAt: at(-2) },
    ];
    expect(answersThatCount(twice, end)).toEqual(new Map([[1, 'A1']]));
  });

  it('takes every first move that succeeds, and none that fails later', () => {
    const moves = [
      { at: 'A1' },
      { at: 'B2', reply: 'C3', then: [{ at: 'D4' }] },
      { at: 'E5', reply: 'C3', then: [{ at: 'D4', fails: true }] },
      { at: 'F6', fails: true },
    ];
    expect(rightAnswers({ moves })).toEqual(['A1', 'B2']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dueAt,
  dueDay,
  firstOf,
  homeworkLesson,
  isLate,
  isOfHomework,
  isInstructions,
  itemKey,
  itemResultOf,
  levelsResultOf,
  maxInstructionsLength,
  type HomeworkItem,
  type HomeworkTry,
  type TriedLevel,
} from './homework';
import { asFreeText } from '@/lib/kernel/text/free-text';
import { needsHelp, wrongInARow } from '@/lib/students/needs-help';
import { orderedBy, resultsOrders, type ResultsOrder } from './results-order';
import { rightMovesAfter, wrongMoveOf, wrongMovesOf } from './wrong-moves';
import { isLearningName } from '@/lib/bank/learning-name';
import { bankFamilies } from '@/lib/bank/families';
import { isOfClimb } from '@/lib/climb/climb';
import type { Problem } from '@/lib/go/position';
import { isSolvedBy } from '@/lib/go/replay';

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString();
const tries = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    occurredAt: fc.integer({ min: 0, max: 5 }).map(at),
    solved: fc.boolean(),
    hints: fc.integer({ min: 0, max: 2 }),
    milliseconds: fc.integer({ min: 0, max: 3_600_000 }),
    moves: fc.constant(['D5']),
  }),
  { selector: ({ id }) => id, maxLength: 8 },
);

describe('what came of an item', () => {
  it('is the same in whatever order, and however often, its tries come', () => {
    const shuffled = tries.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.subarray(all)),
    );
    fc.assert(
      fc.property(shuffled, ([all, others, again]) => {
        const result = itemResultOf(all);
        expect(itemResultOf([...others, ...again])).toEqual(result);
        expect(result === null).toBe(all.length === 0);
        if (!result) return;
        expect(result.tries).toBe(all.length);
        expect(result.isDone).toBe(all.some(({ solved }) => solved));
        if (result.isFirstTry) expect(result.isDone).toBe(true);
      }),
    );
  });

  it('is right at the first try only if the first of all was solved, without a hint', () => {
    const one = (minutes: number, solved: boolean, hints = 0): HomeworkTry => ({
      id: `t${minutes}`,
      occurredAt: at(minutes),
      solved,
      hints,
      milliseconds: 1_500,
      moves: [],
    });
    expect(itemResultOf([one(1, true)])).toMatchObject({ isFirstTry: true, hasHint: false });
    expect(itemResultOf([one(1, true, 1)])).toMatchObject({ isFirstTry: false, hasHint: true, isDone: true });
    expect(itemResultOf([one(3, true), one(1, false), one(2, true)])).toEqual({
      tries: 3,
      isDone: true,
      isFirstTry: false,
      hasHint: false,
      seconds: 5,
      at: at(2),
    });
    expect(itemResultOf([one(2, false), one(1, false)])?.at).toBe(at(2));
    expect(firstOf([one(2, true), one(1, false)])?.id).toBe('t1');
  });
});

describe('what came of so many levels', () => {
  const level = fc.record({
    tries: fc.integer({ min: 1, max: 9 }),
    milliseconds: fc.nat(100_000),
    lastAt: fc.integer({ min: 6, max: 9 }).map(at),
    solvedAt: fc.option(fc.integer({ min: 0, max: 5 }).map(at)),
  });
  const one = (solved: number | null, last = 9): TriedLevel => ({
    tries: 2,
    milliseconds: 1_500,
    lastAt: at(last),
    solvedAt: solved === null ? null : at(solved),
  });

  it('is done once as many were solved, at the moment the last of those was', () => {
    expect(levelsResultOf([], 1)).toBeNull();
    expect(levelsResultOf([one(null, 7), one(null, 8)], 1)).toEqual({
      tries: 4,
      solved: 0,
      isDone: false,
      seconds: 3,
      at: at(8),
    });
    const three = [one(3), one(1), one(2), one(null)];
    expect(levelsResultOf(three, 2)).toMatchObject({ solved: 3, isDone: true, at: at(2) });
    expect(levelsResultOf(three, 4)).toMatchObject({ solved: 3, isDone: false, at: at(9) });
  });

  it('is the same in whatever order they come, and one more is never less', () => {
    fc.assert(
      fc.property(
        fc.array(level, { minLength: 1, maxLength: 8 }),
        level,
        fc.integer({ min: 1, max: 6 }),
        (all, more, n) => {
          const result = levelsResultOf(all, n)!;
          expect(levelsResultOf(all.toReversed(), n)).toEqual(result);
          expect(result.isDone).toBe(all.filter(({ solvedAt }) => solvedAt !== null).length >= n);
          const next = levelsResultOf([...all, more], n)!;
          expect(next.solved).toBe(result.solved + (more.solvedAt === null ? 0 : 1));
          if (!result.isDone) return;
          // A done item stays done, at the same time or earlier.
          expect(next.isDone).toBe(true);
          expect(next.at <= result.at).toBe(true);
        },
      ),
    );
  });
});

describe('a day it is due', () => {
  it('is over with its last instant in Taipei', () => {
    const due = dueAt('2026-11-30');
    expect(due.toISOString()).toBe('2026-11-30T15:59:59.999Z');
    expect(dueDay(due)).toBe('2026-11-30');
    expect(isLate(due.toISOString(), { dueAt: due.toISOString(), closedAt: null })).toBe(false);
    expect(isLate('2026-11-30T16:00:00.000Z', { dueAt: due.toISOString(), closedAt: null })).toBe(true);
    expect(() => dueAt('2026-02-30')).toThrow(RangeError);
  });

  it('makes later never less late', () => {
    const bound = fc.option(fc.integer({ min: 0, max: 10 }).map(at));
    fc.assert(
      fc.property(fc.nat(10), fc.nat(10), bound, bound, (some, more, due, closed) => {
        const bounds = { dueAt: due, closedAt: closed };
        if (isLate(at(some), bounds)) expect(isLate(at(some + more), bounds)).toBe(true);
        expect(isLate(at(some), { dueAt: null, closedAt: null })).toBe(false);
      }),
    );
  });
});

describe('words to students', () => {
  it('are plain text in several lines, and lead nowhere', () => {
    expect(asFreeText('  先看\r\n再下 ')).toBe('先看\n再下');
    for (const text of ['', '星期三前完成，不懂的先跳過。', 'Try 3 of them.\nThen rest.'])
      expect(isInstructions(text)).toBe(true);
    for (const text of [
      '看 https://example.com',
      'www.example.com',
      'write to a@example.com',
      'x'.repeat(maxInstructionsLength + 1),
    ])
      expect(isInstructions(text)).toBe(false);
  });
});

it('tries are kept under names that no lesson and no climb has', () => {
  const name = homeworkLesson('0a1b2c');
  expect(isOfHomework(name)).toBe(true);
  expect(isLearningName(name)).toBe(false);
  expect(isOfClimb(name)).toBe(false);
});

it('items are told apart by their names, and a problem of the teacher’s by what it was, too', () => {
  const items: HomeworkItem[] = [
    { kind: 'lesson', course: 'a', lesson: 'nets' },
    { kind: 'problem', problem: 'nets' },
    { kind: 'own', material: 'nets', revision: 1 },
    { kind: 'own', material: 'nets', revision: 2 },
    { kind: 'levels', theme: 'capture', grade: 17, count: 10 },
    { kind: 'levels', theme: 'capture', grade: 16, count: 10 },
  ];
  expect(new Set(items.map(itemKey)).size).toBe(items.length);
  // The key does not depend on the count: a homework has one such item per theme and grade.
  expect(itemKey({ kind: 'levels', theme: 'capture', grade: 17, count: 5 })).toBe(itemKey(items[4]!));
  // The key is submitted as the name of its tries (lib/lessons/contract), and no family of the bank has this name.
  expect(isLearningName(itemKey(items[2]!))).toBe(true);
  expect(bankFamilies).not.toContain('own');
});

describe('the students of results', () => {
  const right = { isDone: true, right: 1 };
  const later = { isDone: true, right: 0 };
  const unsolved = { isDone: false, right: 0 };
  const cell = fc.constantFrom(null, right, later, unsolved);
  const fared = fc.record({
    needsHelp: fc.constantFrom(null, 'wrong' as const, 'away' as const),
    cells: fc.tuple(cell, cell),
  });

  it('are put in order by what a teacher looks for, and stay by name within it', () => {
    const student = (name: string, needsHelp: 'wrong' | 'away' | null, ...cells: (typeof right | null)[]) => ({
      name,
      needsHelp,
      cells,
    });
    const students = [
      student('A', null, right, right),
      student('B', 'away', null, null),
      student('C', null, later, right),
      student('D', 'wrong', unsolved, later),
      // A lesson with no right answer does not count as a wrong first try.
      student('E', null, right, unsolved),
    ];
    const names = (order: ResultsOrder) => orderedBy(order, students, [true, false]).map(({ name }) => name);
    expect(names('name').join('')).toBe('ABCDE');
    expect(names('help').join('')).toBe('DBACE');
    expect(names('done').join('')).toBe('BDEAC');
    expect(names('wrong').join('')).toBe('CDABE');
  });

  it('are all there in each order, each once', () => {
    fc.assert(
      fc.property(fc.array(fared), fc.constantFrom(...resultsOrders), (students, order) => {
        const ordered = orderedBy(order, students, [true, true]);
        expect(ordered).toHaveLength(students.length);
        expect(new Set(ordered)).toEqual(new Set(students));
      }),
    );
  });
});

describe('who needs help', () => {
  const now = new Date(at(0));
  const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

  it('four wrong first tries in a row, or no event for a week', () => {
    const wrong = [false, false, false, false];
    expect(needsHelp({ firstTries: wrong, lastAt: daysBefore(0) }, now)).toBe('wrong');
    expect(needsHelp({ firstTries: wrong.slice(1), lastAt: daysBefore(0) }, now)).toBeNull();
    expect(needsHelp({ firstTries: [], lastAt: daysBefore(7) }, now)).toBeNull();
    expect(needsHelp({ firstTries: [], lastAt: daysBefore(7.01) }, now)).toBe('away');
  });

  it('goes away with the next right first try, and with the next event', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), fc.nat(30), (before, days) => {
        const lately = { firstTries: before, lastAt: daysBefore(days) };
        const reason = needsHelp(lately, now);
        expect(needsHelp({ firstTries: [true, ...before], lastAt: daysBefore(0) }, now)).toBeNull();
        const isWrong = before.length >= wrongInARow && before.slice(0, wrongInARow).every((one) => !one);
        expect(reason).toBe(isWrong ? 'wrong' : days > 7 ? 'away' : null);
        // Only the last four tries count.
        expect(needsHelp({ ...lately, firstTries: [...before.slice(0, wrongInARow), true] }, now)).toBe(reason);
      }),
    );
  });
});

/** Right: A1, answered at B1, then A2 or A3. */
const problem: Problem = {
  position: { size: 5, black: '', white: '' },
  goal: 'capture',
  moves: [
    { at: 'A1', reply: 'B1', then: [{ at: 'A2' }, { at: 'A3' }, { at: 'A4', reply: 'B4', fails: true }] },
    { at: 'C1', reply: 'C2', fails: true },
  ],
  otherwise: 'A1',
};

describe('which wrong move was chosen', () => {
  it('the first that leaves the right lines, and after which moves', () => {
    expect(wrongMoveOf(problem, ['C1', 'C2'])).toEqual({ after: [], at: 'C1' });
    expect(wrongMoveOf(problem, ['E5', 'A1'])).toEqual({ after: [], at: 'E5' });
    expect(wrongMoveOf(problem, ['A1', 'B1', 'A4', 'B4'])).toEqual({ after: ['A1', 'B1'], at: 'A4' });
    for (const right of [[], ['A1'], ['A1', 'B1'], ['A1', 'B1', 'A3']]) expect(wrongMoveOf(problem, right)).toBeNull();
    expect(rightMovesAfter(problem, [])).toEqual(['A1']);
    expect(rightMovesAfter(problem, ['A1', 'B1'])).toEqual(['A2', 'A3']);
    expect(rightMovesAfter(problem, ['E5', 'A1'])).toEqual([]);
  });

  const played = fc.array(fc.constantFrom('A1', 'B1', 'A2', 'A3', 'A4', 'C1', 'C2', 'E5'), { maxLength: 4 });
  it('nobody who solved it is counted, nobody is counted twice, and order says nothing', () => {
    const class_ = fc
      .array(played, { maxLength: 20 })
      .map((all) => all.map((moves, index) => ({ student: `s${index}`, moves })));
    fc.assert(
      fc.property(class_, (tried) => {
        const moments = wrongMovesOf(problem, tried);
        expect(wrongMovesOf(problem, tried.toReversed())).toEqual(moments);
        const counted = moments.flatMap(({ moves }) => moves.flatMap(({ students }) => students));
        expect(new Set(counted).size).toBe(counted.length);
        expect(counted.length).toBe(tried.filter(({ moves }) => wrongMoveOf(problem, moves)).length);
        for (const { student, moves } of tried) if (isSolvedBy(problem, moves)) expect(counted).not.toContain(student);
        for (const { after, moves } of moments)
          for (const { at: point } of moves) expect(rightMovesAfter(problem, after)).not.toContain(point);
      }),
    );
  });

  it('the most chosen comes first', () => {
    const tried = [['E5'], ['C1'], ['C1'], ['A1', 'B1', 'E5'], ['A1', 'B1', 'A2']];
    expect(
      wrongMovesOf(
        problem,
        tried.map((moves, index) => ({ student: `s${index}`, moves })),
      ),
    ).toEqual([
      {
        after: [],
        moves: [
          { at: 'C1', students: ['s1', 's2'] },
          { at: 'E5', students: ['s0'] },
        ],
      },
      { after: ['A1', 'B1'], moves: [{ at: 'E5', students: ['s3'] }] },
    ]);
  });
});

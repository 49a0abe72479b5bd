import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criteria, criterionAt, isMastered, recentOf, type Criteria, type Trial } from './mastery';
import { lessonProgressOf, problemProgressOf, type Fact } from './progress';
import { learningKinds } from '@/lib/events/event-kinds';
import { isPractice, practiceCount, practiceMinutes, practiceOf, topicOf } from '@/lib/courses/practice';
import { lessonMinutes } from '@/lib/lessons/lesson';
import { isSolvedBy } from '@/lib/go/replay';
import type { Problem } from '@/lib/go/position';

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString();
const fact = fc
  .record({
    kind: fc.constantFrom(...learningKinds),
    minutes: fc.integer({ min: 0, max: 40 }),
    course: fc.constantFrom('a', 'b'),
    step: fc.constantFrom('one', 'two', 'three'),
    number: fc.integer({ min: 0, max: 300 }),
    problem: fc.constantFrom('p', 'q', 'r'),
    solved: fc.boolean(),
    hints: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ kind, minutes, course, step, number, problem, solved, hints }): Omit<Fact, 'id'> => ({
    kind,
    course,
    lesson: `of-${course}`,
    occurredAt: at(minutes),
    ...(kind !== 'opened' && kind !== 'finished' && { step }),
    ...(kind === 'reached' && { position: number }),
    ...(kind === 'stepDone' && { seconds: number }),
    ...((kind === 'attempt' || kind === 'level') && { problem, solved, hints, grade: 19 }),
  }));
/** An id is one event, whatever time it happened at. */
const facts = fc
  .uniqueArray(fc.tuple(fc.uuid(), fact), { selector: ([id]) => id, maxLength: 30 })
  .map((list) => list.map(([id, one]) => ({ id, ...one }) as Fact));

describe('progress', () => {
  it('is the same in whatever order, and however often, events come', () => {
    const shuffled = facts.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }), fc.subarray(list)),
    );
    fc.assert(
      fc.property(shuffled, ([list, others, again]) => {
        expect(lessonProgressOf([...others, ...again])).toEqual(lessonProgressOf(list));
        const attempts = ({ kind, problem }: Fact) => kind === 'attempt' && problem === 'p';
        expect(problemProgressOf([...again, ...others].filter(attempts))).toEqual(
          problemProgressOf(list.filter(attempts)),
        );
      }),
    );
  });

  it('never goes back: more events finish no fewer steps, tell no less time and never take a lesson’s end away', () => {
    fc.assert(
      fc.property(facts, facts, (some, more) => {
        const [before, after] = [lessonProgressOf(some), lessonProgressOf([...some, ...more])];
        if (!before) return;
        expect(after!.done).toEqual(expect.arrayContaining(before.done));
        expect(after!.seconds).toBeGreaterThanOrEqual(before.seconds);
        expect(after!.tried).toBeGreaterThanOrEqual(before.tried);
        if (before.finishedAt) expect(after!.finishedAt! <= before.finishedAt).toBe(true);
      }),
    );
  });

  it('says where somebody is, what was done and how problems fared', () => {
    const event = (kind: Fact['kind'], minutes: number, given: Partial<Fact> = {}): Fact => ({
      id: `${kind}-${minutes}`,
      kind,
      course: 'a',
      lesson: 'of-a',
      occurredAt: at(minutes),
      ...given,
    });
    const attempt = (minutes: number, problem: string, solved: boolean, hints = 0) =>
      event('attempt', minutes, { step: 'two', problem, solved, hints, grade: 18 });
    const happened = [
      event('opened', 0),
      event('reached', 1, { step: 'one', position: 7 }),
      event('stepDone', 2, { step: 'one', seconds: 90 }),
      attempt(3, 'p', false),
      attempt(4, 'p', true),
      attempt(5, 'q', true, 1),
      attempt(6, 'r', true),
      event('reached', 8, { step: 'two', position: 3 }),
      event('finished', 7),
    ];
    expect(lessonProgressOf(happened)).toMatchObject({
      openedAt: at(0),
      finishedAt: at(7),
      lastAt: at(8),
      seconds: 90,
      done: ['one'],
      step: 'two',
      position: 3,
      courses: { a: at(8) },
      tried: 3,
      solved: 1,
    });
    expect(problemProgressOf([attempt(3, 'p', false), attempt(4, 'p', true)])).toEqual({
      grade: 18,
      tries: 2,
      isSolved: true,
      isFirstTry: false,
      isSolvedFirst: false,
      firstAt: at(3),
      firstLesson: 'of-a',
      lastAt: at(4),
    });
    expect(lessonProgressOf([])).toBeNull();
    expect(problemProgressOf([])).toBeNull();
  });
});

describe('mastery', () => {
  const attempt = (minutes: number, problem: string, solved = true, hints = 0) => ({
    occurredAt: at(minutes),
    problem,
    solved,
    hints,
  });
  const day = 24 * 60;

  it('is so many of the last so many without a hint', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((problem, index) => attempt(index, problem));
    const begun = (recent: Trial[]) => ({ openedAt: at(0), masteryNeed: 4, masteryOf: 5, recent });
    expect(criterionAt(at(0))).toEqual({ need: 4, of: 5 });
    expect(criteria[0]).toEqual({ need: 4, of: 5 });
    expect(isMastered(begun(recentOf(five)))).toBe(true);
    expect(isMastered(begun(recentOf(five.slice(0, 3))))).toBe(false);
    expect(isMastered(begun(recentOf([...five, attempt(9, 'f', false), attempt(10, 'g', true, 1)])))).toBe(false);
    // Of a lesson and its practice together.
    expect(isMastered(begun(recentOf(five.slice(0, 2))), begun(recentOf(five.slice(2))))).toBe(true);
    expect(isMastered()).toBe(false);
  });

  it('asks what it asked when one began, whatever it asks of who begins later and in whatever order the events come', () => {
    const asked: Criteria = [
      { need: 2, of: 3 },
      { since: at(10), need: 6, of: 7 },
    ];
    const facts = (from: number, count: number): Fact[] =>
      Array.from({ length: count }, (_, index) => ({
        id: `${from}-${index}`,
        kind: 'attempt',
        course: 'a',
        lesson: 'of-a',
        step: 'one',
        ...attempt(from + index, `p${from + index}`),
      }));
    const progress = (list: Fact[]) => lessonProgressOf(list, asked)!;
    const [early, late, all] = [progress(facts(8, 2)), progress(facts(10, 5)), progress(facts(10, 6))];
    expect([early, late].map(({ masteryNeed, masteryOf }) => [masteryNeed, masteryOf])).toEqual([
      [2, 3],
      [6, 7],
    ]);
    expect([isMastered(early), isMastered(late), isMastered(all)]).toEqual([true, false, true]);
    // A topic has one criterion: that of its lesson or its practice, whichever was begun first.
    expect(isMastered(late, progress(facts(9, 1)))).toBe(true);
    // An earlier event that was recorded offline arrives after it.
    expect(progress([...facts(10, 5), ...facts(9, 1)])).toMatchObject({ masteryNeed: 2, masteryOf: 3 });
  });

  it('what is tried again within a day says nothing, neither way', () => {
    const wrong = [attempt(0, 'a', false), attempt(1, 'a'), attempt(2, 'a'), attempt(3, 'a'), attempt(4, 'a')];
    expect(recentOf(wrong)).toEqual([{ at: at(0), isClean: false }]);
    expect(recentOf([attempt(0, 'a', false), attempt(day, 'a')]).map(({ isClean }) => isClean)).toEqual([false, true]);
  });
});

it('a practice lesson is known by its name, and as long as it says', () => {
  expect([practiceOf('ko'), isPractice('practice-ko'), topicOf('practice-ko'), topicOf('ko')]).toEqual([
    'practice-ko',
    true,
    'ko',
    'ko',
  ]);
  const step = { id: 'practice', kind: 'exercises' as const, title: '', text: '', count: practiceCount };
  expect(lessonMinutes([step])).toBe(practiceMinutes);
});

describe('an attempt is judged by the tree of answers', () => {
  const problem: Problem = {
    position: { size: 9, black: 'E5', white: '', toPlay: 'black' },
    goal: 'bestMove',
    moves: [
      {
        at: 'C3',
        reply: 'G7',
        then: [
          { at: 'G3', reply: 'C7' },
          { at: 'H3', fails: true },
        ],
      },
      { at: 'D4', fails: true, reply: 'D5' },
    ],
  };
  it.each<[string, string[], boolean]>([
    ['the whole line', ['C3', 'G7', 'G3', 'C7'], true],
    ['without the last reply', ['C3', 'G7', 'G3'], true],
    ['a part of it', ['C3', 'G7'], false],
    ['a reply that is not the problem’s', ['C3', 'F6', 'G3'], false],
    ['without a reply', ['C3', 'G3'], false],
    ['a listed move that fails', ['D4', 'D5'], false],
    ['a follow-up that fails', ['C3', 'G7', 'H3'], false],
    ['a move that is not listed', ['A1'], false],
    ['a move on a stone', ['E5'], false],
    ['right after wrong', ['A1', 'C3', 'G7', 'G3'], false],
    ['more after the end', ['C3', 'G7', 'G3', 'C7', 'C4'], false],
    ['nothing', [], false],
    ['no point of this board', ['T19'], false],
  ])('%s', (_, moves, solved) => {
    expect(isSolvedBy(problem, moves)).toBe(solved);
  });
});

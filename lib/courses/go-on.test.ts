import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goOnWith, type Worked } from './go-on';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString();
const finished = (minute: number): Worked => ({ state: 'finished', lastAt: at(minute), finishedAt: at(minute) });
const begun = (minute: number): Worked => ({ state: 'begun', lastAt: at(minute), finishedAt: null });
const fresh = (): Worked => ({ state: 'new', lastAt: null, finishedAt: null });
const elsewhere = (state: 'begun' | 'finished'): Worked => ({
  state,
  lastAt: null,
  finishedAt: state === 'finished' ? at(0) : null,
});

describe('where somebody goes on in a course', () => {
  it.each<[string, Worked[], number | null]>([
    ['nothing done', [fresh(), fresh()], 0],
    ['lessons skipped, a later one begun', [finished(1), finished(2), finished(3), fresh(), begun(4)], 4],
    ['of two begun the one worked on last', [begun(5), fresh(), begun(2)], 0],
    ['the one begun is finished now', [finished(1), fresh(), finished(3), fresh()], 3],
    ['nothing is left after it', [fresh(), begun(1), finished(2)], 1],
    ['the last is finished, what was left out is left', [finished(1), fresh(), finished(2)], 1],
    ['finished in another course alone', [fresh(), fresh(), elsewhere('finished'), fresh()], 0],
    ['begun in another course alone', [finished(1), fresh(), elsewhere('begun')], 1],
    ['all done', [finished(1), finished(2)], null],
    ['no lessons', [], null],
  ])('%s', (_, lessons, place) => {
    expect(goOnWith(lessons)).toBe(place === null ? null : lessons[place]);
  });

  const minute = fc.integer({ min: 0, max: 500 });
  const lesson = fc.oneof(
    minute.map(finished),
    minute.map(begun),
    fc.constant(null).map(fresh),
    fc.constantFrom('begun' as const, 'finished' as const).map(elsewhere),
  );
  const lessons = fc.array(lesson, { maxLength: 12 });

  it('is never a finished lesson, and there is one as long as one is not finished', () => {
    fc.assert(
      fc.property(lessons, (course) => {
        const next = goOnWith(course);
        expect(next?.state).not.toBe('finished');
        expect(next !== null).toBe(course.some(({ state }) => state !== 'finished'));
      }),
    );
  });

  it('is what was worked on last, wherever it stands', () => {
    fc.assert(
      fc.property(lessons, fc.nat(), (course, place) => {
        const last = begun(1_000);
        const all = course.toSpliced(place % (course.length + 1), 0, last);
        expect(goOnWith(all)).toBe(last);
      }),
    );
  });

  it('once that is finished, nothing between it and the next was left out', () => {
    fc.assert(
      fc.property(lessons, fc.nat(), (course, where) => {
        const quiet = course.filter(({ state }) => state !== 'begun');
        const place = where % (quiet.length + 1);
        const all = quiet.toSpliced(place, 0, finished(1_000));
        const next = goOnWith(all);
        const rest = all.slice(place + 1).filter(({ state }) => state !== 'finished');
        expect(next).toBe(rest[0] ?? all.find(({ state }) => state !== 'finished') ?? null);
      }),
    );
  });
});

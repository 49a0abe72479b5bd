import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endOf,
  joinableMinutesBefore,
  lectureState,
  lectureStates,
  maxLectureMinutes,
  opensAt,
  opensLectures,
  replayDays,
  minLectureMinutes,
  untilNextChange,
  type Held,
  type LectureState,
} from './lectures';

const minute = 60_000;
const day = 24 * 60 * minute;
const startsAt = new Date('2026-11-27T12:00:00Z');
const after = (milliseconds: number, from = startsAt) => new Date(from.getTime() + milliseconds);
const lecture = { startsAt, minutes: 60 };

const lectureOf = fc.record({
  startsAt: fc.integer({ min: 0, max: 4_000 * 86_400 }).map((seconds) => after(seconds * 1_000, new Date(0))),
  minutes: fc.integer({ min: minLectureMinutes, max: maxLectureMinutes }),
});

describe('a lecture', () => {
  it.each<[string, number, LectureState, LectureState]>([
    ['long before', -day, 'planned', 'planned'],
    ['a moment before its room opens', -joinableMinutesBefore * minute - 1, 'planned', 'planned'],
    ['when its room opens', -joinableMinutesBefore * minute, 'joinable', 'joinable'],
    ['at its start', 0, 'joinable', 'joinable'],
    ['a moment before its end', 60 * minute - 1, 'joinable', 'joinable'],
    ['at its end', 60 * minute, 'over', 'replay'],
    ['a moment before its replay goes', 60 * minute + replayDays * day - 1, 'over', 'replay'],
    ['when its replay goes', 60 * minute + replayDays * day, 'gone', 'gone'],
  ])('%s', (_, at, without, withReplay) => {
    expect(lectureState({ ...lecture, hasReplay: false }, after(at))).toBe(without);
    expect(lectureState({ ...lecture, hasReplay: true }, after(at))).toBe(withReplay);
  });

  it('goes one way: no later moment has an earlier state', () => {
    const times = fc.array(fc.integer({ min: -2 * day, max: (replayDays + 2) * day }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(lectureOf, times, fc.boolean(), (given, moments, hasReplay) => {
        const states = moments
          .sort((a, b) => a - b)
          .map((at) => lectureStates.indexOf(lectureState({ ...given, hasReplay }, after(at, given.startsAt))));
        expect(states).toEqual([...states].sort((a, b) => a - b));
      }),
    );
  });

  it('is never joined and watched at once, and joined at every moment from its opening to its end', () => {
    fc.assert(
      fc.property(lectureOf, fc.double({ min: 0, max: 0.999, noNaN: true }), (given, part) => {
        const open = opensAt(given).getTime();
        const at = new Date(Math.floor(open + part * (endOf(given).getTime() - open)));
        expect(lectureState({ ...given, hasReplay: true }, at)).toBe('joinable');
      }),
    );
  });
});

describe('the right to lectures', () => {
  const held = (from: number, to: number | null, revoked: number | null = null): Held => ({
    startsAt: after(from),
    endsAt: to === null ? null : after(to),
    revokedAt: revoked === null ? null : after(revoked),
  });

  it.each<[string, Held[], boolean]>([
    ['nothing', [], false],
    ['from this moment on', [held(0, 1)], true],
    ['to this moment', [held(-1, 0)], false],
    ['from the next moment on', [held(1, 2)], false],
    ['without end', [held(-1, null)], true],
    ['taken back', [held(-2, 9, -1)], false],
    ['taken back now', [held(-2, 9, 0)], false],
    ['one over, another not', [held(-9, -1), held(-1, 1)], true],
  ])('%s', (_, times, expected) => {
    expect(opensLectures(times, startsAt)).toBe(expected);
  });

  it('is that of any one of them, in whatever order', () => {
    const one = fc
      .tuple(
        fc.integer({ min: -9, max: 9 }),
        fc.option(fc.integer({ min: -9, max: 9 })),
        fc.option(fc.integer({ min: -9, max: 9 })),
      )
      .map(([from, to, revoked]) => held(from, to, revoked));
    fc.assert(
      fc.property(fc.array(one), (all) => {
        const any = all.some((each) => opensLectures([each], startsAt));
        expect(opensLectures(all, startsAt)).toBe(any);
        expect(opensLectures([...all].reverse(), startsAt)).toBe(any);
      }),
    );
  });
});

describe('when a list is asked for again', () => {
  const stateAt = (now: Date) => ({ ...lecture, state: lectureState({ ...lecture, hasReplay: false }, now) });
  const until = (at: number) => untilNextChange([stateAt(after(at))], after(at));

  it('is when the next one can be joined, or ends; at least each hour as long as there is one', () => {
    expect(until(-20 * minute)).toBe(5 * minute);
    expect(until(59 * minute)).toBe(minute);
    expect(until(-3 * day)).toBe(60 * minute);
    expect(until(2 * day)).toBeNull();
    expect(untilNextChange([], startsAt)).toBeNull();
  });

  it('is soon for a device whose clock is ahead of the server’s, and not at once', () => {
    expect(untilNextChange([{ ...lecture, state: 'planned' }], after(0))).toBe(15_000);
    expect(untilNextChange([{ ...lecture, state: 'joinable' }], after(2 * day))).toBe(15_000);
  });
});

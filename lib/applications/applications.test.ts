import { TZDate } from '@date-fns/tz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actionsFor,
  closedStates,
  applicationActors,
  applicationKinds,
  applicationStates,
  transitionOf,
  transitions,
  type ApplicationState,
  type Transition,
} from './states';
import { addWorkingDays, isWorkingDay } from './working-days';

const everyDay = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true });
const dayText = everyDay.map((date) => date.toISOString().slice(0, 10));
const calendars = fc.record({
  holidays: fc.array(dayText, { maxLength: 200 }).map((days) => new Set(days)),
  workdays: fc.array(dayText, { maxLength: 200 }).map((days) => new Set(days)),
});
const zones = fc.constantFrom('Asia/Taipei', 'America/New_York', 'Asia/Tokyo');

describe('business days', () => {
  it('nothing is due on a holiday, and exactly so many business days lie between', () => {
    fc.assert(
      fc.property(everyDay, fc.integer({ min: 1, max: 15 }), calendars, zones, (from, days, calendar, zone) => {
        const due = addWorkingDays(from, days, calendar, zone);
        expect(isWorkingDay(new TZDate(due, zone), calendar)).toBe(true);
        let counted = 0;
        const cursor = new TZDate(from, zone);
        while (cursor.getTime() < due.getTime()) {
          cursor.setDate(cursor.getDate() + 1);
          if (cursor.getTime() - 86_400_000 < due.getTime() && isWorkingDay(cursor, calendar)) counted += 1;
          if (cursor.toDateString() === new TZDate(due, zone).toDateString()) break;
        }
        expect(counted).toBe(days);
      }),
    );
  });

  it('ends with the day, by the clock of the office', () => {
    const none = { holidays: new Set<string>(), workdays: new Set<string>() };
    // A Friday evening in Taipei.
    const friday = new Date('2026-12-04T12:00:00Z');
    expect(addWorkingDays(friday, 1, none, 'Asia/Taipei').toISOString()).toBe('2026-12-07T15:59:59.999Z');
    const withDays = { holidays: new Set(['2026-12-07']), workdays: new Set(['2026-12-05']) };
    expect(addWorkingDays(friday, 1, withDays, 'Asia/Taipei').toISOString()).toBe('2026-12-05T15:59:59.999Z');
    expect(addWorkingDays(friday, 2, withDays, 'Asia/Taipei').toISOString()).toBe('2026-12-08T15:59:59.999Z');
  });

  it('a calendar without business days is rejected', () => {
    const holidays = new Set(
      Array.from({ length: 800 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)),
    );
    expect(() => addWorkingDays(new Date('2026-01-05'), 3, { holidays, workdays: new Set() }, 'UTC')).toThrow(
      RangeError,
    );
  });
});

describe('the transitions of an application', () => {
  const all = applicationKinds.flatMap((kind) => transitions[kind].map((one: Transition) => ({ kind, ...one })));

  it('name one outcome for each state and action', () => {
    for (const { kind, action, from, to } of all)
      for (const state of from.length > 0 ? from : [null]) expect(transitionOf(kind, action, state)?.to).toBe(to);
  });

  it('reach every state a kind knows, from its beginning', () => {
    for (const kind of applicationKinds) {
      const list: readonly Transition[] = transitions[kind];
      const known = new Set(list.flatMap(({ from, to }) => [...from, to]));
      const reached = new Set<ApplicationState>();
      for (let size = -1; size !== reached.size;) {
        size = reached.size;
        for (const { from, to } of list)
          if (from.length === 0 || from.some((state) => reached.has(state))) reached.add(to);
      }
      expect(reached).toEqual(known);
    }
  });

  it('lead nobody but staff out of a closed state', () => {
    for (const { from, by } of all)
      if (from.some((state) => closedStates.includes(state))) expect(by).toEqual(['staff']);
  });

  it('whatever is done, only by whom the table names, in a state it names', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...applicationKinds),
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(...applicationActors)), { maxLength: 12 }),
        (kind, steps) => {
          const list: readonly Transition[] = transitions[kind];
          let state: ApplicationState = list.find(({ from }) => from.length === 0)!.to;
          for (const [pick, actor] of steps) {
            const may = actionsFor(kind, state, actor);
            for (const action of may) expect(transitionOf(kind, action, state)?.by).toContain(actor);
            if (may.length === 0) continue;
            state = transitionOf(kind, may[pick % may.length]!, state)!.to;
            expect(applicationStates).toContain(state);
          }
        },
      ),
    );
  });
});

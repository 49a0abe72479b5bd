import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, dayNumber, parseBound } from '@/lib/kernel/calendar';
import { periodStatus } from '@/lib/kernel/period';

const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const zones = fc.constantFrom(
  'Asia/Taipei',
  'America/New_York',
  'Europe/London',
  'Asia/Tokyo',
  'Pacific/Apia',
  'America/Sao_Paulo',
);

describe('periodStatus', () => {
  it('is ACTIVE when both bounds are open', () => {
    fc.assert(
      fc.property(
        instants,
        (now) => periodStatus({}, now) === 'ACTIVE' && periodStatus({ startsAt: null, endsAt: null }, now) === 'ACTIVE',
      ),
    );
  });

  it('is UPCOMING before the start, ENDED after the end, ACTIVE on and between the bounds', () => {
    fc.assert(
      fc.property(instants, instants, instants, (a, b, now) => {
        const [start, end] = a <= b ? [a, b] : [b, a];
        const expected = now < start ? 'UPCOMING' : now > end ? 'ENDED' : 'ACTIVE';
        expect(periodStatus({ startsAt: start.toISOString(), endsAt: end.toISOString() }, now)).toBe(expected);
      }),
    );
  });
});

describe('parseBound', () => {
  it('reads a date without a time as the start or the end of that day in the school zone', () => {
    expect(parseBound('2027-03-01', 'start').toISOString()).toBe('2027-02-28T16:00:00.000Z');
    expect(parseBound('2027-03-01', 'end').toISOString()).toBe('2027-03-01T15:59:59.999Z');
    expect(parseBound('2027-03-01', 'start', 'Asia/Tokyo').toISOString()).toBe('2027-02-28T15:00:00.000Z');
  });

  it('knows days of 23 and 25 hours', () => {
    const hours = (day: string) =>
      (parseBound(day, 'end', 'America/New_York').getTime() +
        1 -
        parseBound(day, 'start', 'America/New_York').getTime()) /
      3_600_000;
    expect(hours('2027-03-14')).toBe(23);
    expect(hours('2027-11-07')).toBe(25);
    expect(hours('2027-07-01')).toBe(24);
  });

  it('keeps an instant as it is and rejects what is no date', () => {
    expect(parseBound('2027-03-01T10:00:00Z', 'end').toISOString()).toBe('2027-03-01T10:00:00.000Z');
    for (const wrong of ['2027-02-30', '2027-13-01', 'tomorrow', ''])
      expect(() => parseBound(wrong, 'start')).toThrow(RangeError);
  });

  it('gives bounds that lie on the day they name', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const day = new Date(dayNumber(instant, zone) * 86_400_000).toISOString().slice(0, 10);
        // 30 December 2011 did not exist in Apia.
        fc.pre(!(zone === 'Pacific/Apia' && day.startsWith('2011-12')));
        const start = parseBound(day, 'start', zone);
        const end = parseBound(day, 'end', zone);
        expect(start <= instant && instant <= end).toBe(true);
      }),
    );
  });
});

describe('addMonths', () => {
  it('keeps the day or takes the last one of a shorter month', () => {
    expect(addMonths(new Date('2027-01-31T05:00:00Z'), 1).toISOString()).toBe('2027-02-28T05:00:00.000Z');
    expect(addMonths(new Date('2027-11-15T05:00:00Z'), 3).toISOString()).toBe('2028-02-15T05:00:00.000Z');
  });

  it('counts months on the calendar in Taipei, where a UTC day begins at 08:00', () => {
    // 1 March, 02:00 in Taipei
    expect(addMonths(new Date('2027-02-28T18:00:00Z'), 1).toISOString()).toBe('2027-03-31T18:00:00.000Z');
    // 31 January, 07:00 in Taipei
    expect(addMonths(new Date('2027-01-30T23:00:00Z'), 1).toISOString()).toBe('2027-02-27T23:00:00.000Z');
  });

  const months = fc.integer({ min: 0, max: 60 });
  const taipei = (instant: Date) => new Date(instant.getTime() + 8 * 3_600_000);

  it('never leaves the month it names, nor the time of day', () => {
    fc.assert(
      fc.property(instants, months, (instant, count) => {
        const [from, to] = [taipei(instant), taipei(addMonths(instant, count))];
        expect(to.getUTCFullYear() * 12 + to.getUTCMonth()).toBe(
          from.getUTCFullYear() * 12 + from.getUTCMonth() + count,
        );
        expect(to.toISOString().slice(10)).toBe(from.toISOString().slice(10));
        expect(to.getUTCDate()).toBeLessThanOrEqual(from.getUTCDate());
      }),
    );
  });

  it('never shortens: what is extended ends no earlier than it would have', () => {
    fc.assert(
      fc.property(instants, months, months, (instant, first, more) => {
        const end = addMonths(instant, first);
        expect(addMonths(end, more).getTime()).toBeGreaterThanOrEqual(end.getTime());
        expect(addMonths(instant, first + more).getTime()).toBeGreaterThanOrEqual(end.getTime());
      }),
    );
  });
});

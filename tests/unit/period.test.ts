import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, dayNumber, instantOfDay, parseBound, periodStatus } from '@/lib/domain/period';

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
    expect(instantOfDay('2027-03-01', 'Asia/Tokyo', 'start')).toBe('2027-02-28T15:00:00.000Z');
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

  it('keeps an instant as it is and refuses what is no date', () => {
    expect(parseBound('2027-03-01T10:00:00Z', 'end').toISOString()).toBe('2027-03-01T10:00:00.000Z');
    for (const wrong of ['2027-02-30', '2027-13-01', 'tomorrow', ''])
      expect(() => parseBound(wrong, 'start')).toThrow(RangeError);
  });

  it('gives bounds that lie on the day they name', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const day = new Date(dayNumber(instant, zone) * 86_400_000).toISOString().slice(0, 10);
        // Apia had no 30 December 2011.
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

  it('never leaves the month it names', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 60 }), (instant, months) => {
        const result = addMonths(instant, months);
        const expected = instant.getUTCFullYear() * 12 + instant.getUTCMonth() + months;
        expect(result.getUTCFullYear() * 12 + result.getUTCMonth()).toBe(expected);
      }),
    );
  });
});

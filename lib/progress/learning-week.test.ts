import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastWeek, weekMs } from './week';

const of = (text: string) => {
  const { monday, ...instants } = lastWeek(new Date(text));
  return [monday, ...Object.values(instants).map((instant) => instant.toISOString())];
};

it('a week is Monday to Sunday in Taipei, and its letter is due on Monday at seven', () => {
  const week = ['2026-11-16', '2026-11-15T16:00:00.000Z', '2026-11-22T15:59:59.999Z', '2026-11-22T23:00:00.000Z'];
  expect(of('2026-11-23T07:00:00+08:00')).toEqual(week);
  // It stays the last week until the next one is due.
  expect(of('2026-11-30T06:59:59+08:00')).toEqual(week);
  expect(of('2026-11-30T07:00:00+08:00')[0]).toBe('2026-11-23');
  expect(of('2026-11-23T06:59:59+08:00')[0]).toBe('2026-11-09');
  expect(of('2027-01-04T07:00:00+08:00')[0]).toBe('2026-12-28');
});

it('each instant has one last week, as long as a week, and its letter was due within the last seven days', () => {
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (now) => {
      const { from, to, writtenAt } = lastWeek(now);
      expect(to.getTime() + 1 - from.getTime()).toBe(weekMs);
      expect(writtenAt.getTime() - to.getTime()).toBe(7 * 3_600_000 + 1);
      expect(now.getTime() - writtenAt.getTime()).toBeGreaterThanOrEqual(0);
      expect(now.getTime() - writtenAt.getTime()).toBeLessThan(weekMs);
    }),
  );
});

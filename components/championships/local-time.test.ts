import { expect, it } from 'vitest';
import { localTime } from './local-time';

it.each([
  ['2026-12-19T01:00:00Z', 'Asia/Taipei', '2026-12-19T09:00:00+08:00'],
  ['2026-12-18T16:00:00Z', 'Asia/Taipei', '2026-12-19T00:00:00+08:00'],
  ['2027-03-14T06:59:59Z', 'America/New_York', '2027-03-14T01:59:59-05:00'],
  ['2027-03-14T07:00:00Z', 'America/New_York', '2027-03-14T03:00:00-04:00'],
  ['2027-01-01T00:00:00Z', 'Europe/London', '2027-01-01T00:00:00+00:00'],
])('%s in %s is %s', (instant, timeZone, local) => {
  expect(localTime(instant, timeZone)).toBe(local);
  expect(new Date(local).toISOString()).toBe(new Date(instant).toISOString());
});

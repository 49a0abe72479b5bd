import { TZDate } from '@date-fns/tz';
import { addMilliseconds, addMonths as addCalendarMonths, startOfDay } from 'date-fns';
import { schoolTimeZone } from './period';

const dateOnly = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a bound is a date without a time. */
export const isDay = (text: string): boolean => dateOnly.test(text);

/**
 * Parses a bound of a period. A date without a time is the first instant of that day
 * for a start and its last millisecond for an end, in `timeZone`.
 * @throws RangeError when it is not a date
 */
export function parseBound(text: string, bound: 'start' | 'end', timeZone: string = schoolTimeZone): Date {
  const match = dateOnly.exec(text.trim());
  if (!match) {
    const instant = new Date(text);
    if (Number.isNaN(instant.getTime())) throw new RangeError(`not a date: ${text}`);
    return instant;
  }
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const calendarDay = new Date(Date.UTC(year, month - 1, day));
  if (calendarDay.getUTCMonth() !== month - 1 || calendarDay.getUTCDate() !== day)
    throw new RangeError(`not a date: ${text}`);
  const first = (of: number) => new Date(startOfDay(new TZDate(year, month - 1, of, timeZone)).getTime());
  return bound === 'start' ? first(day) : addMilliseconds(first(day + 1), -1);
}

/** Calendar day in a time zone as the number of days since 1970-01-01, so that days can be subtracted. */
export function dayNumber(instant: Date, timeZone: string = schoolTimeZone): number {
  const local = new TZDate(instant, timeZone);
  return Math.floor(Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / 86_400_000);
}

/** The day number of '2026-11-24'. */
export const numberOfDay = (text: string): number => Date.parse(`${text}T00:00:00Z`) / 86_400_000;

/** '2026-11-24' from a day number. */
export const dayText = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10);

/**
 * The same day and time of a later month on the school's calendar; the 31st becomes the last day of a shorter month
 * (docs/product.md, "VIP").
 */
export function addMonths(instant: Date, months: number): Date {
  return new Date(addCalendarMonths(new TZDate(instant, schoolTimeZone), months).getTime());
}

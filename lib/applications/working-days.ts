import { TZDate } from '@date-fns/tz';
import { addDays, endOfDay, isWeekend } from 'date-fns';

/** Days of a region that differ from its week: '2027-02-08' is a holiday, or a Saturday on which the office works. */
export type HolidayCalendar = { holidays: ReadonlySet<string>; workdays: ReadonlySet<string> };

/** The day of an instant in a zone, written 2027-02-08. */
const dayOf = (date: TZDate) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;

export function isWorkingDay(date: TZDate, { holidays, workdays }: HolidayCalendar): boolean {
  const day = dayOf(date);
  return workdays.has(day) || (!isWeekend(date) && !holidays.has(day));
}

/**
 * The end of the business day that lies so many business days after the day of `from`, by the office's clock and calendar
 * (docs/product.md, "Applications and bookings"). The day of `from` itself does not count.
 * @throws RangeError when a year has too few business days
 */
export function addWorkingDays(from: Date, days: number, calendar: HolidayCalendar, timeZone: string): Date {
  let date = new TZDate(from, timeZone);
  let left = days;
  for (let tried = 0; left > 0; tried += 1) {
    if (tried > 366 + days) throw new RangeError('too few business days');
    date = addDays(date, 1);
    if (isWorkingDay(date, calendar)) left -= 1;
  }
  return new Date(endOfDay(date).getTime());
}

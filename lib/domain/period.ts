/** Period status (spec §4, decisions "States"): UPCOMING before the start, ENDED after the end, otherwise ACTIVE; a missing bound is open. */
export type PeriodStatus = 'UPCOMING' | 'ACTIVE' | 'ENDED';
export type Period = { startsAt?: string | null; endsAt?: string | null };

export const schoolTimeZone = 'Asia/Taipei';

export function periodStatus({ startsAt, endsAt }: Period, now: Date): PeriodStatus {
  if (startsAt && now.getTime() < Date.parse(startsAt)) return 'UPCOMING';
  if (endsAt && now.getTime() > Date.parse(endsAt)) return 'ENDED';
  return 'ACTIVE';
}

const dateOnly = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * A bound as editors and queries write it. A date without a time is the first instant of that day
 * for a start and its last millisecond for an end, in `timeZone`. Throws RangeError when it is no date.
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
  if (bound === 'start') return startOfDay(year, month, day, timeZone);
  return new Date(startOfDay(year, month, day + 1, timeZone).getTime() - 1);
}

/** Calendar day in a time zone as the number of days since 1970-01-01, so that days can be subtracted. */
export function dayNumber(instant: Date, timeZone: string = schoolTimeZone): number {
  const { year, month, day } = partsIn(instant, timeZone);
  return Math.floor(Date.UTC(year, month - 1, day) / 86_400_000);
}

/** Same day and time of a later month; the 31st becomes the last day of a shorter month. */
export function addMonths(instant: Date, months: number): Date {
  const result = new Date(instant);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(instant.getUTCDate(), lastDay));
  return result;
}

function startOfDay(year: number, month: number, day: number, timeZone: string): Date {
  const wall = Date.UTC(year, month - 1, day);
  // The offset depends on the instant sought; a second look settles days on which it changes.
  let instant = wall - offsetAt(new Date(wall), timeZone);
  instant = wall - offsetAt(new Date(instant), timeZone);
  return new Date(instant);
}

function offsetAt(instant: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsIn(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant.getTime() / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();
function partsIn(instant: Date, timeZone: string) {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(instant).map((part) => [part.type, Number(part.value)]));
  return {
    year: parts.year ?? 0,
    month: parts.month ?? 1,
    day: parts.day ?? 1,
    hour: parts.hour ?? 0,
    minute: parts.minute ?? 0,
    second: parts.second ?? 0,
  };
}

/** The first or last millisecond of a date (YYYY-MM-DD) in a time zone, as an ISO instant (decisions, "States"). */
export function instantOfDay(date: string, timeZone: string, bound: 'start' | 'end'): string {
  return parseBound(date, bound, timeZone).toISOString();
}

import { dayNumber, dayText, isDay, numberOfDay, parseBound } from '@/lib/kernel/calendar';

/**
 * The period of a report: weeks from Monday and months on the school's calendar, all since the student came, or chosen
 * days (docs/product.md, "Reports").
 */
export const reportSpans = ['thisWeek', 'lastWeek', 'thisMonth', 'since', 'own'] as const;
export type ReportSpan = (typeof reportSpans)[number];
export type AskedPeriod = {
  span: ReportSpan;
  /** For `own`: days, '2026-11-16'; without the last one, until today. */
  from?: string | undefined;
  to?: string | undefined;
};

/** Days as `dayNumber` numbers them, both inclusive. */
export type ReportPeriod = { first: number; last: number };
export const maxPeriodDays = 3660;

/**
 * The days of a period, none after today.
 * @param since when the student came, or the class began
 * @throws RangeError for invalid days, days in the wrong order, or too many
 */
export function reportPeriod({ span, from, to }: AskedPeriod, now: Date, since: Date): ReportPeriod {
  const today = dayNumber(now);
  const monday = mondayOf(today);
  if (span === 'thisWeek') return { first: monday, last: today };
  if (span === 'lastWeek') return { first: monday - 7, last: monday - 1 };
  if (span === 'thisMonth') return { first: firstOfMonth(today), last: today };
  if (span === 'since')
    return { first: Math.max(Math.min(dayNumber(since), today), today - maxPeriodDays + 1), last: today };
  const first = from === undefined ? Number.NaN : dayOf(from);
  const last = Math.min(to === undefined ? today : dayOf(to), today);
  if (!(first <= last) || last - first >= maxPeriodDays) throw new RangeError('not a period that has begun');
  return { first, last };
}

/** The first and the last instant. */
export const boundsOf = ({ first, last }: ReportPeriod) => ({
  from: parseBound(dayText(first), 'start'),
  to: parseBound(dayText(last), 'end'),
});

function dayOf(text: string): number {
  if (!isDay(text)) throw new RangeError(`not a day: ${text}`);
  return dayNumber(parseBound(text, 'start'));
}

/** 1970-01-01 was a Thursday. */
const mondayOf = (day: number) => day - ((((day + 3) % 7) + 7) % 7);
const firstOfMonth = (day: number) => numberOfDay(`${dayText(day).slice(0, 7)}-01`);
const firstOfYear = (day: number) => numberOfDay(`${dayText(day).slice(0, 4)}-01-01`);

export const barUnits = ['day', 'week', 'month', 'year'] as const;
export type BarUnit = (typeof barUnits)[number];

/** The unit of one bar of a chart, so that the number of bars stays readable. */
export function unitOf({ first, last }: ReportPeriod): BarUnit {
  const days = last - first + 1;
  if (days <= 31) return 'day';
  if (days <= 26 * 7) return 'week';
  return days <= 30 * 30 ? 'month' : 'year';
}

/** The day with which the bar of a day begins: in the first and the last bar of a period some days may lie outside of it. */
export function barOf(unit: BarUnit, day: number): number {
  if (unit === 'day') return day;
  if (unit === 'week') return mondayOf(day);
  return unit === 'month' ? firstOfMonth(day) : firstOfYear(day);
}

/** Days to add to the start of a bar to land in the next one: more than any bar has, less than two have. */
const beyond: Record<BarUnit, number> = { day: 1, week: 7, month: 31, year: 366 };

/** The days with which the bars of a period begin. */
export function barsOf(period: ReportPeriod): number[] {
  const unit = unitOf(period);
  const begins: number[] = [];
  for (let day = barOf(unit, period.first); day <= period.last; day = barOf(unit, day + beyond[unit])) begins.push(day);
  return begins;
}

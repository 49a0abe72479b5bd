import { dayNumber, dayText, parseBound } from '@/lib/kernel/calendar';

const days = 7;
const dayMs = 86_400_000;
/** Seven in the morning of a Monday, by the school's clock. */
const writtenAtHour = 7;

export type Week = {
  /** '2026-11-16', its Monday: what it is called. */
  monday: string;
  /** Its first and its last instant. */
  from: Date;
  to: Date;
  /** When the email about it is written. */
  writtenAt: Date;
};

/** The last week whose email is due: from Monday to Sunday on the school's calendar (docs/product.md, "Learning"). */
export function lastWeek(now: Date): Week {
  const today = dayNumber(now);
  // 1970-01-01 was a Thursday.
  const thisMonday = today - ((today + 3) % days);
  const due = (monday: number) => new Date(startOf(monday).getTime() + writtenAtHour * 3_600_000);
  const end = now < due(thisMonday) ? thisMonday - days : thisMonday;
  return {
    monday: dayText(end - days),
    from: startOf(end - days),
    to: new Date(startOf(end).getTime() - 1),
    writtenAt: due(end),
  };
}

export const weekMs = days * dayMs;

export const weekBefore = ({ writtenAt }: Week): Week => lastWeek(new Date(writtenAt.getTime() - weekMs));

const startOf = (day: number) => parseBound(dayText(day), 'start');

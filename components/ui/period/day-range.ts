import { getFormatter, getTranslations } from 'next-intl/server';

type Day = string | null | undefined;

/** Formats a range of days: 'June 1, 2027 to June 3, 2027'; a single day is written once, an open bound is left out. In the school's time zone unless one is given. */
export async function dayRange(timeZone?: string): Promise<(first: Day, last: Day) => string> {
  const [t, format] = await Promise.all([getTranslations('editorial.period'), getFormatter()]);
  const day = (date: Day) => date && format.dateTime(new Date(date), { dateStyle: 'long', timeZone });
  return (first, last) => {
    const [start, end] = [day(first), day(last)];
    if (start && end) return start === end ? start : t('fromTo', { start, end });
    return start ? t('from', { start }) : end ? t('until', { end }) : '';
  };
}

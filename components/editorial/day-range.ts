import { getFormatter, getTranslations } from 'next-intl/server';

/** Days as a reader writes them: 'June 1, 2027 to June 3, 2027'; one day is said once. */
export async function dayRange(): Promise<(first: string, last: string) => string> {
  const [t, format] = await Promise.all([getTranslations('editorial.period'), getFormatter()]);
  return (first, last) => {
    const [start, end] = [first, last].map((date) => format.dateTime(new Date(date), { dateStyle: 'long' })) as [string, string];
    return start === end ? start : t('fromTo', { start, end });
  };
}

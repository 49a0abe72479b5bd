import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/lib/i18n/page-locale';

/** From when to when by the clock of the place: 'Saturday, December 19, 2026, 9:00 AM–5:30 PM'; over several days each bound is whole. */
export async function eventTime(timeZone: string): Promise<(startsAt: string, endsAt: string) => string> {
  const [t, locale] = await Promise.all([getTranslations('editorial'), pageLocale()]);
  const clock = locale === 'en-US' ? {} : ({ hourCycle: 'h23' } as const);
  const days = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full' });
  const hours = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit', ...clock });
  return (startsAt, endsAt) => {
    const [first, last] = [startsAt, endsAt].map((instant) => ({
      date: days.format(new Date(instant)),
      hour: hours.format(new Date(instant)),
    })) as [{ date: string; hour: string }, { date: string; hour: string }];
    const at = ({ date, hour }: { date: string; hour: string }) => t('championships.at', { date, hour });
    return first.date === last.date
      ? at({ date: first.date, hour: `${first.hour}–${last.hour}` })
      : t('period.fromTo', { start: at(first), end: at(last) });
  };
}

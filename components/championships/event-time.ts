import { pageLocale } from '@/lib/i18n/page-locale';

/** From when to when, by the clock of the place: 'Saturday, December 19, 2026 at 9:00 AM – 5:30 PM GMT+8'. */
export async function eventTime(timeZone: string): Promise<(startsAt: string, endsAt: string) => string> {
  const format = new Intl.DateTimeFormat(await pageLocale(), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return (startsAt, endsAt) => format.formatRange(new Date(startsAt), new Date(endsAt));
}

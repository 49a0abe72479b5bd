import type { Locale } from './locales';

/** The time of a class or an event, in its own time zone: '2026年12月19日（土） 9:00〜17:30'. Over several days both ends have their date. */
export function placeTime(locale: Locale, startsAt: string, endsAt: string | null, timeZone: string): string {
  const clock = locale === 'en-US' ? {} : ({ hourCycle: 'h23' } as const);
  const days = new Intl.DateTimeFormat(locale, { timeZone, year: 'numeric', month: 'long', day: 'numeric' });
  const weekdays = new Intl.DateTimeFormat(locale, { timeZone, weekday: locale === 'en-US' ? 'long' : 'short' });
  const hours = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit', ...clock });
  const [first, last] = [startsAt, endsAt ?? startsAt].map((instant) => {
    const at = new Date(instant);
    const [day, weekday] = [days.format(at), weekdays.format(at)];
    return { day: locale === 'en-US' ? `${weekday}, ${day},` : `${day}（${weekday}）`, hour: hours.format(at) };
  }) as [{ day: string; hour: string }, { day: string; hour: string }];
  if (!endsAt) return `${first.day} ${first.hour}`;
  const dash = locale === 'ja-JP' ? '〜' : '–';
  const sameDay =
    locale === 'en-US' ? hours.formatRange(new Date(startsAt), new Date(endsAt)) : `${first.hour}${dash}${last.hour}`;
  return first.day === last.day
    ? `${first.day} ${sameDay}`
    : `${first.day} ${first.hour} ${dash} ${last.day} ${last.hour}`;
}

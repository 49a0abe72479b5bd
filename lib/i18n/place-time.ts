import type { Locale } from './locales';

/** When a class or an event is, by the clock of the place where it is. */
export function placeTime(locale: Locale, startsAt: string, endsAt: string | null, timeZone: string): string {
  const clock = locale === 'en-US' ? {} : ({ hourCycle: 'h23' } as const);
  const words = new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...clock,
    timeZone,
  } as Intl.DateTimeFormatOptions);
  return endsAt ? words.formatRange(new Date(startsAt), new Date(endsAt)) : words.format(new Date(startsAt));
}

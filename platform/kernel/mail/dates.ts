import { schoolTimeZone } from '@/lib/kernel/period';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { zoneName } from '@/lib/kernel/i18n/zone-name';

type Instant = Date | string;

const written = (locale: Locale, instant: Instant, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: schoolTimeZone }).format(new Date(instant));

/** A day as a letter names it, by the school's calendar. */
export const dayIn = (locale: Locale, instant: Instant): string => written(locale, instant, { dateStyle: 'long' });

/** The same without its year, of days that have just been. */
export const dayOfYearIn = (locale: Locale, instant: Instant): string =>
  written(locale, instant, { month: 'long', day: 'numeric' });

/**
 * A day with its time by the school's clock, which is also that of whoever reads Chinese; the others are told whose it is. Of 24 hours, but
 * in American English.
 */
export function momentIn(locale: Locale, instant: Instant): string {
  const zone = zoneName(schoolTimeZone, locale);
  if (locale === 'en-US') return `${written(locale, instant, { dateStyle: 'long', timeStyle: 'short' })} (${zone})`;
  // Asked for both at once, a date in zh-TW would be written in figures.
  const time = written(locale, instant, { timeStyle: 'short', hourCycle: 'h23' });
  return `${dayIn(locale, instant)} ${time}${locale === 'ja-JP' ? `（${zone}）` : ''}`;
}

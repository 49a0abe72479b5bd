import { schoolTimeZone } from '@/lib/kernel/period';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { zoneName } from '@/lib/kernel/i18n/zone-name';

type Instant = Date | string;

const written = (locale: Locale, instant: Instant, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: schoolTimeZone }).format(new Date(instant));

/** A date as emails show it, in the school's time zone. */
export const dayIn = (locale: Locale, instant: Instant): string => written(locale, instant, { dateStyle: 'long' });

/** The same without its year, for recent days. */
export const dayOfYearIn = (locale: Locale, instant: Instant): string =>
  written(locale, instant, { month: 'long', day: 'numeric' });

/**
 * A date with its time in the school's time zone, which readers of Chinese share; for the others the zone is named. 24-hour clock, except in American English.
 */
export function momentIn(locale: Locale, instant: Instant): string {
  const zone = zoneName(schoolTimeZone, locale);
  if (locale === 'en-US') return `${written(locale, instant, { dateStyle: 'long', timeStyle: 'short' })} (${zone})`;
  // With both styles at once, Intl would write a date in zh-TW in digits.
  const time = written(locale, instant, { timeStyle: 'short', hourCycle: 'h23' });
  return `${dayIn(locale, instant)} ${time}${locale === 'ja-JP' ? `（${zone}）` : ''}`;
}

import type { Locale } from '@/lib/kernel/locale';
import type { BranchTexts } from './read-branch-texts';

/** '10:30 – 11:30 AM' in en-US, '10:30–11:30' elsewhere; in the time zone of the branch. */
export function timesIn(timeZone: string, locale: Locale) {
  if (locale === 'en-US') {
    const twelve = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
    return (startsAt: string, endsAt: string) => twelve.formatRange(new Date(startsAt), new Date(endsAt));
  }
  const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const dash = locale === 'ja-JP' ? '〜' : '–';
  return (...bounds: [string, string]) => bounds.map((bound) => clock.format(new Date(bound))).join(dash);
}

/** A calendar day (2027-03-01) as text: 'Mon, March 1', '3月1日（月）'. */
export function dayName(day: string, locale: Locale): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(day));
  if (locale === 'en-US') return format({ weekday: 'short', month: 'long', day: 'numeric' });
  return `${format({ month: 'long', day: 'numeric' })}（${format({ weekday: 'short' })}）`;
}

export const regionName = (region: string, locale: Locale) =>
  new Intl.DisplayNames(locale, { type: 'region', style: locale === 'en-US' ? 'long' : 'short' }).of(region) ?? region;

/** A round distance: '2 mi', '2 公里'. @param distance in the unit of `unitOf` */
export const distanceName = (distance: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: unitOf(locale).name }).format(distance);

export const unitOf = (locale: Locale) =>
  locale === 'en-US' ? { name: 'mile', kilometres: 1.609 } : { name: 'kilometer', kilometres: 1 };

/** The singular or plural text of a count. */
export const counted = (count: number, one: string, other: string) =>
  (count === 1 ? one : other).replace('#', String(count));

type Ages = { ageFrom?: number | null | undefined; ageTo?: number | null | undefined };

/** For whom a class is; null: for everybody. */
export function agesName({ ageFrom, ageTo }: Ages, texts: BranchTexts): string | null {
  if (ageFrom == null && ageTo == null) return null;
  const text = ageFrom == null ? texts.agesTo : ageTo == null ? texts.agesFrom : texts.ages;
  return text.replace('{from}', String(ageFrom)).replace('{to}', String(ageTo));
}

export const telHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

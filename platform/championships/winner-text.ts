import type { Locale } from '@/lib/kernel/i18n/locales';

/** A winner as a table of results names it: the school first where large comes before small. */
export function winnerText(locale: Locale, { name, school }: { name: string; school?: string | undefined }): string {
  if (!school || name.startsWith(school)) return name;
  return locale === 'en-US' ? `${name}, ${school}` : `${school} ${name}`;
}

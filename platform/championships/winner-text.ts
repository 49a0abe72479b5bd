import type { Locale } from '@/lib/kernel/i18n/locales';

/** A winner as a results table shows it: in English the name first, in the other languages the school. */
export function winnerText(locale: Locale, { name, school }: { name: string; school?: string | undefined }): string {
  if (!school || name.startsWith(school)) return name;
  return locale === 'en-US' ? `${name}, ${school}` : `${school} ${name}`;
}

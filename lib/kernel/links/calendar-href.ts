import { locales, type Locale } from '@/lib/kernel/i18n/locales';

/** Events with a calendar file: a championship by its slug, a branch's class by its id. */
const kinds = ['championship', 'class'] as const;
export type CalendarFile = { kind: (typeof kinds)[number]; id: string; locale: Locale };

/** '/calendar/championship-winter-2026-ja-JP.ics' */
export const calendarHref = ({ kind, id, locale }: CalendarFile): string => `/calendar/${kind}-${id}-${locale}.ics`;

const pattern = new RegExp(`^(${kinds.join('|')})-([A-Za-z0-9-]{1,80})-(${locales.join('|')})\\.ics$`);

/** Parses a file name; null if it is not one of these files. */
export function calendarFileOf(name: string): CalendarFile | null {
  const [, kind, id = '', locale] = pattern.exec(name) ?? [];
  return kind ? { kind: kind as CalendarFile['kind'], id, locale: locale as Locale } : null;
}

import type { Locale } from './locales';

/** Joins a list with the language's separator. */
export const joined = (locale: Locale, things: readonly string[]): string =>
  things.join(locale === 'en-US' ? ', ' : '、');

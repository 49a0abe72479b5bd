import type { Locale } from './locales';

/** Things in a row, as the language sets them apart. */
export const joined = (locale: Locale, things: readonly string[]): string =>
  things.join(locale === 'en-US' ? ', ' : '、');

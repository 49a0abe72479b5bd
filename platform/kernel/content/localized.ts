import { locales, type Locale } from '@/lib/kernel/locale';
import type { Localized, LocalizedList } from './shapes';

/** The four languages side by side, in the order of `locales`. */
export function t(tw: string, cn: string, en: string, ja: string): Localized {
  return { 'zh-TW': tw, 'zh-CN': cn, 'en-US': en, 'ja-JP': ja };
}

export const perLocale = <T>(make: (locale: Locale) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

export function lists(items: readonly Localized[]): LocalizedList {
  return perLocale((locale) => items.map((item) => item[locale]));
}

export type Values = Readonly<Record<string, string | number | Localized>>;

/** Puts values into a text: fill('{n} lessons', { n: '24' }). A value may differ per language. */
export function fill(text: Localized, values: Values): Localized {
  return perLocale((locale) =>
    text[locale].replace(/\{(\w+)\}/g, (whole, key: string) => {
      const value = values[key];
      if (value === undefined) return whole;
      return typeof value === 'object' ? value[locale] : String(value);
    }),
  );
}

/** A number of months to put into a text: English needs its plural, the others take the bare figure. */
export function monthCount(n: number): Localized {
  return t(String(n), String(n), n === 1 ? 'one month' : `${n} months`, String(n));
}

export function activeExcept(hidden: readonly Locale[] = []): Record<Locale, boolean> {
  return perLocale((locale) => !hidden.includes(locale));
}

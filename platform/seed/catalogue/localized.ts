import { type Locale } from '@/lib/domain/locale';
import type { Localized, LocalizedList, SeedLesson, SeedPrice } from './types';

/** The four languages side by side, in the order of `locales`. */
export function t(tw: string, cn: string, en: string, ja: string): Localized {
  return { 'zh-TW': tw, 'zh-CN': cn, 'en-US': en, 'ja-JP': ja };
}

function perLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return {
    'zh-TW': make('zh-TW'),
    'zh-CN': make('zh-CN'),
    'en-US': make('en-US'),
    'ja-JP': make('ja-JP'),
  };
}

export function lists(items: readonly Localized[]): LocalizedList {
  return perLocale((locale) => items.map((item) => item[locale]));
}

/** Puts values into a text: fill(t('{n} 堂', …), { n: '24' }). A value may differ per language. */
export function fill(text: Localized, values: Record<string, string | number | Localized>): Localized {
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

/** Main units: [sell] or [sell, origin] per currency. */
export type PricePair = readonly [sell: number, origin?: number];
export function price(ntd: PricePair, usd: PricePair, jpy: PricePair): SeedPrice {
  const pair = ([sell, origin]: PricePair) => ({ originPrice: origin ?? sell, sellPrice: sell });
  return { NTD: pair(ntd), USD: pair(usd), JPY: pair(jpy) };
}

export type Lesson = Omit<SeedLesson, 'isSample'> & { isPractice?: true };
export function l(minutes: number, tw: string, cn: string, en: string, ja: string): Lesson {
  return { minutes, title: t(tw, cn, en, ja) };
}

/** Each topic is taught in one lesson and drilled in the next. */
export function withPractice(topics: readonly Lesson[]): Lesson[] {
  const practice = t('練習：{topic}', '练习：{topic}', 'Practice: {topic}', '練習：{topic}');
  return topics.flatMap((topic, index) => [
    topic,
    { minutes: 5 + (index % 4), title: fill(practice, { topic: topic.title }), isPractice: true },
  ]);
}

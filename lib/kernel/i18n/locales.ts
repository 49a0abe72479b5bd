import { locales, type Locale } from '@/lib/kernel/locale';

export { defaultLocale, isLocale, locales, type Locale } from '@/lib/kernel/locale';

/** The two sites (regions), and what follows from a language. */
export const regions = ['global', 'jp'] as const;
export type Region = (typeof regions)[number];

/** Locales a site may show. The first one is the site's default. */
export const localesOfRegion: Record<Region, readonly Locale[]> = {
  global: locales,
  jp: ['ja-JP'],
};

/** The languages for which `holds` resolves to true. */
export async function localesWhere(holds: (locale: Locale) => Promise<boolean>): Promise<Locale[]> {
  const held = await Promise.all(locales.map(holds));
  return locales.filter((_, index) => held[index]);
}

/** The name of each language in that language. */
export const languageNames: Record<Locale, string> = {
  'zh-TW': '繁體中文',
  'zh-CN': '简体中文',
  'en-US': 'English',
  'ja-JP': '日本語',
};

const tags: Record<Locale, string> = { 'zh-TW': 'zh-Hant', 'zh-CN': 'zh-Hans', 'en-US': 'en', 'ja-JP': 'ja' };

/** The name of a language in the reader's language: 'Traditional Chinese'. */
export const languageNameIn = (reader: Locale, language: Locale): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(tags[language]) ?? languageNames[language];

/** Cookie and storage key of the chosen language. */
export const localeCookie = 'i18n_redirected';

/** The four languages, the two sites (regions) and what follows from each (spec §1, §4, §9). */
export const locales = ['zh-TW', 'zh-CN', 'en-US', 'ja-JP'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'zh-TW';

export const regions = ['global', 'jp'] as const;
export type Region = (typeof regions)[number];

/** Locales a site may show. The first one is the site's default. */
export const localesOfRegion: Record<Region, readonly Locale[]> = {
  global: locales,
  jp: ['ja-JP'],
};

/** Each language named in its own script. */
export const languageNames: Record<Locale, string> = {
  'zh-TW': '繁體中文',
  'zh-CN': '简体中文',
  'en-US': 'English',
  'ja-JP': '日本語',
};

/** Store regions searched for a locale (spec §4). */
export const storeRegionsOfLocale: Record<Locale, readonly string[]> = {
  'zh-TW': ['TW'],
  'zh-CN': ['HK', 'MY'],
  'en-US': ['US'],
  'ja-JP': ['JP'],
};

/** Cookie and storage key of the chosen language. */
export const localeCookie = 'i18n_redirected';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

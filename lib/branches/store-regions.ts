import type { Locale } from '@/lib/kernel/locale';

/** Regions with branches and deliveries. */
export const storeRegions = ['TW', 'HK', 'MY', 'US', 'JP'] as const;
export type StoreRegion = (typeof storeRegions)[number];

/** Where the school's own office is: it arranges championships, reads applications, and answers by the calendar of this region. */
export const schoolRegion: StoreRegion = 'TW';

/** The regions whose branches a language shows. */
export const storeRegionsOfLocale: Record<Locale, readonly StoreRegion[]> = {
  'zh-TW': ['TW'],
  'zh-CN': ['HK', 'MY'],
  'en-US': ['US'],
  'ja-JP': ['JP'],
};

/** The language of a region's own branches. */
export const localeOfStoreRegion = Object.fromEntries(
  Object.entries(storeRegionsOfLocale).flatMap(([locale, regions]) => regions.map((region) => [region, locale])),
) as Record<StoreRegion, Locale>;

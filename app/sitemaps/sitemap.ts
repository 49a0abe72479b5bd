import type { MetadataRoute } from 'next';
import { sitemapEntries } from '@/lib/data/sitemap';
import { isLocale, locales } from '@/lib/i18n/locales';

/** One sitemap for each language: /sitemaps/sitemap/zh-TW.xml … */
export function generateSitemaps() {
  return locales.map((id) => ({ id }));
}

export default async function sitemap({ id }: { id: Promise<string> }): Promise<MetadataRoute.Sitemap> {
  const locale = await id;
  return isLocale(locale) ? sitemapEntries(locale) : [];
}

import type { Payload } from 'payload';
import { defaultLocale, locales } from '@/lib/kernel/i18n/locales';
import type { SeedSiteMetadata } from './content/site-metadata';

/** Creates the site document; an existing one stays as it is. */
export async function seedSite(payload: Payload, site: SeedSiteMetadata): Promise<boolean> {
  const existing = await payload.db.findGlobal<{ id?: number }>({ slug: 'siteMetadata', select: {} });
  if (existing?.id !== undefined) return false;
  const localized = new Set(
    payload.globals.config
      .find(({ slug }) => slug === 'siteMetadata')
      ?.flattenedFields.filter((field) => 'localized' in field && field.localized)
      .map(({ name }) => name),
  );
  const data = Object.fromEntries(
    Object.entries(site[defaultLocale]).map(([name, value]) => [
      name,
      localized.has(name)
        ? Object.fromEntries(locales.map((locale) => [locale, Reflect.get(site[locale], name)]))
        : value,
    ]),
  );
  await payload.db.createGlobal({ slug: 'siteMetadata', data });
  return true;
}

import type { Payload } from 'payload';
import { siteMetadataSchema, type SiteMetadata } from '@/lib/site/contract';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { present } from '../present';

/** The site's constants in one language, as a Strapi single type. */
export async function siteMetadata(
  payload: Payload,
  locale: Locale,
): Promise<{ data: SiteMetadata; meta: Record<string, never> }> {
  const stored = await payload.findGlobal({
    slug: 'siteMetadata',
    locale,
    fallbackLocale: false,
    overrideAccess: false,
    depth: 1,
  });
  const site = present(stored, siteMetadataSchema) as SiteMetadata;
  return {
    data: {
      ...site,
      originWebSiteUrl: site.originWebSiteUrl || `/${locale}/origin`,
      shopUrl: site.shopUrl || `/${locale}/courses`,
    },
    meta: {},
  };
}

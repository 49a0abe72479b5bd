import 'server-only';
import { readApi } from '@/lib/kernel/api/server';
import { siteOperations, type SiteMetadata } from '@/lib/site/contract';
import { hrefFor } from '@/lib/kernel/links/href';
import { defaultLocale, type Locale } from '@/lib/kernel/i18n/locales';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { cacheWithTags } from '@/lib/kernel/cache/cache-with-tags';

/** Name, contacts, links and share texts of the site, in the page's language; callers outside a page pass one. */
export async function siteMetadata(locale?: Locale): Promise<SiteMetadata> {
  return siteIn(locale ?? (await pageLocale()));
}

/** The same in a given language. */
export async function siteIn(locale: Locale): Promise<SiteMetadata> {
  'use cache';
  cacheWithTags(cacheTags.site);
  const { data } = await readApi(siteOperations.siteMetadata, { query: { locale, populate: '*' } });
  return {
    ...data,
    shopUrl: data.shopUrl || hrefFor(locale, 'courses'),
    appUrl: data.appUrl || hrefFor(locale, 'learn'),
  };
}

/** The contact for security reports; `expires` moves forward each time this is read anew. */
export async function securityContact(): Promise<{ email: string; expires: string }> {
  'use cache';
  cacheWithTags(cacheTags.site);
  const { email } = await siteIn(defaultLocale);
  const halfYear = 183 * 86_400_000;
  return { email: email || 'security@sente.example', expires: new Date(Date.now() + halfYear).toISOString() };
}

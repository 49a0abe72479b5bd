import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { SiteMetadata } from '../api/cms';
import type { Locale } from '../i18n/locales';
import { pageLocale } from '../i18n/page-locale';
import { cacheLifetimes, cacheTags } from './cache-tags';
import { readSingle } from './cms';

/** Name, contacts, links and share texts of the site, in the page's language. */
export async function siteMetadata(): Promise<SiteMetadata> {
  return readSiteMetadata(await pageLocale());
}

async function readSiteMetadata(locale: Locale): Promise<SiteMetadata> {
  'use cache';
  cacheLife(cacheLifetimes.content);
  cacheTag(cacheTags.content, cacheTags.site);
  return readSingle<SiteMetadata>('site-metadata', locale);
}

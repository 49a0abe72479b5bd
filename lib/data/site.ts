import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { readApi } from '../api/server';
import { cmsOperations, type SiteMetadata } from '../contract/cms';
import type { Locale } from '../i18n/locales';
import { pageLocale } from '../i18n/page-locale';
import { cacheLifetimes, cacheTags } from './cache-tags';

/** Name, contacts, links and share texts of the site, in the page's language. */
export async function siteMetadata(): Promise<SiteMetadata> {
  return readSiteMetadata(await pageLocale());
}

async function readSiteMetadata(locale: Locale): Promise<SiteMetadata> {
  'use cache';
  cacheLife(cacheLifetimes.content);
  cacheTag(cacheTags.content, cacheTags.site);
  const { data } = await readApi(cmsOperations.siteMetadata, { query: { locale, populate: '*' } });
  return data;
}

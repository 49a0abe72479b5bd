import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Product } from '../contract/ecommerce';
import { locales, type Locale } from '../i18n/locales';
import { cacheLifetimes, cacheTags } from './cache-tags';
import { findEntry } from './cms';

/** Languages in which a product has its page: active there, and with copy. */
export async function languagesOfCourse({ id, isActive }: Pick<Product, 'id' | 'isActive'>): Promise<Locale[]> {
  const active = locales.filter((locale) => isActive[locale]);
  const hasCopy = await Promise.all(active.map((locale) => readHasCopy(locale, id)));
  return active.filter((_, index) => hasCopy[index]);
}

async function readHasCopy(locale: Locale, id: string): Promise<boolean> {
  'use cache';
  cacheLife(cacheLifetimes.content);
  cacheTag(cacheTags.content, cacheTags.product(id));
  return (await findEntry('courses', locale, { code: id })) !== null;
}

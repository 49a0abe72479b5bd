import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { joinCopy, type CardItem, type CardsPage } from '../api/catalogue-cards';
import { readApi } from '../api/server';
import { cardCopies, cardCopyQuery, type CmsCourse } from '../contract/cms';
import { ecommerceOperations, type Product } from '../contract/ecommerce';
import { locales, type Locale } from '../domain/locale';
import type { ProductType } from '../domain/product-type';
import { pageLocale } from '../i18n/page-locale';
import { cacheLifetimes, cacheTags } from './cache-tags';
import { findEntry, withFacts } from './cms';

/** A product as its page shows it: commerce facts and, joined by code, the copy in the page's language. */
export type CatalogueItem = Product & { copy: CmsCourse };

/** A page of the course list in the page's language: `type`'s products, or all. */
export async function listCards(type: ProductType | null, page: number): Promise<CardsPage> {
  return readCards(await pageLocale(), { coursesType: type ?? undefined, page: String(page) });
}

/** These products, in this order; those not on sale in the page's language are left out. */
export async function findCards(ids: readonly string[]): Promise<CardItem[]> {
  if (ids.length === 0) return [];
  return (await readCards(await pageLocale(), { ids: ids.join(','), pageSize: '100' })).items;
}

/** The products most like this one. */
export async function relatedCards(id: string, count: number): Promise<CardItem[]> {
  return (await readCards(await pageLocale(), { near: id, pageSize: String(count) })).items;
}

/** Languages in which the list has this page. */
export async function localesWithPage(type: ProductType | null, page: number): Promise<Locale[]> {
  const pages = await Promise.all(
    locales.map(async (locale) => ({
      locale,
      ...(await readCards(locale, { coursesType: type ?? undefined, page: '1' })),
    })),
  );
  return pages.filter(({ pageCount }) => page <= pageCount).map(({ locale }) => locale);
}

/** Whether the product is on sale in the page's language: nothing links to one that is not. */
export async function isOnSale(id: string): Promise<boolean> {
  return (await findCards([id])).length > 0;
}

async function readCards(locale: Locale, query: Record<string, string | undefined>): Promise<CardsPage> {
  'use cache';
  cacheLife(cacheLifetimes.content);
  cacheTag(cacheTags.content, cacheTags.products);
  const found = await readApi(ecommerceOperations.catalogue, { query: { ...query, locale } });
  const ids = found.products.map(({ id }) => id);
  if (ids.length === 0) return joinCopy(found, []);
  const copies = await readApi(cardCopies, { query: cardCopyQuery(locale, ids) });
  return joinCopy(found, await withFacts(copies.data, locale));
}

/** One product on sale in the page's language, its slug in any letter case; null when there is none. */
export async function findCourse(slug: string): Promise<CatalogueItem | null> {
  // A slug nobody could have made is answered without asking, and without filling a cache.
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/.test(slug)) return null;
  return readCourse(await pageLocale(), slug);
}

async function readCourse(locale: Locale, slug: string): Promise<CatalogueItem | null> {
  'use cache';
  cacheLife(cacheLifetimes.content);
  cacheTag(cacheTags.content, cacheTags.product(slug));
  const { products } = await readApi(ecommerceOperations.catalogue, { query: { ids: slug, locale } });
  const [product] = products;
  if (!product) return null;
  cacheTag(cacheTags.product(product.id));
  const copy = await findEntry('courses', locale, { code: product.id });
  return copy && { ...product, copy };
}

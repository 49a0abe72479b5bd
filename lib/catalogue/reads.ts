import 'server-only';
import { cacheTag } from 'next/cache';
import { readCards, type CardItem, type CardsPage } from './catalogue-cards';
import { readApi } from '@/lib/kernel/api/server';
import type { CmsCourse } from '@/lib/pages/cms-contract';
import type { Product } from './shapes';
import { catalogueOperations } from './contract';
import type { Locale } from '@/lib/kernel/locale';
import type { ProductType } from './product-type';
import { env } from '@/lib/kernel/env';
import { localesWhere } from '@/lib/kernel/i18n/locales';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { cardReads } from './card-reads';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { findEntry } from '@/lib/pages/cms';
import { cacheWithTags } from '@/lib/kernel/cache/cache-with-tags';

/** A product as its page shows it: commerce facts and, joined by code, the copy in the page's language. */
export type CatalogueItem = Product & { copy: CmsCourse };

/** A page of the course list in the page's language: `type`'s products, or all. */
export async function listCards(type: ProductType | null, page: number): Promise<CardsPage> {
  return cardsOf(await pageLocale(), { coursesType: type ?? undefined, page: String(page) });
}

/** These products, in this order; those not on sale in the page's language are left out. */
export async function findCards(ids: readonly string[]): Promise<CardItem[]> {
  if (ids.length === 0) return [];
  return (await cardsOf(await pageLocale(), { ids: ids.join(','), pageSize: '100' })).items;
}

/** The products most like this one. */
export async function relatedCards(id: string, count: number): Promise<CardItem[]> {
  return (await cardsOf(await pageLocale(), { near: id, pageSize: String(count) })).items;
}

/** Languages in which the list has this page. */
export function localesWithPage(type: ProductType | null, page: number): Promise<Locale[]> {
  const query = { coursesType: type ?? undefined, page: '1' };
  return localesWhere(async (locale) => page <= (await cardsOf(locale, query)).pageCount);
}

/** Whether the product is on sale in the page's language: nothing links to one that is not. */
export async function isOnSale(id: string): Promise<boolean> {
  return (await findCards([id])).length > 0;
}

/** Part of the course list of a language. */
export async function cardsOf(locale: Locale, query: Record<string, string | undefined>): Promise<CardsPage> {
  'use cache';
  cacheWithTags(cacheTags.products);
  return readCards(cardReads, locale, query);
}

/** One product on sale in the page's language, its slug in any letter case; null when there is none. */
export async function findCourse(slug: string): Promise<CatalogueItem | null> {
  // An impossible slug is answered without a request and without a cache entry.
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/.test(slug)) return null;
  return readCourse(await pageLocale(), slug);
}

async function readCourse(locale: Locale, slug: string): Promise<CatalogueItem | null> {
  const product = await readProduct(locale, slug);
  const copy = product && (await readCopyOf(locale, product.id));
  return copy && { ...product, copy };
}

async function readProduct(locale: Locale, slug: string): Promise<Product | null> {
  'use cache';
  cacheWithTags(cacheTags.product(slug));
  const { products } = await readApi(catalogueOperations.catalogue, { query: { ids: slug, locale } });
  const [product] = products;
  if (product) cacheTag(cacheTags.product(product.id));
  return product ?? null;
}

/** Read by the product's page, and by those of the other languages, which check that it exists. */
async function readCopyOf(locale: Locale, id: string): Promise<CmsCourse | null> {
  'use cache';
  cacheWithTags(cacheTags.product(id));
  return findEntry('courses', locale, { code: id });
}

/** Commerce and CMS of this shop are one database, whose products are sold only where they have copy. */
const isOneDatabase = !env.CMS_API_URL && !env.ECOMMERCE_API_URL;

/** Languages in which a product has its page: sold there, and with copy. */
export function languagesOfCourse({ id, isActive }: Pick<Product, 'id' | 'isActive'>): Promise<Locale[]> {
  return localesWhere(async (locale) => isActive[locale] && (isOneDatabase || (await readCopyOf(locale, id)) !== null));
}

/** The pictures of a product, in any language: its cover and, for goods, its drawing; null when there is no such product. */
export async function findShown(productId: string): Promise<Pick<Product, 'cover' | 'illustration'> | null> {
  'use cache';
  cacheWithTags(cacheTags.product(productId));
  const { products } = await readApi(catalogueOperations.catalogue, { query: { ids: productId } });
  const product = products.find(({ id }) => id === productId);
  if (!product) return null;
  const { type, cover, illustration } = product;
  return { cover, illustration: type === 'physicalGood' ? illustration : null };
}

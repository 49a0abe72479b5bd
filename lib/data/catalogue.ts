import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { readApi } from '../api/server';
import type { CmsCourse } from '../contract/cms';
import { ecommerceOperations, type Product } from '../contract/ecommerce';
import type { Locale } from '../i18n/locales';
import { pageLocale } from '../i18n/page-locale';
import { cacheLifetimes, cacheTags } from './cache-tags';
import { findEntry, listEntries } from './cms';

/** A product as a page shows it: commerce facts and, joined by code, the copy in the page's language. */
export type CatalogueItem = Product & { copy: CmsCourse };

/** Every product on sale in the page's language: active there, with copy, in the shop's order. */
export async function listCatalogue(): Promise<CatalogueItem[]> {
  return readCatalogue(await pageLocale());
}

/** The facts of all products, read once for all pages that join them with their copy. */
async function readProducts(): Promise<Product[]> {
  'use cache';
  cacheLife(cacheLifetimes.content);
  cacheTag(cacheTags.content, cacheTags.products);
  return readApi(ecommerceOperations.products, {});
}

export async function readCatalogue(locale: Locale): Promise<CatalogueItem[]> {
  'use cache';
  cacheLife(cacheLifetimes.content);
  cacheTag(cacheTags.content, cacheTags.products);
  const [products, courses] = await Promise.all([readProducts(), listEntries('courses', locale)]);
  const copyByCode = new Map(courses.map((course) => [course.code, course]));
  return products
    .filter((product) => product.isActive[locale])
    .flatMap((product) => {
      const copy = copyByCode.get(product.id);
      return copy ? [{ ...product, copy }] : [];
    })
    .sort((a, b) => a.sortOrder - b.sortOrder);
}

/** Slugs of all products on sale in the page's language. */
export async function listSlugs(): Promise<string[]> {
  return readSlugs(await pageLocale());
}

/** By itself, since every unknown address asks for it: the whole catalogue takes a thousand times the memory to read. */
async function readSlugs(locale: Locale): Promise<string[]> {
  'use cache';
  cacheLife(cacheLifetimes.content);
  cacheTag(cacheTags.content, cacheTags.products);
  return (await readCatalogue(locale)).map((item) => item.id);
}

/** One product on sale in the page's language; null when there is none under exactly this slug. */
export async function findCourse(slug: string): Promise<CatalogueItem | null> {
  // A slug nobody could have made is answered without asking, and without filling a cache.
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/.test(slug)) return null;
  const known = await listSlugs();
  return known.includes(slug) ? readCourse(await pageLocale(), slug) : null;
}

async function readCourse(locale: Locale, slug: string): Promise<CatalogueItem | null> {
  'use cache';
  cacheLife(cacheLifetimes.content);
  cacheTag(cacheTags.content, cacheTags.product(slug));
  const [products, copy] = await Promise.all([readProducts(), findEntry('courses', locale, { code: slug })]);
  const product = products.find((candidate) => candidate.id === slug);
  return product?.isActive[locale] && copy ? { ...product, copy } : null;
}

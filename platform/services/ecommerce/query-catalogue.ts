import type { Payload } from 'payload';
import type { AddressesQuery, Catalogue, CatalogueQuery, ProductAddresses } from '@/lib/contract/ecommerce';
import { compareFacts, distance, isAmong, readFilter, tabOrder } from '@/lib/domain/catalogue-filter';
import { readFacts } from './catalogue';
import { catalogueIndex, type IndexEntry } from './catalogue-index';

/**
 * One page of the products on sale in a language: filtered, sorted, counted by type. `ids` asks for these, in this order; `near` for those
 * most like a product. Stock and prices of the page's products are read as they stand now.
 */
export async function queryCatalogue(payload: Payload, query: CatalogueQuery): Promise<Catalogue> {
  const { locale, page, pageSize } = query;
  const onSale = (await catalogueIndex(payload)).filter((entry) => !locale || entry.locales.includes(locale));
  const language = locale ?? '';
  const filter = readFilter(new URLSearchParams(textsOf(query)).toString());
  const among = onSale.filter((entry) => isAmong(entry, filter, language));
  const { type, sort } = filter;
  let chosen = type ? among.filter(({ tabs }) => tabs.includes(type)) : among;
  if (sort) chosen = chosen.toSorted((a, b) => compareFacts(a, b, sort, language));
  const near = query.near && onSale.find(({ id }) => id === query.near);
  if (query.near) chosen = near ? nearest(chosen, near) : [];
  if (query.ids) chosen = named(chosen, query.ids.toLowerCase().split(','));
  return {
    products: await readFacts(payload, chosen.slice((page - 1) * pageSize, page * pageSize)),
    total: chosen.length,
    pageCount: Math.ceil(chosen.length / pageSize),
    facets: { all: among.length, types: countTypes(among) },
  };
}

const textsOf = (query: CatalogueQuery) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value ?? '')]));

function countTypes(entries: readonly IndexEntry[]): Catalogue['facets']['types'] {
  const counts = new Map(tabOrder.map((type) => [type, 0]));
  for (const { tabs } of entries) for (const tab of tabs) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ type, count }));
}

/** In any letter case: an address may be written so. */
function named(entries: readonly IndexEntry[], ids: readonly string[]): IndexEntry[] {
  const wanted = new Map(
    entries.flatMap((entry) => (ids.includes(entry.id.toLowerCase()) ? [[entry.id.toLowerCase(), entry]] : [])),
  );
  return ids.flatMap((id) => wanted.get(id) ?? []);
}

function nearest(entries: readonly IndexEntry[], to: IndexEntry): IndexEntry[] {
  return entries
    .filter(({ id }) => id !== to.id)
    .map((entry) => ({ entry, far: distance(to, entry) }))
    .sort((a, b) => a.far - b.far)
    .map(({ entry }) => entry);
}

/** Addresses of all products on sale in a language, for the sitemap: `page` of `pageSize`, with the languages each is sold in. */
export async function listAddresses(payload: Payload, query: AddressesQuery): Promise<ProductAddresses> {
  const { locale, page, pageSize } = query;
  const onSale = (await catalogueIndex(payload)).filter((entry) => entry.locales.includes(locale));
  return {
    products: onSale
      .slice((page - 1) * pageSize, page * pageSize)
      .map(({ id, locales }) => ({ id, locales: [...locales] })),
    total: onSale.length,
    pageCount: Math.ceil(onSale.length / pageSize),
  };
}

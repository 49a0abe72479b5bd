import type { Payload } from 'payload';
import type { AddressesQuery, Catalogue, CatalogueQuery, ProductAddresses } from '@/lib/catalogue/shapes';
import { distance, isAmong, readFilter, tabOrder, tabsOf } from '@/lib/catalogue/catalogue-filter';
import { locales } from '@/lib/kernel/locale';
import type { ProductType } from '@/lib/catalogue/product-type';
import { withStock } from './products';
import { catalogueIndex, type CatalogueIndex, type IndexEntry } from './catalogue-index';

/**
 * One page of the products on sale in a language: filtered, sorted, counted by type. `ids` returns these products in this
 * order; `near` the products most similar to one.
 */
export async function queryCatalogue(payload: Payload, query: CatalogueQuery): Promise<Catalogue> {
  const { locale, page, pageSize } = query;
  const filter = readFilter(new URLSearchParams(textsOf(query)).toString());
  const { type, sort } = filter;
  const { kinds, list } = await catalogueIndex(payload);
  const onSale = list(locale, sort);
  const isShown = kinds.map((facts) => isAmong(facts, filter, locale ?? ''));
  const among = onSale.filter(({ kind }) => isShown[kind]);
  const isChosen = kinds.map((facts) => !type || tabsOf(facts).includes(type));
  let chosen = among.filter(({ kind }) => isChosen[kind]);
  const near = query.near && onSale.find(({ id }) => id === query.near);
  if (query.near) chosen = near ? nearest(chosen, near) : [];
  if (query.ids) chosen = named(chosen, query.ids.toLowerCase().split(','));
  return {
    products: await withStock(
      payload,
      chosen.slice((page - 1) * pageSize, page * pageSize).map(({ kind: _kind, grants: _grants, ...facts }) => facts),
    ),
    total: chosen.length,
    pageCount: Math.ceil(chosen.length / pageSize),
    facets: { all: among.length, types: countTypes(among, kinds) },
  };
}

const textsOf = (query: CatalogueQuery) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value ?? '')]));

function countTypes(entries: readonly IndexEntry[], kinds: CatalogueIndex['kinds']): Catalogue['facets']['types'] {
  const ofKind = kinds.map(() => 0);
  for (const { kind } of entries) ofKind[kind]! += 1;
  const counts: Partial<Record<ProductType, number>> = {};
  kinds.forEach((facts, kind) => {
    for (const tab of tabsOf(facts)) counts[tab] = (counts[tab] ?? 0) + ofKind[kind]!;
  });
  return tabOrder.map((type) => ({ type, count: counts[type] ?? 0 }));
}

/** Ignores upper and lower case, as addresses are typed in either. */
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
  const { list } = await catalogueIndex(payload);
  const onSale = list(locale, null);
  return {
    products: onSale
      .slice((page - 1) * pageSize, page * pageSize)
      .map(({ id, isActive }) => ({ id, locales: locales.filter((one) => isActive[one]) })),
    total: onSale.length,
    pageCount: Math.ceil(onSale.length / pageSize),
  };
}

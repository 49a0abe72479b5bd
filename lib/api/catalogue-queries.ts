import { queryOptions } from '@tanstack/react-query';
import { cardCopies, cardCopyQuery, cmsList, equalTo, type CmsCourse } from '../contract/cms';
import { ecommerceOperations, type Product } from '../contract/ecommerce';
import { fillFacts, productsAsked } from '../domain/copy-facts';
import type { Locale } from '../domain/locale';
import { joinCopy, type CardsPage } from './catalogue-cards';
import { call } from './client';

/** One page of the course list. @param filter the query of its address */
export const catalogueQuery = (locale: Locale, filter: string, page: number) =>
  queryOptions({
    queryKey: ['catalogue', locale, filter, page],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<CardsPage> => {
      const query = { ...Object.fromEntries(new URLSearchParams(filter)), locale, page };
      const found = await call(ecommerceOperations.catalogue, { query }, signal);
      const ids = found.products.map(({ id }) => id);
      if (ids.length === 0) return joinCopy(found, []);
      const copies = await call(cardCopies, { query: cardCopyQuery(locale, ids) }, signal);
      return joinCopy(found, await withFacts(copies.data, found.products, locale, signal));
    },
  });

/** One product with its whole copy; null where it is not on sale in the language. */
export const productQuery = (locale: Locale, id: string) =>
  queryOptions({
    queryKey: ['product', locale, id],
    queryFn: async ({ signal }): Promise<(Product & { copy: CmsCourse }) | null> => {
      const [{ products }, { data }] = await Promise.all([
        call(ecommerceOperations.catalogue, { query: { ids: id, locale } }, signal),
        call(cmsList('courses'), { query: { locale, populate: '*', ...equalTo({ code: id }) } }, signal),
      ]);
      const [product] = products;
      const [copy] = await withFacts(data, products, locale, signal);
      return product && copy ? { ...product, copy } : null;
    },
  });

/** Copy with the figures it asks for, of products at hand or asked for here. */
async function withFacts<T>(copy: T, known: readonly Product[], locale: Locale, signal: AbortSignal): Promise<T> {
  const ids = productsAsked(JSON.stringify(copy)).filter((id) => known.every((product) => product.id !== id));
  const query = { ids: ids.join(','), pageSize: 100 };
  const others = ids.length > 0 ? (await call(ecommerceOperations.catalogue, { query }, signal)).products : [];
  return fillFacts(copy, [...known, ...others], locale);
}

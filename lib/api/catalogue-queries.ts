import { queryOptions } from '@tanstack/react-query';
import { cmsList, equalTo, type CmsCourse } from '../contract/cms';
import type { Product } from '../contract/catalogue';
import { ecommerceOperations } from '../contract/ecommerce';
import type { Locale } from '../domain/locale';
import { readCards, withFigures, type Ask } from './catalogue-cards';
import { call } from './client';

const asking =
  (signal: AbortSignal): Ask =>
  (operation, input) =>
    call(operation, input, signal);

/** One page of the course list. @param filter the query of its address */
export const catalogueQuery = (locale: Locale, filter: string, page: number) =>
  queryOptions({
    queryKey: ['catalogue', locale, filter, page],
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      readCards(asking(signal), locale, { ...Object.fromEntries(new URLSearchParams(filter)), page: String(page) }),
  });

/** These products as cards show them; none are asked for where there are none. */
export const cardsQuery = (locale: Locale, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['cards', locale, ...ids],
    staleTime: 60_000,
    enabled: ids.length > 0,
    queryFn: async ({ signal }) =>
      (await readCards(asking(signal), locale, { ids: ids.join(','), pageSize: '100' })).items,
  });

/** One product with its whole copy; null where it is not on sale in the language. */
export const productQuery = (locale: Locale, id: string) =>
  queryOptions({
    queryKey: ['product', locale, id],
    queryFn: async ({ signal }): Promise<(Product & { copy: CmsCourse }) | null> => {
      const ask = asking(signal);
      const [{ products }, { data }] = await Promise.all([
        ask(ecommerceOperations.catalogue, { query: { ids: id, locale } }),
        ask(cmsList('courses'), { query: { locale, populate: '*', ...equalTo({ code: id }) } }),
      ]);
      const [product] = products;
      const [copy] = await withFigures(ask, data, locale, products);
      return product && copy ? { ...product, copy } : null;
    },
  });

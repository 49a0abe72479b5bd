import { queryOptions } from '@tanstack/react-query';
import { courseCopyOperations } from '@/lib/pages/cms-addresses';
import { catalogueOperations } from './addresses';
import type { Product } from './shapes';
import type { CmsCourse } from '@/lib/pages/cms-contract';
import { equalTo } from '@/lib/pages/cms-queries';
import type { Locale } from '@/lib/kernel/locale';
import { readCards, type CardReads } from './catalogue-cards';
import { withFigures } from '@/lib/pages/copy-facts';
import { call } from '@/lib/kernel/api/client';

const cardReads = (signal: AbortSignal): CardReads => ({
  catalogue: (query) => call(catalogueOperations.catalogue, { query }, signal),
  copies: (query) => call(courseCopyOperations.cards, { query }, signal),
});

/** One page of the course list. @param filter the query of its address */
export const catalogueQuery = (locale: Locale, filter: string, page: number) =>
  queryOptions({
    queryKey: ['catalogue', locale, filter, page],
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      readCards(cardReads(signal), locale, { ...Object.fromEntries(new URLSearchParams(filter)), page: String(page) }),
  });

/** These products with the data of their cards; without ids there is no request. */
export const cardsQuery = (locale: Locale, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['cards', locale, ...ids],
    staleTime: 60_000,
    enabled: ids.length > 0,
    queryFn: async ({ signal }) =>
      (await readCards(cardReads(signal), locale, { ids: ids.join(','), pageSize: '100' })).items,
  });

/** One product with its whole copy; null where it is not on sale in the language. */
export const productQuery = (locale: Locale, id: string) =>
  queryOptions({
    queryKey: ['product', locale, id],
    queryFn: async ({ signal }): Promise<(Product & { copy: CmsCourse }) | null> => {
      const reads = cardReads(signal);
      const copies = { locale, populate: '*', ...equalTo({ code: id }) };
      const [{ products }, { data }] = await Promise.all([
        reads.catalogue({ ids: id, locale }),
        call(courseCopyOperations.list, { query: copies }, signal),
      ]);
      const [product] = products;
      const [copy] = await withFigures(reads, data, locale, products);
      return product && copy ? { ...product, copy } : null;
    },
  });

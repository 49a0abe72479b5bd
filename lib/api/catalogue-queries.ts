import { queryOptions } from '@tanstack/react-query';
import { cardCopies, cardCopyQuery } from '../contract/cms';
import { ecommerceOperations } from '../contract/ecommerce';
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
      const others = productsAsked(JSON.stringify(copies.data)).filter((id) => !ids.includes(id));
      const asked = others.length
        ? (await call(ecommerceOperations.catalogue, { query: { ids: others.join(','), pageSize: 100 } }, signal))
            .products
        : [];
      return joinCopy(found, fillFacts(copies.data, [...found.products, ...asked], locale));
    },
  });

'use client';

import { startTransition, useEffect, useState } from 'react';
import type { Catalogue } from '@/lib/catalogue/shapes';
import type { Locale } from '@/lib/kernel/locale';
import type { CardItem } from '@/lib/catalogue/catalogue-cards';

/** The list as the server rendered it. */
export type ListStart = Pick<Catalogue, 'total' | 'pageCount' | 'facets'> & {
  /** Its filter as a query string: '' or that of its type. */
  query: string;
  page: number;
  count: number;
};

/** Cards, their pictures and the API client are loaded when the visitor first reaches for a filter, not with the page. */
const loadFinder = () => import('./found-cards');
type Finder = Awaited<ReturnType<typeof loadFinder>>;
const warmUp = () => void loadFinder().catch(() => undefined);
/** Event handlers for the filters: they start loading before the visitor chooses. */
export const intent = { onPointerEnter: warmUp, onFocus: warmUp };

/** Cards that the browser has requested. */
type Found = Pick<Catalogue, 'total' | 'pageCount' | 'facets'> & {
  /** The query string that they answer. */
  query: string;
  /** The last page that is shown. */
  page: number;
  items: readonly CardItem[];
  /** They are added to the server's cards instead of replacing them. */
  isAddition: boolean;
  Cards: Finder['FoundCards'];
};

/**
 * The list of a query and its further pages. Responses to earlier queries are ignored.
 * @param query query string; '' is the page as the server rendered it
 * @param isNeeded the server's cards do not answer the query
 */
export function useFound(locale: Locale, query: string, start: ListStart, isNeeded: boolean, onFailure: () => void) {
  const [found, setFound] = useState<Found | null>(null);
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const first = query ? 1 : start.page;
  const current = found?.query === query ? found : null;

  const find = async (page: number) => {
    const { findCards, FoundCards } = await loadFinder();
    return { ...(await findCards(locale, query || start.query, page)), query, page, Cards: FoundCards };
  };

  useEffect(() => {
    if (!isNeeded) return;
    let isWanted = true;
    const settle = (show: () => void) => isWanted && show();
    find(first).then(
      (answer) =>
        settle(() => {
          setFailedAt(null);
          startTransition(() => setFound({ ...answer, isAddition: false }));
        }),
      () =>
        settle(() => {
          setFailedAt(query);
          onFailure();
        }),
    );
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the page's own facts do not change while it is shown
  }, [locale, query, isNeeded]);

  /** Adds the next page. @throws ApiError */
  const more = async () => {
    const answer = await find((current?.page ?? first) + 1);
    startTransition(() =>
      setFound({
        ...answer,
        items: [...(current?.items ?? []), ...answer.items],
        isAddition: current?.isAddition ?? true,
      }),
    );
  };
  return { found, current, isWaiting: isNeeded && !current && failedAt !== query, more };
}

'use client';

import { startTransition, useEffect, useState } from 'react';
import type { Catalogue } from '@/lib/catalogue/shapes';
import type { Locale } from '@/lib/kernel/locale';
import type { CardItem } from '@/lib/catalogue/catalogue-cards';

/** The list as the server made it. */
export type ListStart = Pick<Catalogue, 'total' | 'pageCount' | 'facets'> & {
  /** What it shows, as the query of an address: '' or its type's. */
  query: string;
  page: number;
  count: number;
};

/** Cards, their pictures and the API's client come with the first sign of interest, not with the page. */
const loadFinder = () => import('./found-cards');
type Finder = Awaited<ReturnType<typeof loadFinder>>;
const warmUp = () => void loadFinder().catch(() => undefined);
/** For what a visitor who is about to choose reaches for. */
export const intent = { onPointerEnter: warmUp, onFocus: warmUp };

/** Cards the browser asked for. */
type Found = Pick<Catalogue, 'total' | 'pageCount' | 'facets'> & {
  /** The query of the address they answer. */
  query: string;
  /** The page shown last. */
  page: number;
  items: readonly CardItem[];
  /** They follow those the server made, instead of taking their place. */
  isAddition: boolean;
  Cards: Finder['FoundCards'];
};

/**
 * The list a query asks for, and its further pages. Only the last query asked is answered.
 * @param query of the address; '' is the page as the server made it
 * @param isNeeded the server's cards do not do
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

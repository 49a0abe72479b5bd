'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useState } from 'react';
import { readBranchFilter } from '@/lib/branches/branch-filter';
import type { CityBranches } from '@/lib/branches/reads';
import type { Locale } from '@/lib/kernel/locale';
import type { StoreRegion } from '@/lib/branches/store-regions';

/** The list, the API client and its cache are loaded when the visitor first reaches for a filter, not with the page. */
const loadFinder = () => import('./find-branches');
type Finder = Awaited<ReturnType<typeof loadFinder>>;
/** Event handlers for the filters: they start loading before the visitor chooses. */
export const intent = {
  onPointerEnter: () => void loadFinder().catch(() => undefined),
  onFocus: () => void loadFinder().catch(() => undefined),
};

type Found = { query: string; cities: CityBranches[]; List: Finder['BranchList'] };

/**
 * The result of a query string; '' is the page as the server rendered it. Seats change while a page is open, so they are
 * requested again when the visitor comes back to it.
 * @param staleFrom the first moment (ms) at which the server's list is out of date: its next class begins
 */
export function useFoundBranches(
  locale: Locale,
  regions: readonly StoreRegion[],
  query: string,
  staleFrom: number | null,
  onFailure: () => void,
) {
  const router = useRouter();
  const [found, setFound] = useState<Found | null>(null);
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const [visit, setVisit] = useState(0);

  useEffect(() => {
    if (query === '') return;
    let isWanted = true;
    const settle = (show: () => void) => isWanted && show();
    loadFinder()
      .then(async ({ findBranches, BranchList }) => {
        const cities = await findBranches(locale, regions, readBranchFilter(query));
        settle(() => {
          setFailedAt(null);
          startTransition(() => setFound({ query, cities, List: BranchList }));
        });
      })
      .catch(() =>
        settle(() => {
          setFailedAt(query);
          onFailure();
        }),
      );
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the page's own facts do not change while it is shown
  }, [locale, query, visit]);

  useEffect(() => {
    if (staleFrom !== null && Date.now() > staleFrom) router.refresh();
  }, [router, staleFrom]);

  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState !== 'visible') return;
      if (query === '') router.refresh();
      else setVisit((count) => count + 1);
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [query, router]);

  const current = query !== '' && found?.query === query ? found : null;
  const isWaiting = query !== '' && !current && failedAt !== query;
  // The last result stays until the next one arrives.
  return { found: query === '' ? null : found, isWaiting };
}

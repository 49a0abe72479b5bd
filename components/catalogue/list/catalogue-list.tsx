'use client';

import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react';
import { AddressSearch } from '@/components/ui/address-search';
import { EmptyState } from '@/components/ui/empty-state';
import { notify } from '@/components/ui/toasts/notify';
import { pageLength, readFilter } from '@/lib/catalogue/catalogue-filter';
import type { CardTexts } from '../card/read-card-texts';
import { Filters } from './filters';
import { ListBar } from './list-bar';
import type { ListTexts } from './read-list-texts';
import { MoreCards } from './more-cards';
import { TypeTabs } from './type-tabs';
import { useCouponPrices, useGivenCoupon } from './use-coupon';
import { useFound, type ListStart } from './use-found';
import { useListQuery } from './use-list-query';

type Props = {
  start: ListStart;
  /** The path of the whole list, and that of this type's list, which further pages extend. */
  path: string;
  ownPath: string;
  loginHref: string;
  texts: ListTexts;
  cardTexts: CardTexts;
  /** The cards that the server rendered. */
  children: ReactNode;
};

/** The course list: the server's cards, and in their place or after them the cards that the visitor asks for. */
export function CatalogueList({ start, path, ownPath, loginHref, texts, cardTexts, children }: Props) {
  const { locale } = cardTexts;
  const { query, show, choose, settle, cameAsking, onAddress } = useListQuery(path, start.query);
  const coupon = useGivenCoupon(loginHref);
  const fail = () => void notify('error', texts.failed);
  const { found, current, isWaiting, more } = useFound(locale, query, start, query !== '' || coupon !== null, fail);
  const prices = useCouponPrices(coupon, current && !current.isAddition ? current.items : null, locale, texts);

  // The last result stays until the next one arrives.
  const list = current ?? (isWaiting ? found : null);
  const isServers = !list || list.isAddition;
  const count = (list?.items.length ?? 0) + (isServers ? start.count : 0);
  const before = isServers ? (start.page - 1) * pageLength : 0;
  const { total, facets } = list ?? start;
  const filter = readFilter(query || start.query);
  const nextPage = start.page + 1 + Math.ceil((list?.items.length ?? 0) / pageLength);

  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (focusFrom.current === null || count <= focusFrom.current) return;
    place.current?.querySelectorAll<HTMLElement>('li > a')[focusFrom.current]?.focus();
    focusFrom.current = null;
  }, [count]);

  return (
    <>
      <Suspense>
        <AddressSearch onChange={() => onAddress(form.current)} />
      </Suspense>
      <TypeTabs
        chosen={filter.type}
        offered={start.facets}
        facets={facets}
        texts={texts}
        path={path}
        onChoose={(type) => choose({ type })}
      />
      <div className="mt-7 grid gap-6 lg:grid-cols-[240px_1fr] lg:gap-10 lg:noscript:grid-cols-1">
        <Filters ref={form} filter={filter} texts={texts} onMove={show} onSettle={settle} onChoose={choose} />
        {/* At least a screen high: a short list does not pull the content below it into view. */}
        <div
          ref={place}
          className={`catalogue-results min-h-svh min-w-0 ${cameAsking && isWaiting && !found ? 'is-unasked' : ''}`}
          aria-busy={isWaiting || undefined}
        >
          <ListBar total={total} sort={filter.sort} texts={texts} onSort={(sort) => choose({ sort })} />
          <h2 id="list" className="sr-only">
            {texts.listName}
          </h2>
          <ul className="pc-grid" aria-labelledby="list">
            {isServers && children}
            {list && <list.Cards items={list.items} texts={cardTexts} reduced={prices} />}
          </ul>
          {total === 0 && (
            <EmptyState title={texts.empty}>
              <p>{texts.emptyHint}</p>
              <button type="button" className="btn btn-secondary mt-4" onClick={() => choose(null)}>
                {texts.reset}
              </button>
            </EmptyState>
          )}
          {total > 0 && (
            <MoreCards
              shown={before + count}
              total={total}
              href={query === '' && isServers ? `${ownPath}/page/${nextPage}` : null}
              texts={texts}
              onMore={async () => {
                focusFrom.current = count;
                await more();
              }}
            />
          )}
        </div>
      </div>
    </>
  );
}

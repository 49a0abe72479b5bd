'use client';

import { memo } from 'react';
import type { CardsPage, CardItem } from '@/lib/catalogue/catalogue-cards';
import { catalogueQuery } from '@/lib/catalogue/queries';
import { getQueryClient } from '@/lib/kernel/api/query-client';
import type { Locale } from '@/lib/kernel/locale';
import type { CardTexts } from '../card/read-card-texts';
import { CatalogueCard } from '../card/catalogue-card';
import type { Reduced } from './coupon-prices';

/** @throws ApiError */
export const findCards = (locale: Locale, query: string, page: number): Promise<CardsPage> =>
  getQueryClient().fetchQuery(catalogueQuery(locale, query, page));

type Props = { items: readonly CardItem[]; texts: CardTexts; reduced: Reduced | null };

/** Cards rendered in the browser: filtered lists and further pages. */
export const FoundCards = memo(function FoundCards({ items, texts, reduced }: Props) {
  return items.map((item) => <CatalogueCard key={item.id} item={item} texts={texts} reduced={reduced?.get(item.id)} />);
});

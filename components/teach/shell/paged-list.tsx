'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Loaded } from '@/components/ui/shell/loaded';
import { TeachPager } from './teach-pager';

type Page<Item> = { items: Item[]; pages: number; count: number };
type Props<Item> = {
  query: ComponentProps<typeof Loaded<Page<Item>>>['query'];
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  /** In place of the list, where there is nothing. */
  empty: ReactNode;
  skeleton?: string;
  children: (items: Item[], count: number, pages: number) => ReactNode;
};

/** A list that comes late and a page at a time. */
export function PagedList<Item>({ query, page, onPage, empty, skeleton = 'h-40', children }: Props<Item>) {
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ items, pages, count }) =>
        count === 0 ? (
          empty
        ) : (
          <>
            {children(items, count, pages)}
            <TeachPager page={page} pages={pages} onPage={onPage} />
          </>
        )
      }
    </Loaded>
  );
}

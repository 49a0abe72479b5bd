'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Loaded } from './loaded';
import { PageButtons } from './page-buttons';

type Page<Item> = {
  items: Item[];
  pages: number;
  /** Items on all pages; not every list is counted. */ count?: number;
};
type Props<Item> = Pick<ComponentProps<typeof PageButtons>, 'page' | 'onPage' | 'isByAge'> & {
  query: ComponentProps<typeof Loaded<Page<Item>>>['query'];
  /** Shown in place of an empty list. */
  empty: ReactNode;
  skeleton?: string;
  /** Class of a wrapper around the list and its buttons; without it there is no wrapper. */
  className?: string;
  children: (items: Item[], count: number, pages: number) => ReactNode;
};

/** A list that is loaded a page at a time. */
export function PagedList<Item>({ query, empty, skeleton, className, children, ...turning }: Props<Item>) {
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ items, pages, count = items.length }) => {
        if (count === 0) return empty;
        const list = (
          <>
            {children(items, count, pages)}
            <PageButtons pages={pages} {...turning} />
          </>
        );
        return className ? <div className={className}>{list}</div> : list;
      }}
    </Loaded>
  );
}

'use client';

import NextLink, { useLinkStatus } from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, type ComponentProps } from 'react';
import { finishProgress, startProgress } from './navigation-progress';

/** Marks a change of page, the only transition that fades (`components/site/layout/shell.css`). */
const pageChange = ['page'];

/**
 * A link to a page of the storefront by its full path, locale included; `Link` adds the locale. The page is prefetched on hover, touch or
 * focus, not when the link comes into view, because a list of a hundred links would prefetch a hundred pages.
 */
export function PageLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  const fetchPage = () => router.prefetch(rest.href);
  return (
    <NextLink
      prefetch={false}
      transitionTypes={pageChange}
      onMouseEnter={fetchPage}
      onTouchStart={fetchPage}
      onFocus={fetchPage}
      {...rest}
    >
      {children}
      <Progress />
    </NextLink>
  );
}

/** The loading bar, from a click on this link until its page is loaded. */
function Progress() {
  const { pending } = useLinkStatus();
  useEffect(() => {
    if (!pending) return;
    startProgress();
    return finishProgress;
  }, [pending]);
  return null;
}

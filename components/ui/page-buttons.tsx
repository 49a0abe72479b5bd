import { useEffect, useEffectEvent } from 'react';
import { Button } from './button';

type Props = {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** What is turned over, where one is, and the way back and on. */
  words: { label: string; at: string; previous: string; next: string };
};

/** Below a list that is shown a page at a time; nothing where there is one page. */
export function PageButtons({ page, pages, onPage, words: { label, at, previous, next } }: Props) {
  // The only one of the last page may be gone: the page before it is the last one now.
  const isBeyond = page > Math.max(1, pages);
  const goBack = useEffectEvent(() => onPage(Math.max(1, pages)));
  useEffect(() => {
    if (isBeyond) goBack();
  }, [isBeyond]);
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-3">
      <Button kind="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {previous}
      </Button>
      <span aria-live="polite">{at}</span>
      <Button kind="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {next}
      </Button>
    </nav>
  );
}

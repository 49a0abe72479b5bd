'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/button';

type Props = {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The list is sorted by time: the buttons are called newer and older, and the page number is not shown. */
  isByAge?: boolean;
};

/** Below a list that is shown a page at a time; nothing where there is one page. */
export function PageButtons({ page, pages, onPage, isByAge = false }: Props) {
  const t = useTranslations('account.pager');
  // The only item of the last page may be gone: then the page before it is the last one.
  const isBeyond = page > Math.max(1, pages);
  const goBack = useEffectEvent(() => onPage(Math.max(1, pages)));
  useEffect(() => {
    if (isBeyond) goBack();
  }, [isBeyond]);
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('label')} className="flex flex-wrap items-center gap-3">
      <Button kind="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t(isByAge ? 'newer' : 'previous')}
      </Button>
      {!isByAge && <span aria-live="polite">{t('at', { page, pages })}</span>}
      <Button kind="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t(isByAge ? 'older' : 'next')}
      </Button>
    </nav>
  );
}

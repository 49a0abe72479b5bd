'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

type Props = { /** From 1. */ page: number; pages: number; onPage: (page: number) => void };

/** Below a list that is newest first and shown a page at a time; nothing where there is one page. */
export function Pager({ page, pages, onPage }: Props) {
  const t = useTranslations('account.pager');
  if (pages <= 1) return null;
  return (
    <p className="flex gap-3">
      <Button kind="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('newer')}
      </Button>
      <Button kind="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('older')}
      </Button>
    </p>
  );
}

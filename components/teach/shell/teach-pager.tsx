'use client';

import { useTranslations } from 'next-intl';
import { PageButtons } from '@/components/ui/page-buttons';

type Props = { /** From 1. */ page: number; pages: number; onPage: (page: number) => void };

/** Below a list by name, shown a page at a time; nothing where there is one page. */
export function TeachPager({ page, pages, onPage }: Props) {
  const t = useTranslations('teach.pager');
  const words = { label: t('label'), at: t('at', { page, pages }), previous: t('previous'), next: t('next') };
  return <PageButtons {...{ page, pages, onPage, words }} />;
}

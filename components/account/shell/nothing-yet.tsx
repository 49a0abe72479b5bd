'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { useAccountSite } from './account-context';

type Props = { title: string; text?: string; /** Other ways on, after the one to the courses. */ children?: ReactNode };

/** What is not there, and the way to the courses. */
export function NothingYet({ title, text, children }: Props) {
  const t = useTranslations('account');
  const { locale } = useAccountSite();
  return (
    <EmptyState title={title}>
      {text && <p className="mb-4">{text}</p>}
      <p className="flex flex-wrap justify-center gap-3">
        <a href={`/${locale}/courses`} className="btn btn-primary">
          {t('toCourses')}
        </a>
        {children}
      </p>
    </EmptyState>
  );
}

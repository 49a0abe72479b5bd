'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/lib/kernel/links/page-link';
import { learnHref } from './learn-href';

/** The page of an unknown course or lesson. */
export function NotThere({ kind }: { kind: 'course' | 'lesson' }) {
  const t = useTranslations('learn.missing');
  const { locale } = useAccount();
  return (
    <div className="wrap learn-page">
      <h1 className="mb-5 text-3xl">{t(kind)}</h1>
      <EmptyState title={t('text')}>
        <PageLink href={learnHref(locale)} className="btn btn-primary">
          {t('today')}
        </PageLink>
      </EmptyState>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/lib/kernel/links/page-link';
import { climbHref } from '@/components/learn/shell/learn-href';

/** There is no such level, or none is left to play. */
export function MissingLevel({ title }: { title: string }) {
  const t = useTranslations('ladder');
  const { locale } = useAccount();
  return (
    <>
      <h1 className="mb-5 text-3xl">{t('title')}</h1>
      <EmptyState title={title}>
        <PageLink href={climbHref(locale)} className="btn btn-primary">
          {t('toMap')}
        </PageLink>
      </EmptyState>
    </>
  );
}

/** There was no response, and the level is not stored on this device. */
export function LevelNotStored({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('ladder');
  const { locale } = useAccount();
  return (
    <>
      <h1 className="mb-5 text-3xl">{t('title')}</h1>
      <EmptyState title={t('offline.notKept')}>
        <p className="mb-4">{t('offline.notKeptText')}</p>
        <p className="flex flex-wrap justify-center gap-3">
          <a href={climbHref(locale)} className="btn btn-primary">
            {t('offline.list')}
          </a>
          <Button kind="secondary" onClick={onRetry}>
            {t('offline.retry')}
          </Button>
        </p>
      </EmptyState>
    </>
  );
}

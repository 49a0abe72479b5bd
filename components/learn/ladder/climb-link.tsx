'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/account/shell/account-context';
import { PageLink } from '@/lib/i18n/page-link';
import { ladderHref } from '../shell/learn-href';

/** The way to the climb, from where one learns. */
export function ClimbLink() {
  const t = useTranslations('ladder');
  const { locale } = useAccount();
  return (
    <section className="card flex flex-wrap items-center justify-between gap-3 p-5">
      <div className="min-w-0">
        <h2 className="text-xl">{t('title')}</h2>
        <p className="text-ink-2">{t('link.text')}</p>
      </div>
      <PageLink href={ladderHref(locale)} className="btn btn-secondary">
        {t('link.open')}
      </PageLink>
    </section>
  );
}

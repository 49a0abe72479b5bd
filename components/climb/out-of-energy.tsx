'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { hrefFor } from '@/lib/kernel/links/href';
import { PageLink } from '@/lib/kernel/links/page-link';
import { useClock } from '@/components/ui/browser/use-clock';
import { DocumentTitle } from '@/components/learn/shell/document-title';
import { useLearning } from '@/components/learn/shell/learn-context';
import { climbHref, learnHref, notebookHref } from '@/components/learn/shell/learn-href';
import { energyNumbers, UntilNext } from './energy';

type Props = { seconds: number; readAt: number; onRetry: () => void };

/** No energy is left: when the next comes, and what to do meanwhile. */
export function OutOfEnergy({ seconds, readAt, onRetry }: Props) {
  const t = useTranslations('ladder');
  const { locale } = useAccount();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // The clock is wrong after the device has slept: then `onRetry` asks the server again.
  const isBack = useClock(seconds, readAt, onRetry) <= 0;
  return (
    <div className="grid gap-5">
      <DocumentTitle>{t('energy.emptyTitle')}</DocumentTitle>
      <header>
        <PageLink href={climbHref(locale)} className="link text-sm">
          {t('toMap')}
        </PageLink>
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {t('energy.emptyTitle')}
        </h1>
      </header>
      <section className="card grid justify-items-start gap-3 p-5">
        <p className="prose-width">{t('energy.emptyText', energyNumbers)}</p>
        {!isBack && (
          <p className="font-bold">
            <UntilNext seconds={seconds} readAt={readAt} />
          </p>
        )}
        <p role="status" className="font-bold">
          {isBack && t('energy.back')}
        </p>
        {isBack && (
          <Button kind="primary" onClick={onRetry}>
            {t('energy.go')}
          </Button>
        )}
      </section>
      <section className="grid justify-items-start gap-3">
        <h2 className="text-xl">{t('energy.meanwhile')}</h2>
        <p className="flex flex-wrap gap-3">
          <PageLink href={learnHref(locale)} className="btn btn-secondary">
            {t('energy.course')}
          </PageLink>
          <PageLink href={notebookHref(locale)} className="btn btn-secondary">
            {t('energy.notebook')}
          </PageLink>
        </p>
        <VipNote />
      </section>
    </div>
  );
}

/** For the account's holder, who is an adult; a child's screen has no offers. */
function VipNote() {
  const t = useTranslations('ladder.energy');
  const { locale } = useAccount();
  const { who, kids } = useLearning();
  if (kids || who.learner !== null) return null;
  return (
    <p className="text-sm text-ink-2">
      {t('vip')}{' '}
      <a href={`${hrefFor(locale, 'courses')}?coursesType=vip`} className="link inline-block min-h-6">
        {t('plans')}
      </a>
    </p>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { PageLink } from '@/lib/kernel/links/page-link';
import { climbHref, playHref } from '@/components/learn/shell/learn-href';
import { useLearning } from '@/components/learn/shell/learn-context';

/** The grade that was found, and the link to its levels. */
export function Found({ grade }: { grade: number }) {
  const t = useTranslations('ladder.placement');
  const { locale } = useAccount();
  const { events } = useLearning();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    void events.flush();
  }, [events]);
  return (
    <section className="card grid justify-items-start gap-4 p-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('found', { grade: `G${grade}` })}
      </h2>
      <p className="prose-width text-ink-2">{t('foundText')}</p>
      <p className="flex flex-wrap gap-3">
        <PageLink href={playHref(locale)} className="btn btn-primary">
          {t('climb')}
        </PageLink>
        <PageLink href={climbHref(locale)} className="btn btn-secondary">
          {t('map')}
        </PageLink>
      </p>
    </section>
  );
}

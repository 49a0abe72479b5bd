'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { hrefFor } from '@/lib/kernel/links/href';
import { useLearning } from '@/components/learn/shell/learn-context';

/** Says what gives access to lectures; links to the shop only for the account's holder, an adult: a child's screen has no offers. */
export function ClosedNote() {
  const t = useTranslations('lectures');
  const { locale } = useAccount();
  const { who, kids } = useLearning();
  const list = (type: 'vip' | 'more') => `${hrefFor(locale, 'courses')}?coursesType=${type}`;
  return (
    <section className="card grid justify-items-start gap-3 p-5">
      <p className="prose-width">{t('closed')}</p>
      {!kids && who.learner === null && (
        <p className="flex flex-wrap gap-3">
          <a href={list('vip')} className="btn btn-secondary">
            {t('plans')}
          </a>
          <a href={list('more')} className="btn btn-secondary">
            {t('passes')}
          </a>
        </p>
      )}
    </section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { hrefFor } from '@/lib/kernel/links/href';
import { PageLink } from '@/lib/kernel/links/page-link';
import { ClimbLink } from '@/components/climb/climb-link';
import { courseHref } from '../shell/learn-href';
import { useOriginHref } from '../shell/learn-site';

/** For visitors: what the learning app is, and what they can try at once. */
export function Visitor({ trials }: { trials: readonly { id: string; title: string }[] }) {
  const t = useTranslations('learn.visitor');
  const { locale } = useAccount();
  const origin = useOriginHref();
  return (
    <div className="grid gap-8">
      <header className="grid gap-4">
        <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
        <p className="prose-width text-lg text-ink-2">{t('text')}</p>
        <p className="flex flex-wrap gap-3">
          <a className="btn btn-primary" href={origin + hashFor('login', { redirect: 'learn' })}>
            {t('login')}
          </a>
          <a className="btn btn-secondary" href={origin + hashFor('register', { redirect: 'learn' })}>
            {t('register')}
          </a>
          <a className="btn btn-secondary" href={origin + hashFor('login', { redirect: 'learn', by: 'card' })}>
            {t('withCard')}
          </a>
        </p>
      </header>
      <section className="grid gap-3">
        <h2 className="text-xl">{t('try')}</h2>
        <p className="prose-width text-ink-2">{t('tryText')}</p>
        <ul className="flex flex-wrap gap-3">
          {trials.map(({ id, title }) => (
            <li key={id}>
              <PageLink href={courseHref(locale, id)} className="btn btn-secondary">
                {title}
              </PageLink>
            </li>
          ))}
          <li>
            <PageLink href={hrefFor(locale, 'TrialCourse')} className="btn btn-quiet">
              {t('toTrials')}
            </PageLink>
          </li>
        </ul>
      </section>
      <ClimbLink />
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { hashFor } from '@/components/ui/shell/hash-route';
import { useOriginHref } from '@/components/learn/shell/learn-site';

/** Says that the other levels are free for every member. */
export function RegisterNote({ isHeading = false }: { isHeading?: boolean }) {
  const t = useTranslations('ladder.visitor');
  const origin = useOriginHref();
  const Title = isHeading ? 'h1' : 'h2';
  return (
    <section className="card grid justify-items-start gap-3 p-5">
      <Title className="text-xl">{t('title')}</Title>
      <p className="prose-width text-ink-2">{t('text')}</p>
      <p className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href={origin + hashFor('register', { redirect: 'learn/ladder' })}>
          {t('register')}
        </a>
        <a className="btn btn-secondary" href={origin + hashFor('login', { redirect: 'learn/ladder' })}>
          {t('login')}
        </a>
      </p>
    </section>
  );
}

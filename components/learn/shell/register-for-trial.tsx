'use client';

import { useTranslations } from 'next-intl';
import { hashFor } from '@/components/ui/shell/hash-route';
import { useOriginHref } from './learn-site';

type Props = { /** Where one comes back to. */ redirect: string; kind: 'primary' | 'secondary' };

/** A trial is every member's, and its visitor one step away from it. */
export function RegisterForTrial({ redirect, kind }: Props) {
  const t = useTranslations('learn');
  const origin = useOriginHref();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="prose-width">{t('closed.trial')}</p>
      <a className={`btn btn-${kind}`} href={origin + hashFor('register', { redirect })}>
        {t('visitor.register')}
      </a>
    </div>
  );
}

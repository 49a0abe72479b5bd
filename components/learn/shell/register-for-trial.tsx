'use client';

import { useTranslations } from 'next-intl';
import { hashFor } from '@/components/ui/shell/hash-route';
import { useOriginHref } from './learn-site';

type Props = { /** The address after the login. */ redirect: string; kind: 'primary' | 'secondary' };

/** Invites a visitor to register: trials are free for every member. */
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

'use client';

import { useTranslations } from 'next-intl';
import { hashFor } from '@/components/ui/shell/hash-route';
import { useOriginHref } from '@/components/learn/shell/learn-site';

/** Exams need a login. `redirect`: where the login leads back to. */
export function ExamLogin({ text, redirect }: { text: string; redirect: string }) {
  const t = useTranslations('exam');
  const origin = useOriginHref();
  return (
    <div className="card grid justify-items-start gap-4 p-6">
      <p className="prose-width">{text}</p>
      <a className="btn btn-primary" href={origin + hashFor('login', { redirect })}>
        {t('toLogin')}
      </a>
    </div>
  );
}

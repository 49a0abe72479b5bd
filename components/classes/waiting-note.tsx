'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { useTeachWorkspace } from '@/lib/classes/queries';
import { teachHref } from '@/components/teach/shell/teach-tabs';

/** Says that a family asks to join a class, and links to the requests. */
export function WaitingNote() {
  const t = useTranslations('teach.joining');
  const { locale } = useAccount();
  const { data } = useTeachWorkspace(true);
  if (!data || data.requests === 0) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-jade-soft p-4">
      {t('requests', { count: data.requests })}
      <a href={teachHref(locale, 'classes')} className="btn btn-secondary">
        {t('toRequests')}
      </a>
    </p>
  );
}

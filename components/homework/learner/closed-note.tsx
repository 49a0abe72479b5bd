'use client';

import { useTranslations } from 'next-intl';
import type { HomeworkState } from '@/lib/homework/homework';

/** That no more is asked, and that what was sent is kept. */
export function ClosedNote({ state }: { state: Exclude<HomeworkState, 'open'> }) {
  const t = useTranslations('homework.own');
  return (
    <p role="status" className="rounded-card bg-jade-soft p-4">
      {t(state === 'closed' ? 'closedNote' : 'archivedNote')}
    </p>
  );
}

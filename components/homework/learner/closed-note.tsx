'use client';

import { useTranslations } from 'next-intl';
import type { HomeworkState } from '@/lib/homework/homework';

/** Says that the homework is closed, and that sent answers remain stored. */
export function ClosedNote({ state }: { state: Exclude<HomeworkState, 'open'> }) {
  const t = useTranslations('homework.own');
  return (
    <p role="status" className="rounded-card bg-jade-soft p-4">
      {t(state === 'closed' ? 'closedNote' : 'archivedNote')}
    </p>
  );
}

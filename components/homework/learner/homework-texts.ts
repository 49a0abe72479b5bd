'use client';

import { useTranslations } from 'next-intl';
import type { OwnHomeworkEntry } from '@/lib/homework/contract';
import { useDay } from '@/components/notebook/use-day';

type Entry = Pick<OwnHomeworkEntry, 'due' | 'state' | 'done' | 'isOverdue'> & { items: number };

/** The state of a homework and its due date as text. */
export function useHomeworkTexts() {
  const t = useTranslations('homework.own');
  const dayText = useDay();
  const stateText = ({ state, done, items, due, isOverdue }: Entry): string => {
    const progress = done === items ? t('done') : t('progress', { done, items });
    if (state !== 'open') return `${t(state)} · ${progress}`;
    if (due === null || done === items) return progress;
    return `${t(isOverdue ? 'overdue' : 'due', { day: dayText(due) })} · ${progress}`;
  };
  return { stateText };
}

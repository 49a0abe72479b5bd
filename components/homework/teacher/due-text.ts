'use client';

import { useTranslations } from 'next-intl';
import { useCalendarDay } from '@/components/ui/shell/calendar-day';

/** The due date of a homework as text; null: none. */
export function useDueText() {
  const t = useTranslations('homework.given');
  const dayText = useCalendarDay();
  return (due: string | null): string => (due === null ? t('noDue') : t('due', { day: dayText(due) }));
}

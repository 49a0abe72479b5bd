'use client';

import { useTranslations } from 'next-intl';
import { useCalendarDay } from '@/components/ui/shell/calendar-day';

/** The day a homework is due, wherever it is read; null: none. */
export function useDueText() {
  const t = useTranslations('homework.given');
  const dayText = useCalendarDay();
  return (due: string | null): string => (due === null ? t('noDue') : t('due', { day: dayText(due) }));
}

'use client';

import { useCalendarDay } from '@/components/ui/shell/calendar-day';

/** Text of a day of the calendar without its year: 'November 24'. */
export function useDay() {
  const dayText = useCalendarDay();
  return (day: string) => dayText(day, { month: 'long', day: 'numeric' });
}

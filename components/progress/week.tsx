'use client';

import { useTranslations } from 'next-intl';
import { useCalendarDay } from '@/components/ui/shell/calendar-day';
import type { LearningProgress } from '@/lib/progress/contract';

/** The last seven days: the learning time and the finished lessons of each. A day off has no penalty. */
export function Week({ week }: Pick<LearningProgress, 'week'>) {
  const t = useTranslations('learn.progress');
  const dayText = useCalendarDay();
  const most = Math.max(600, ...week.map(({ seconds }) => seconds));
  const dayName = (day: string, weekday: 'short' | 'long') => dayText(day.slice(0, 10), { weekday });
  const minutes = Math.round(week.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  const finished = week.reduce((sum, day) => sum + day.finished, 0);
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t('week')}</h2>
      <p className="text-ink-2">{t('weekSum', { minutes, count: finished })}</p>
      <ol className="learn-week">
        {week.map(({ day, seconds, finished: count }) => (
          <li key={day}>
            <span className="sr-only">
              {t('day', { day: dayName(day, 'long'), minutes: Math.round(seconds / 60), count })}
            </span>
            <span aria-hidden="true" className="learn-day">
              <span style={{ height: `${Math.round((100 * seconds) / most)}%` }} />
            </span>
            <span aria-hidden="true" className="text-sm">
              {dayName(day, 'short')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

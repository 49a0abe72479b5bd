'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Notebook } from '@/lib/notebook/contract';
import { useLearning } from '@/components/learn/shell/learn-context';
import { useDay } from './use-day';
import { waitingReviews } from './waiting-reviews';

type Props = { notebook: Notebook; onBegin: () => void };

/** What is left for today, or that it is done, and the next day with reviews. */
export function TodaysReviews({ notebook, onBegin }: Props) {
  const t = useTranslations('notebook.today');
  const review = useTranslations('notebook.review');
  const { who } = useLearning();
  const day = useDay();
  const { done, left, due, nextDay, groups } = notebook;
  const waiting = waitingReviews(who).length;
  return (
    <section className="card grid justify-items-start gap-3 p-6" aria-labelledby="notebook-today">
      <h2 id="notebook-today" className="text-2xl">
        {t(left > 0 ? 'title' : done > 0 ? 'done' : 'nothing')}
      </h2>
      {left > 0 && <p>{t('left', { count: left })}</p>}
      {left > 0 && <Button onClick={onBegin}>{t('begin')}</Button>}
      {left === 0 && done > 0 && <p>{t('count', { count: done })}</p>}
      {groups.length === 0 && <p className="prose-width text-ink-2">{t('empty')}</p>}
      {due > left && <p className="text-ink-2">{t('rest', { count: due - left })}</p>}
      {left === 0 && nextDay && <p className="text-ink-2">{t('next', { day: day(nextDay) })}</p>}
      {waiting > 0 && <p className="text-ink-2">{review('waiting', { count: waiting })}</p>}
    </section>
  );
}

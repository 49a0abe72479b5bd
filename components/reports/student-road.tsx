'use client';

import { useTranslations } from 'next-intl';
import type { StudentReport } from '@/lib/reports/contract';

/** The road from G19 to G1: how much of the lessons of each grade is done. */
export function StudentRoad({ road }: Pick<StudentReport, 'road'>) {
  const t = useTranslations('teach.progress');
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t('road')}</h2>
      <ol className="card grid gap-2 p-4">
        {road.map(({ grade, lessons, finished, solved, tried }) => (
          <li key={grade} className="grid gap-1">
            <span className="text-sm">{t('roadPart', { grade, lessons, finished, solved, tried })}</span>
            <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className="teach-road">
              <rect width={lessons > 0 ? (100 * finished) / lessons : 0} height={2} />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { LearningProgress } from '@/lib/progress/contract';
import { stageOfGrade } from '@/lib/kernel/grades';

/** The road from G19 to G1: each stone fills with the lessons of its grade. */
export function Road({ road }: Pick<LearningProgress, 'road'>) {
  const t = useTranslations('learn.progress');
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t('road')}</h2>
      <ol className="learn-road">
        {road.map(({ grade, lessons, finished, solved, tried }) => {
          const part = lessons > 0 ? Math.round((100 * finished) / lessons) : 0;
          const style = { '--road': `var(--color-${stageOfGrade(grade)})`, '--part': `${part}%` } as CSSProperties;
          return (
            <li key={grade} style={style} data-full={part === 100 || undefined}>
              <span className="learn-road-stone" aria-hidden="true">
                <span>{grade}</span>
              </span>
              <span className="sr-only">{`G${grade}: `}</span>
              <span className="text-sm">
                {lessons > 0 ? t('lessons', { finished, lessons }) : t('noLessons')}
                {tried > 0 && <span className="block text-ink-2">{t('solved', { solved, tried })}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

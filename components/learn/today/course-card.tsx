'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { Stone } from '@/components/go/stone';
import type { StudyCourse } from '@/lib/courses/study-contract';
import { PageLink } from '@/lib/kernel/links/page-link';
import { ProgressBar } from '@/components/courses/progress-bar';
import { courseHref, lessonHref } from '../shell/learn-href';

type Props = { course: StudyCourse; isFirst: boolean };

/** A course, how far it is, and its next lesson. */
export function CourseCard({ course, isFirst }: Props) {
  const t = useTranslations('learn');
  const { locale } = useAccount();
  const { id, title, gradeFrom, lessons, finished, next, lastAt } = course;
  return (
    <li className="card grid content-start gap-3 p-5">
      <div className="flex items-center gap-3">
        {gradeFrom !== null && (
          <Stone color={gradeFrom % 2 ? 'black' : 'white'} decorative className="size-10 text-[14px]">
            {gradeFrom}
          </Stone>
        )}
        <h3 className="min-w-0 flex-1">
          <PageLink href={courseHref(locale, id)} className="inline-flex min-h-11 items-center hover:underline">
            {title}
          </PageLink>
        </h3>
      </div>
      <ProgressBar label={t('course.progress', { finished, total: lessons })} part={finished} whole={lessons} />
      {next && (
        <PageLink
          href={lessonHref(locale, id, next.id)}
          className={`btn ${isFirst ? 'btn-primary' : 'btn-secondary'} justify-between!`}
        >
          <span className="text-start">{t(lastAt === null ? 'today.begin' : 'today.go', { lesson: next.title })}</span>
          <span className="text-sm font-normal whitespace-nowrap">{t('minutes', { count: next.minutes })}</span>
        </PageLink>
      )}
    </li>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useAccount } from '@/components/account/shell/account-context';
import { Button } from '@/components/ui/button';
import type { Lesson } from '@/lib/contract/learning';
import { PageLink } from '@/lib/i18n/page-link';
import { ToCourses } from '../course/to-courses';
import { LoginNote } from '../shell/login-note';
import { courseHref, lessonHref } from '../shell/learn-href';

type Props = { course: string; lesson: Lesson; /** Steps not done. */ left: number; onAgain: () => void };

/** After the last step: what was learned, and where to go on. */
export function LessonEnd({ course, lesson, left, onAgain }: Props) {
  const t = useTranslations('learn.lesson');
  const { locale } = useAccount();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="card grid justify-items-start gap-4 p-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t(left === 0 ? 'finished' : 'notFinished')}
      </h2>
      <p className="prose-width text-ink-2">{left === 0 ? lesson.summary : t('left', { count: left })}</p>
      <LoginNote redirect={`learn/${course}/${lesson.id}`} />
      <p className="flex flex-wrap gap-3">
        {lesson.next ? (
          <PageLink
            href={lessonHref(locale, course, lesson.next)}
            className={`btn ${left === 0 ? 'btn-primary' : 'btn-secondary'}`}
          >
            {t('nextLesson')}
          </PageLink>
        ) : (
          left === 0 && <ToCourses />
        )}
        <Button kind={left === 0 ? 'secondary' : 'primary'} onClick={onAgain}>
          {t(left === 0 ? 'again' : 'toRest')}
        </Button>
        <PageLink href={courseHref(locale, course)} className="btn btn-quiet">
          {t('toCourse', { title: lesson.course.title })}
        </PageLink>
      </p>
    </section>
  );
}

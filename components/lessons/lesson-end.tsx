'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import type { Lesson } from '@/lib/lessons/contract';
import { PageLink } from '@/lib/kernel/links/page-link';
import { ToCourses } from '@/components/courses/to-courses';
import { ReadAloud } from '@/components/learn/read-aloud';
import { LoginNote } from '@/components/learn/shell/login-note';
import { courseHref, lessonHref } from '@/components/learn/shell/learn-href';

type Props = { course: string; lesson: Lesson; /** Steps not done. */ left: number; onAgain: () => void };

/** After the last step: what was learned, and where to go on. */
export function LessonEnd({ course, lesson, left, onAgain }: Props) {
  const t = useTranslations('learn.lesson');
  const { locale } = useAccount();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isFinished = left === 0;
  const title = t(isFinished ? 'finished' : 'notFinished');
  const text = isFinished ? lesson.summary : t('left', { count: left });
  return (
    <section className="card grid justify-items-start gap-4 p-6">
      <div className="flex w-full items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        <ReadAloud text={`${title} ${text}`} />
      </div>
      <p className="prose-width text-ink-2">{text}</p>
      <LoginNote redirect={`learn/${course}/${lesson.id}`} />
      <p className="flex flex-wrap gap-3">
        {lesson.next ? (
          <PageLink
            href={lessonHref(locale, course, lesson.next)}
            className={`btn ${isFinished ? 'btn-primary learn-cue' : 'btn-secondary'}`}
          >
            {t('nextLesson')}
          </PageLink>
        ) : (
          isFinished && <ToCourses />
        )}
        <Button kind={isFinished ? 'secondary' : 'primary'} className={isFinished ? '' : 'learn-cue'} onClick={onAgain}>
          {t(isFinished ? 'again' : 'toRest')}
        </Button>
        <PageLink
          href={courseHref(locale, course)}
          className={`btn ${isFinished && !lesson.next ? 'btn-secondary learn-cue' : 'btn-quiet'}`}
        >
          {t('toCourse', { title: lesson.course.title })}
        </PageLink>
      </p>
    </section>
  );
}

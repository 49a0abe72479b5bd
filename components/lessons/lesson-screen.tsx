'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Skeleton } from '@/components/ui/waiting/skeleton';
import { Loaded } from '@/components/ui/shell/loaded';
import { useAccount } from '@/components/ui/shell/account-context';
import { asApiError } from '@/lib/kernel/api/api-error';
import { useLesson } from '@/lib/lessons/queries';
import type { Lesson } from '@/lib/lessons/contract';
import { PageLink } from '@/lib/kernel/links/page-link';
import { DocumentTitle } from '@/components/learn/shell/document-title';
import { courseHref } from '@/components/learn/shell/learn-href';
import { useLearning } from '@/components/learn/shell/learn-context';
import { LearnerGate } from '@/components/learn/shell/learner-gate';
import { NotThere } from '@/components/learn/shell/not-there';
import { LessonPlayer } from './lesson-player';

/** Not needed by a user who may study the lesson at once. */
const AskToOpen = lazy(() => import('./opening/ask-to-open'));
const ReportOpening = lazy(() => import('./opening/report-opening'));
const ClosedLesson = lazy(() => import('./closed-lesson'));

type Props = { course: string; lesson: string };

/** The lesson for users who may study it; for others its description and where to get it. */
export function LessonScreen(props: Props) {
  return (
    <LearnerGate>
      <OwnLesson key={props.lesson} {...props} />
    </LearnerGate>
  );
}

function OwnLesson({ course, lesson }: Props) {
  const { locale } = useAccount();
  const { who } = useLearning();
  const query = useLesson(course, lesson, who.learner, locale);
  const [wasAsked, setAsked] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const readAgain = () => {
    setAsked(true);
    return query.refetch();
  };
  if (!wasOpen && query.data?.access === 'open') setWasOpen(true);
  if (query.error && asApiError(query.error).status === 404) return <NotThere kind="lesson" />;
  return (
    <div className="wrap learn-page learn-page-lesson">
      <Loaded query={query} skeleton="h-[70vh]">
        {(read) => (
          <Suspense fallback={<Skeleton className="h-[70vh] w-full" />}>
            <DocumentTitle>{read.title}</DocumentTitle>
            <LessonHead course={course} lesson={read} />
            {read.access === 'ask' ? (
              <AskToOpen course={course} lesson={read} onOpened={readAgain} />
            ) : read.access === 'tell' ? (
              <ReportOpening course={course} lesson={read} onOpened={readAgain} />
            ) : read.access === 'closed' || !read.steps ? (
              <ClosedLesson lesson={read} hasEnded={wasOpen} />
            ) : (
              <>
                <Opening course={course} lesson={read} />
                <LessonPlayer
                  course={course}
                  lesson={read}
                  steps={read.steps}
                  takesFocus={wasAsked}
                  onRenew={async () => (await query.refetch()).isSuccess}
                />
              </>
            )}
          </Suspense>
        )}
      </Loaded>
    </div>
  );
}

function LessonHead({ course, lesson }: { course: string; lesson: Lesson }) {
  const t = useTranslations('learn');
  const { locale } = useAccount();
  return (
    <header className="flex flex-wrap items-baseline gap-x-3 sm:mb-3">
      <PageLink href={courseHref(locale, course)} className="learn-back link">
        {lesson.course.title}
      </PageLink>
      <p className="text-sm text-ink-2 max-sm:hidden">
        {t('facts', { grade: `G${lesson.grade}`, minutes: lesson.minutes })}
      </p>
      <h1 className="text-lg sm:w-full sm:text-2xl">{lesson.title}</h1>
    </header>
  );
}

/** Reports the first opening of the lesson. */
function Opening({ course, lesson }: { course: string; lesson: Lesson }) {
  const { events } = useLearning();
  const note = useEffectEvent(() => {
    if (lesson.state === 'new') events.record({ course, lesson: lesson.id, kind: 'opened' });
  });
  useEffect(() => note(), []);
  return null;
}

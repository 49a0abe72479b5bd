'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { Icon } from '@/components/ui/icon';
import { asApiError } from '@/lib/kernel/api/api-error';
import { useCourseOfLessons } from '@/lib/courses/queries';
import type { CourseOfLessons, LessonEntry } from '@/lib/courses/study-contract';
import { gradeRange } from '@/lib/kernel/grades';
import { gradeWithin } from '@/lib/bank/draw';
import { PageLink } from '@/lib/kernel/links/page-link';
import { waitingStates } from '@/components/events/queue';
import { DocumentTitle } from '@/components/learn/shell/document-title';
import { learnHref, lessonHref } from '@/components/learn/shell/learn-href';
import { useLearning } from '@/components/learn/shell/learn-context';
import { LearnerGate } from '@/components/learn/shell/learner-gate';
import { LoginNote } from '@/components/learn/shell/login-note';
import { NotThere } from '@/components/learn/shell/not-there';
import { RegisterForTrial } from '@/components/learn/shell/register-for-trial';
import { HeldByAnother, useHolders } from './held-by-another';
import { ToCourses } from './to-courses';
import { ProgressBar } from './progress-bar';
import { OfferOfCourse } from './offer-of-course';

/** A course: its chapters and lessons, the progress, and where to continue. */
export function CourseScreen({ course }: { course: string }) {
  return (
    <LearnerGate>
      <OwnCourse course={course} />
    </LearnerGate>
  );
}

function OwnCourse({ course }: { course: string }) {
  const t = useTranslations('learn');
  const { locale } = useAccount();
  const { who } = useLearning();
  const query = useCourseOfLessons(course, who.learner, locale);
  if (query.error && asApiError(query.error).status === 404) return <NotThere kind="course" />;
  return (
    <div className="wrap learn-page">
      <PageLink href={learnHref(locale)} className="learn-back link">
        {t('header.today')}
      </PageLink>
      <Loaded query={query} skeleton="h-96">
        {(read) => <Chapters course={read} />}
      </Loaded>
    </div>
  );
}

function Chapters({ course }: { course: CourseOfLessons }) {
  const t = useTranslations('learn.course');
  const { locale, user } = useAccount();
  const { who } = useLearning();
  const { next, chapters, isOpen, lessons, finished } = course;
  const waiting = waitingStates(who, course.id);
  const free = chapters.flatMap((chapter) => chapter.lessons).find(({ isFree }) => isFree);
  const first = isOpen ? next : free;
  const isOneStepAway = course.isTrial && !user;
  const holders = useHolders(course.heldBy);
  return (
    <>
      <DocumentTitle>{course.title}</DocumentTitle>
      <header className="mb-6 grid gap-3">
        <h1 className="text-3xl md:text-4xl">{course.title}</h1>
        <p className="text-ink-2">
          {[gradeRange(course), t('lessons', { count: lessons }), t('minutes', { count: course.minutes })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {isOpen && <ProgressBar label={t('progress', { finished, total: lessons })} part={finished} whole={lessons} />}
        {holders.length > 0 ? (
          <HeldByAnother holders={holders} />
        ) : (
          !isOpen && !isOneStepAway && <p className="prose-width">{t('closed')}</p>
        )}
        <div className="flex flex-wrap items-center gap-4">
          {first && (
            <PageLink
              href={lessonHref(locale, course.id, first.id)}
              className={`btn ${holders.length > 0 ? 'btn-secondary' : 'btn-primary'}`}
            >
              {isOpen ? t(finished > 0 ? 'continue' : 'begin') : t('tryFree')}
              <span className="sr-only">{` ${first.title}`}</span>
            </PageLink>
          )}
          {isOpen && lessons > 0 && !next && <ToCourses />}
          {!isOpen && !isOneStepAway && <OfferOfCourse productId={course.productId} />}
        </div>
        {isOneStepAway && <RegisterForTrial redirect={`learn/${course.id}`} kind="secondary" />}
        <LoginNote redirect={`learn/${course.id}`} />
      </header>
      <div className="grid gap-6">
        {chapters.map((chapter, index) => (
          <section key={index} className="grid gap-2">
            <h2 className="text-xl">{chapter.title}</h2>
            <ol className="card divide-y divide-line overflow-hidden">
              {chapter.lessons.map((lesson) => (
                <LessonRow
                  key={lesson.id}
                  course={course}
                  lesson={lesson}
                  state={lesson.state === 'finished' ? 'finished' : (waiting.get(lesson.id) ?? lesson.state)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

type RowProps = { course: CourseOfLessons; lesson: LessonEntry; state: LessonEntry['state'] };

function LessonRow({ course, lesson, state }: RowProps) {
  const t = useTranslations('learn');
  const { locale } = useAccount();
  const { id, title, grade, minutes, isFree } = lesson;
  // A topic easier than the course is a revision here: its grade is not shown, it would mislead.
  const isOfItsGrades = gradeWithin(grade, course) === grade;
  return (
    <li>
      <PageLink href={lessonHref(locale, course.id, id)} className="learn-row">
        <span aria-hidden="true" className="learn-state" data-state={state}>
          {state === 'finished' && <Icon name="check" />}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-bold">{title}</span>
          <span className="text-sm text-ink-2">
            {isOfItsGrades ? t('facts', { grade: `G${grade}`, minutes }) : t('minutes', { count: minutes })}
            <span className="sr-only">{` ${t(`state.${state}`)}`}</span>
          </span>
        </span>
        {isFree && !course.isOpen && <span className="chip">{t('course.free')}</span>}
      </PageLink>
    </li>
  );
}

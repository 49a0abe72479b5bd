'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { EmptyState } from '@/components/ui/empty-state';
import { useToday } from '@/lib/courses/queries';
import type { StudyCourse } from '@/lib/courses/study-contract';
import { hrefFor } from '@/lib/kernel/links/href';
import { PageLink } from '@/lib/kernel/links/page-link';
import { ExamsLink } from '@/components/exams/exams-link';
import { HomeworkToday } from '@/components/homework/learner/homework-list';
import { ClimbLink } from '@/components/climb/climb-link';
import { GradingLink } from '@/components/exams/grading-link';
import { LecturesLink } from '@/components/lectures/lectures-link';
import { NotebookLink } from '@/components/notebook/notebook-link';
import { ReportOutcomes } from '@/components/problem-reports/report-outcomes';
import { courseHref } from '../shell/learn-href';
import { useLearning } from '../shell/learn-context';
import { LearnerGate } from '../shell/learner-gate';
import { SharedLink } from '@/components/materials/learner/shared-link';
import { CourseCard } from './course-card';
import { Visitor } from './visitor';

/** Today: the last lesson, the next one of each course, trials, and own courses that are not begun. */
export function TodayScreen({ trials }: { trials: readonly { id: string; title: string }[] }) {
  return (
    <LearnerGate>
      <Today trials={trials} />
    </LearnerGate>
  );
}

function Today({ trials }: { trials: readonly { id: string; title: string }[] }) {
  const { user } = useAccount();
  return <div className="wrap learn-page">{user ? <OwnToday /> : <Visitor trials={trials} />}</div>;
}

const isBegun = ({ lastAt }: StudyCourse) => lastAt !== null;

function OwnToday() {
  const t = useTranslations('learn.today');
  const { locale } = useAccount();
  const { who, kids } = useLearning();
  return (
    <>
      <h1 className="mb-6 text-3xl md:text-4xl">{t('title')}</h1>
      <Loaded query={useToday(who.learner, locale)} skeleton="h-96">
        {(courses) => {
          const open = courses.filter(({ isOpen }) => isOpen);
          const [last, ...begun] = open
            .filter((course) => isBegun(course) && course.next)
            .sort((a, b) => (a.lastAt! < b.lastAt! ? 1 : -1));
          const rest = open.filter((course) => course !== last && !begun.includes(course));
          const finished = rest.filter((course) => course.lessons > 0 && course.next === null);
          const fresh = rest.filter((course) => !finished.includes(course));
          const trials = courses.filter((course) => course.isTrial && !isBegun(course));
          const own = fresh.filter((course) => !trials.includes(course));
          const others = courses.filter(({ isOpen, isTrial }) => !isOpen && !isTrial);
          return (
            <div className="grid gap-9">
              <ReportOutcomes />
              <HomeworkToday />
              {last && <Group title={t('continue')} courses={[last]} isFirst />}
              <SharedLink />
              <NotebookLink />
              {begun.length > 0 && <Group title={t('next')} courses={begun} />}
              {own.length > 0 && <Group title={t('own')} courses={own} isFirst={!last} />}
              {open.length === 0 && trials.length === 0 && (
                <EmptyState title={t('nothing')}>
                  {!kids && (
                    <PageLink href={hrefFor(locale, 'TrialCourse')} className="btn btn-primary">
                      {t('toTrials')}
                    </PageLink>
                  )}
                </EmptyState>
              )}
              {trials.length > 0 && (
                <Group
                  title={t(open.length === 0 ? 'firstTrial' : 'trials')}
                  courses={trials}
                  isFirst={!last && own.length === 0}
                />
              )}
              <ClimbLink />
              <GradingLink />
              <ExamsLink />
              <LecturesLink />
              {finished.length > 0 && <Group title={t('finished')} courses={finished} />}
              {others.length > 0 && (
                // A long list of minor importance: closed as long as there is something to learn.
                <details open={!last && own.length === 0}>
                  <summary className="opener min-h-11">
                    <h2 className="text-xl">{t('others')}</h2>
                  </summary>
                  <ul className="mt-3 grid gap-2 md:grid-cols-2">
                    {others.map(({ id, title }) => (
                      <li key={id}>
                        <PageLink
                          href={courseHref(locale, id)}
                          className="btn btn-secondary w-full justify-start text-start"
                        >
                          {title}
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

type GroupProps = {
  title: string;
  courses: readonly StudyCourse[];
  /** The main card of the screen. */ isFirst?: boolean;
};

function Group({ title, courses, isFirst = false }: GroupProps) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {courses.map((course, index) => (
          <CourseCard key={course.id} course={course} isFirst={isFirst && index === 0} />
        ))}
      </ul>
    </section>
  );
}

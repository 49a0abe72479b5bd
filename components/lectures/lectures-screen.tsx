'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { EmptyState } from '@/components/ui/empty-state';
import { PageButtons } from '@/components/ui/shell/page-buttons';
import { useLectures } from '@/lib/lectures/queries';
import type { Lectures } from '@/lib/lectures/contract';
import { PageLink } from '@/lib/kernel/links/page-link';
import { ExamLogin } from '@/components/exams/exam-login';
import { DocumentTitle } from '@/components/learn/shell/document-title';
import { useLearning } from '@/components/learn/shell/learn-context';
import { learnHref } from '@/components/learn/shell/learn-href';
import { LearnerGate } from '@/components/learn/shell/learner-gate';
import { ClosedNote } from './closed-note';
import { PastLecture } from './past-lecture';
import { UpcomingLecture } from './upcoming-lecture';

/** Upcoming live lectures, and the replays of past ones. */
export function LecturesScreen() {
  return (
    <LearnerGate>
      <Screen />
    </LearnerGate>
  );
}

function Screen() {
  const t = useTranslations('lectures');
  const { user } = useAccount();
  return (
    <div className="wrap learn-page grid gap-7">
      <DocumentTitle>{t('title')}</DocumentTitle>
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      {user ? <Known /> : <ExamLogin text={t('login')} redirect="learn/lectures" />}
    </div>
  );
}

function Known() {
  const { locale } = useAccount();
  const { who } = useLearning();
  const [page, setPage] = useState(1);
  return (
    <Loaded query={useLectures(who.learner, locale, page)} skeleton="h-72">
      {(lectures) => (
        <>
          {!lectures.isOpen && <ClosedNote />}
          {lectures.upcoming.length === 0 && lectures.past.count === 0 ? (
            <None />
          ) : (
            <Lists lectures={lectures} page={page} onPage={setPage} />
          )}
        </>
      )}
    </Loaded>
  );
}

function None() {
  const t = useTranslations('lectures');
  const { locale } = useAccount();
  return (
    <EmptyState title={t('none')}>
      <PageLink href={learnHref(locale)} className="btn btn-primary">
        {t('toToday')}
      </PageLink>
    </EmptyState>
  );
}

type ListsProps = { lectures: Lectures; page: number; onPage: (page: number) => void };

function Lists({ lectures: { isOpen, upcoming, past }, page, onPage }: ListsProps) {
  const t = useTranslations('lectures');
  return (
    <>
      <section className="grid gap-3">
        <h2 className="text-xl">{t('upcoming')}</h2>
        <p className="text-sm text-ink-2">{upcoming.length === 0 ? t('noneToCome') : t('zone')}</p>
        <ul className="grid gap-4 md:grid-cols-2">
          {upcoming.map((lecture) => (
            <UpcomingLecture key={lecture.id} lecture={lecture} isOpen={isOpen} />
          ))}
        </ul>
      </section>
      {past.count > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">{t('past')}</h2>
          <ul className="grid gap-4">
            {past.items.map((lecture) => (
              <PastLecture key={lecture.id} lecture={lecture} isOpen={isOpen} />
            ))}
          </ul>
          <PageButtons page={page} pages={past.pages} onPage={onPage} />
        </section>
      )}
    </>
  );
}

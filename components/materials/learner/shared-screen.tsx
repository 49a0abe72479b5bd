'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor, useHashRoute } from '@/components/ui/shell/hash-route';
import { PagedList } from '@/components/ui/shell/paged-list';
import { Screen } from '@/components/ui/shell/screen';
import { EmptyState } from '@/components/ui/empty-state';
import { useSharedLessons } from '@/lib/materials/queries';
import { PageLink } from '@/lib/kernel/links/page-link';
import { learnHref } from '@/components/learn/shell/learn-href';
import { LearnerGate } from '@/components/learn/shell/learner-gate';
import { ExamLogin } from '@/components/exams/exam-login';
import { SharedLessonView } from './shared-lesson';

/** The lessons that teachers share with the user: the list, or the one in the address. */
export function SharedScreen() {
  return (
    <LearnerGate>
      <Shared />
    </LearnerGate>
  );
}

function Shared() {
  const t = useTranslations('learn.shared');
  const { user } = useAccount();
  const route = useHashRoute();
  if (!user)
    return (
      <div className="wrap learn-page">
        <ExamLogin text={t('login')} redirect="learn/shared" />
      </div>
    );
  if (!route) return null;
  const [id] = route.segments;
  return id ? <SharedLessonView key={id} id={id} /> : <SharedList />;
}

function SharedList() {
  const t = useTranslations('learn.shared');
  const { locale, date } = useAccount();
  const [page, setPage] = useState(1);
  return (
    <Screen title={t('title')} lead={t('description')}>
      <PagedList
        query={useSharedLessons(page)}
        page={page}
        onPage={setPage}
        empty={
          <EmptyState title={t('none')}>
            <PageLink href={learnHref(locale)} className="btn btn-primary">
              {t('toToday')}
            </PageLink>
          </EmptyState>
        }
        className="grid gap-4"
      >
        {(items) => (
          <ul className="grid gap-3">
            {items.map(({ id, title, sharedAt, materials }) => (
              <li key={id}>
                <a href={hashFor(id)} className="learn-row card">
                  <span className="min-w-0 flex-1">
                    <span className="block font-bold wrap-anywhere">{title}</span>
                    <span className="text-sm text-ink-2">{t('facts', { count: materials, date: date(sharedAt) })}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Screen>
  );
}

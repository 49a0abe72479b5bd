'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { PagedList } from '@/components/ui/shell/paged-list';
import { EmptyState } from '@/components/ui/empty-state';
import { useOwnHomeworkList } from '@/lib/homework/queries';
import type { OwnHomeworkEntry } from '@/lib/homework/contract';
import { PageLink } from '@/lib/kernel/links/page-link';
import { DocumentTitle } from '@/components/learn/shell/document-title';
import { homeworkHref, learnHref } from '@/components/learn/shell/learn-href';
import { useLearning } from '@/components/learn/shell/learn-context';
import { useHomeworkTexts } from './homework-texts';

/** Homework shown on the screen Today; the full list has its own page. */
const onToday = 5;

/** The learner's homework on the screen Today; nothing where there is none. */
export function HomeworkToday() {
  const t = useTranslations('homework.own');
  const { locale } = useAccount();
  const { who } = useLearning();
  const { data } = useOwnHomeworkList(who.learner, 1);
  if (!data || data.count === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('title')}</h2>
      <Entries entries={data.items.slice(0, onToday)} />
      {data.count > onToday && (
        <PageLink href={homeworkHref(locale)} className="link inline-flex min-h-11 items-center justify-self-start">
          {t('all', { count: data.count })}
        </PageLink>
      )}
    </section>
  );
}

/** All of it, in pages. */
export function HomeworkList() {
  const t = useTranslations('homework.own');
  const { locale } = useAccount();
  const { who } = useLearning();
  const [page, setPage] = useState(1);
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <h1 className="mb-6 text-3xl md:text-4xl">{t('title')}</h1>
      <PagedList
        query={useOwnHomeworkList(who.learner, page)}
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
        {(items) => <Entries entries={items} />}
      </PagedList>
    </>
  );
}

function Entries({ entries }: { entries: readonly OwnHomeworkEntry[] }) {
  const { locale } = useAccount();
  const { stateText } = useHomeworkTexts();
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {entries.map((entry) => (
        <li key={entry.id}>
          <PageLink href={homeworkHref(locale, `/${entry.id}`)} className="learn-row card">
            <span className="min-w-0 flex-1">
              <span className="block font-bold wrap-anywhere">{entry.title}</span>
              <span className={`text-sm ${entry.isOverdue ? 'font-semibold text-danger' : 'text-ink-2'}`}>
                {stateText(entry)}
              </span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

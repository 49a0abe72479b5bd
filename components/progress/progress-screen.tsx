'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { useLearningProgress } from '@/lib/progress/queries';
import type { LearningProgress } from '@/lib/progress/contract';
import { ReportOutcomes } from '@/components/problem-reports/report-outcomes';
import { DocumentTitle } from '@/components/learn/shell/document-title';
import { LearnerGate } from '@/components/learn/shell/learner-gate';
import { LoginNote } from '@/components/learn/shell/login-note';
import { useLearning } from '@/components/learn/shell/learn-context';
import { Road } from './road';
import { Settings } from './settings';
import { Week } from './week';

/** The links to the climb and to the notebook, which are placed between the parts of this screen. */
type Ways = { climb: ReactNode; notebook: ReactNode };

/** The progress of the learner: the road from G19 to G1, the week, and each topic. */
export function ProgressScreen(ways: Ways) {
  return (
    <LearnerGate>
      <OwnProgress {...ways} />
    </LearnerGate>
  );
}

function OwnProgress(ways: Ways) {
  const t = useTranslations('learn.progress');
  const { user } = useAccount();
  return (
    <div className="wrap learn-page grid gap-9">
      <DocumentTitle>{t('title')}</DocumentTitle>
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      {user ? <Known {...ways} /> : <LoginNote redirect="learn/progress" />}
    </div>
  );
}

function Known({ climb, notebook }: Ways) {
  const { locale } = useAccount();
  const { who } = useLearning();
  return (
    <>
      <Loaded query={useLearningProgress(who.learner, locale)} skeleton="h-96">
        {({ road, topics, week }) => (
          <div className="grid gap-9">
            <Week week={week} />
            <Road road={road} />
            {climb}
            <Topics topics={topics} />
          </div>
        )}
      </Loaded>
      <ReportOutcomes />
      {notebook}
      <Settings />
    </>
  );
}

function Topics({ topics }: Pick<LearningProgress, 'topics'>) {
  const t = useTranslations('learn');
  const begun = topics.filter(({ state, tried }) => state !== 'new' || tried > 0);
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t('progress.topics')}</h2>
      {begun.length === 0 ? (
        <p className="text-ink-2">{t('progress.noTopics')}</p>
      ) : (
        <ul className="card divide-y divide-line">
          {begun.map(({ id, title, grade, state, tried, solved, isMastered }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 p-4">
              <span className="min-w-0 grow basis-64 font-bold">{title}</span>
              <span className="text-sm text-ink-2">
                {[`G${grade}`, t(`state.${state}`), tried > 0 && t('progress.solved', { solved, tried })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {isMastered && <span className="chip bg-jade-soft! text-jade!">{t('progress.mastered')}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

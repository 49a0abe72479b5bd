'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { EmptyState } from '@/components/ui/empty-state';
import type { OwnHomework, OwnHomeworkItem } from '@/lib/homework/contract';
import { ProblemBoard } from '@/components/lessons/problem-board';
import { ReportProblem } from '@/components/problem-reports/report-problem';
import { DocumentTitle } from '@/components/learn/shell/document-title';
import { homeworkHref } from '@/components/learn/shell/learn-href';
import { useLearning } from '@/components/learn/shell/learn-context';
import { ClosedNote } from './closed-note';

type ProblemItem = Extract<OwnHomeworkItem, { kind: 'problem' | 'own' }>;

/** A problem of a homework: each try is reported, and the number of tries is unlimited. */
export function HomeworkProblem({ homework, problem }: { homework: OwnHomework; problem: string }) {
  const t = useTranslations('homework.own');
  const { locale } = useAccount();
  const { events } = useLearning();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSolved, setSolved] = useState(false);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const problems = homework.items.filter((item): item is ProblemItem => 'problem' in item);
  const index = problems.findIndex(({ id }) => id === problem);
  const item = problems[index];
  const name = t('count', { number: index + 1, total: problems.length });
  // The next open problem after this one, then skipped ones before it.
  const next = [...problems.slice(index + 1), ...problems.slice(0, Math.max(0, index))].find((one) => !one.isDone);
  const overview = homeworkHref(locale, `/${homework.id}`);
  return (
    <div className="learn-lesson">
      <DocumentTitle>{`${homework.title} · ${name}`}</DocumentTitle>
      <header className="flex flex-wrap items-baseline gap-x-3">
        <a href={overview} className="link inline-flex min-h-6 text-sm wrap-anywhere">
          {homework.title}
        </a>
        <h1 ref={heading} tabIndex={-1} className="w-full text-lg outline-none sm:text-2xl">
          {item ? name : t('title')}
        </h1>
      </header>
      {homework.state !== 'open' && <ClosedNote state={homework.state} />}
      {item?.problem && (
        <>
          <ProblemBoard
            id={item.id}
            problem={item.problem}
            onAttempt={({ moves, solved, hints, milliseconds }) => {
              // Stored before the result is shown.
              events.record({
                kind: 'homework',
                homework: homework.id,
                problem: item.id,
                moves,
                solved,
                hints,
                milliseconds,
              });
              if (solved) setSolved(true);
            }}
          />
          {item.kind === 'problem' && <ReportProblem problem={item.id} />}
        </>
      )}
      {!item && <EmptyState title={t('problemMissing')} />}
      <div className="learn-bar">
        <a href={overview} className={`btn ${isSolved && !next ? 'btn-primary learn-cue' : 'btn-secondary'}`}>
          {t('toHomework')}
        </a>
        {homework.state === 'open' && next && (
          <a
            href={homeworkHref(locale, `/${homework.id}/${next.id}`)}
            className={`btn ${isSolved ? 'btn-primary learn-cue' : 'btn-secondary'}`}
          >
            {t(isSolved ? 'nextProblem' : 'skip')}
          </a>
        )}
      </div>
    </div>
  );
}

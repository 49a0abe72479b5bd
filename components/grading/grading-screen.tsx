'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { useGrading, useGradings } from '@/lib/grading/queries';
import type { Gradings } from '@/lib/grading/contract';
import { PageLink } from '@/lib/kernel/links/page-link';
import { ExamLogin } from '@/components/exams/exam-login';
import { useSittingInAddress } from '@/components/exams/use-sitting-in-address';
import { DocumentTitle } from '@/components/learn/shell/document-title';
import { examsHref } from '@/components/learn/shell/learn-href';
import { useLearning } from '@/components/learn/shell/learn-context';
import { LearnerGate } from '@/components/learn/shell/learner-gate';
import { GradingResultView } from './grading-result';
import { GradingStart } from './grading-start';
import { RunningGrading } from './running-grading';

/** The AI exam: before it, in it, and after it. */
export function GradingScreen() {
  return (
    <LearnerGate>
      <OwnGradings />
    </LearnerGate>
  );
}

function OwnGradings() {
  const t = useTranslations('grading');
  const exams = useTranslations('exam');
  const { locale, user } = useAccount();
  const { who } = useLearning();
  const chosen = useSittingInAddress();
  const query = useGradings(who.learner, user !== null);
  return (
    <div className="wrap learn-page">
      <DocumentTitle>{t('title')}</DocumentTitle>
      <PageLink href={examsHref(locale)} className="link text-sm">
        {exams('all')}
      </PageLink>
      <h1 className="mt-2 mb-5 text-3xl">{t('title')}</h1>
      {!user ? (
        <ExamLogin text={t('login')} redirect="learn/grading" />
      ) : (
        <Loaded query={query} skeleton="h-96">
          {(gradings) => <AtStage gradings={gradings} chosen={chosen} />}
        </Loaded>
      )}
    </div>
  );
}

function AtStage({ gradings, chosen }: { gradings: Gradings; chosen: string | null }) {
  const isTheirs = gradings.running?.id === chosen || gradings.past.some(({ id }) => id === chosen);
  return chosen && isTheirs ? <Sitting key={chosen} id={chosen} /> : <GradingStart gradings={gradings} />;
}

function Sitting({ id }: { id: string }) {
  const { locale } = useAccount();
  return (
    <Loaded query={useGrading(id, locale)} skeleton="h-96">
      {({ question, result }) =>
        result ? (
          <GradingResultView result={result} />
        ) : (
          question && <RunningGrading key={question.number} id={id} question={question} />
        )
      }
    </Loaded>
  );
}

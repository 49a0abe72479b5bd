'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/account/shell/account-context';
import { Loaded } from '@/components/account/shell/loaded';
import { useExam, useExamSitting } from '@/lib/api/exam-queries';
import type { ExamWithSittings } from '@/lib/contract/exam';
import { PageLink } from '@/lib/i18n/page-link';
import { DocumentTitle } from '../shell/document-title';
import { examsHref } from '../shell/learn-href';
import { useLearning } from '../shell/learn-context';
import { LearnerGate } from '../shell/learner-gate';
import { ExamLogin } from './exam-login';
import { ExamResultView } from './exam-result';
import { ExamStart } from './exam-start';
import { RunningExam } from './running-exam';
import { useSittingInAddress } from './use-sitting-in-address';

/** An exam: before it, in it, and after it. */
export function ExamScreen({ grade }: { grade: number }) {
  return (
    <LearnerGate>
      <OwnExam grade={grade} />
    </LearnerGate>
  );
}

function OwnExam({ grade }: { grade: number }) {
  const t = useTranslations('exam');
  const { locale, user } = useAccount();
  const { who } = useLearning();
  const chosen = useSittingInAddress();
  const query = useExam(grade, who.learner, user !== null);
  return (
    <div className="wrap learn-page">
      <DocumentTitle>{t('name', { grade })}</DocumentTitle>
      <PageLink href={examsHref(locale)} className="link text-sm">
        {t('all')}
      </PageLink>
      <h1 className="mt-2 mb-5 text-3xl">{t('name', { grade })}</h1>
      {!user ? (
        <ExamLogin text={t('login')} redirect={`learn/exam/${grade}`} />
      ) : (
        <Loaded query={query} skeleton="h-96">
          {(exam) => <AtStage exam={exam} chosen={chosen} />}
        </Loaded>
      )}
    </div>
  );
}

function AtStage({ exam, chosen }: { exam: ExamWithSittings; chosen: string | null }) {
  const isOf = exam.running?.id === chosen || exam.sittings.some(({ id }) => id === chosen);
  return chosen && isOf ? <Sitting key={chosen} id={chosen} /> : <ExamStart exam={exam} />;
}

function Sitting({ id }: { id: string }) {
  const { locale } = useAccount();
  const query = useExamSitting(id, locale);
  return (
    <Loaded query={query} skeleton="h-96">
      {(sitting) =>
        sitting.result ? (
          <ExamResultView sitting={sitting} result={sitting.result} />
        ) : (
          <RunningExam sitting={sitting} readAt={query.dataUpdatedAt} />
        )
      }
    </Loaded>
  );
}

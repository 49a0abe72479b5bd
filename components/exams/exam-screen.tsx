'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { asApiError } from '@/lib/kernel/api/api-error';
import { useExam, useExamSitting } from '@/lib/exams/queries';
import type { ExamSitting, ExamWithSittings } from '@/lib/exams/contract';
import { PageLink } from '@/lib/kernel/links/page-link';
import { DocumentTitle } from '@/components/learn/shell/document-title';
import { examsHref } from '@/components/learn/shell/learn-href';
import { useLearning } from '@/components/learn/shell/learn-context';
import { LearnerGate } from '@/components/learn/shell/learner-gate';
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
  return chosen ? <Sitting key={chosen} id={chosen} exam={exam} /> : <ExamStart exam={exam} />;
}

/** The sitting in the address, even if later ones exist; a sitting of another exam or person is reported as unknown. */
function Sitting({ id, exam }: { id: string; exam: ExamWithSittings }) {
  const t = useTranslations('exam');
  const { locale } = useAccount();
  const { who } = useLearning();
  const query = useExamSitting(id, locale);
  const isTheirs = ({ grade, learner = who.learner }: ExamSitting) => grade === exam.grade && learner === who.learner;
  const isUnknown = query.data ? !isTheirs(query.data) : asApiError(query.error).code === 'NOT_FOUND';
  if (isUnknown)
    return (
      <div className="grid gap-6">
        <p role="status" className="max-w-[640px] rounded-card bg-paper-2 p-4 font-bold">
          {t('start.unknown')}
        </p>
        <ExamStart exam={exam} />
      </div>
    );
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

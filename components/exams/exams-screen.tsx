'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { Stone } from '@/components/go/stone';
import { useExams } from '@/lib/exams/queries';
import type { Exam } from '@/lib/exams/contract';
import { hrefFor } from '@/lib/kernel/links/href';
import { PageLink } from '@/lib/kernel/links/page-link';
import { GradingLink } from './grading-link';
import { examHref } from '@/components/learn/shell/learn-href';
import { useLearning } from '@/components/learn/shell/learn-context';
import { LearnerGate } from '@/components/learn/shell/learner-gate';
import { Certificates } from '@/components/certificates/certificates';
import { clockText } from './clock-text';
import { ExamLogin } from './exam-login';

/** The mock exams: those the learner may take, and the others. */
export function ExamsScreen() {
  return (
    <LearnerGate>
      <Exams />
    </LearnerGate>
  );
}

function Exams() {
  const t = useTranslations('exam');
  const { user } = useAccount();
  return (
    <div className="wrap learn-page grid gap-6">
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      <GradingLink />
      {user ? <OwnExams /> : <ExamLogin text={t('login')} redirect="learn/exam" />}
    </div>
  );
}

function OwnExams() {
  const t = useTranslations('exam.list');
  const { locale } = useAccount();
  const { who, kids } = useLearning();
  return (
    <Loaded query={useExams(who.learner, true)} skeleton="h-96">
      {(exams) => {
        // A running sitting can be continued even if the right to the exam has ended.
        const isOwn = ({ isOpen, running }: Exam) => isOpen || running !== null;
        const others = exams.filter((exam) => !isOwn(exam) && exam.productId !== null);
        return (
          <div className="grid gap-9">
            <section className="grid gap-3">
              <h2 className="text-xl">{t('own')}</h2>
              <ul className="grid gap-4 md:grid-cols-2">
                {exams.filter(isOwn).map((exam) => (
                  <ExamCard key={exam.grade} exam={exam} />
                ))}
              </ul>
            </section>
            <Certificates />
            {!kids && others.length > 0 && (
              <section className="grid gap-3">
                <h2 className="text-xl">{t('others')}</h2>
                <ul className="flex flex-wrap gap-2">
                  {others.map(({ grade, productId }) => (
                    <li key={grade}>
                      <PageLink href={hrefFor(locale, `courses/${productId}`)} className="btn btn-secondary">
                        G{grade}
                        <span className="sr-only"> {t('buy')}</span>
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

function ExamCard({ exam }: { exam: Exam }) {
  const t = useTranslations('exam');
  const { locale } = useAccount();
  const { grade, isFree, last, minutes, questions, pass, running } = exam;
  return (
    <li className="card grid content-start gap-3 p-5">
      <div className="flex items-center gap-3">
        <Stone color={grade % 2 ? 'black' : 'white'} decorative className="size-10 text-[14px]">
          {grade}
        </Stone>
        <h3 className="min-w-0 flex-1">
          <PageLink href={examHref(locale, grade)} className="inline-block min-h-6 hover:underline">
            {t('name', { grade })}
          </PageLink>
        </h3>
        {isFree && <span className="chip">{t('list.sample')}</span>}
      </div>
      <p className="text-sm text-ink-2">{t('facts', { minutes, questions, pass })}</p>
      {running ? (
        <p className="font-bold">{t('list.running', { time: clockText(running.secondsLeft) })}</p>
      ) : (
        last && (
          <p>
            {t('list.last', { score: t('score', { right: last.right, total: questions }) })}
            {' · '}
            {t(last.isPassed ? 'passed' : 'notPassed')}
          </p>
        )
      )}
      <PageLink href={examHref(locale, grade)} className="btn btn-secondary justify-self-start">
        {t('list.open')}
        <span className="sr-only"> {t('name', { grade })}</span>
      </PageLink>
    </li>
  );
}

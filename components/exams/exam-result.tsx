'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import type { ExamResult, ExamSitting } from '@/lib/exams/contract';
import { PageLink } from '@/lib/kernel/links/page-link';
import { lessonHref } from '@/components/learn/shell/learn-href';
import { EarnedCertificate } from './earned-certificate';
import { Explained } from './explained';

type Props = { sitting: ExamSitting; result: ExamResult };

/** How it went: the total, each part, what to study, and each question explained. */
export function ExamResultView({ sitting: { id, questions, pass }, result }: Props) {
  const t = useTranslations('exam');
  const { right, isPassed, parts, study, explained } = result;
  return (
    <div className="grid max-w-[720px] gap-9">
      <section className="grid gap-4">
        <h2 className="text-2xl">{t('result.title')}</h2>
        <p role="status" className={`rounded-card p-4 text-lg font-bold ${isPassed ? 'bg-jade-soft' : 'bg-paper-2'}`}>
          {isPassed
            ? t('result.passed', { right, total: questions })
            : t('result.notPassed', { right, total: questions, missing: pass - right })}
        </p>
        <p className="text-ink-2">{t('result.only')}</p>
        {isPassed && <EarnedCertificate sitting={id} certificate={result.certificate} />}
        <h3 className="text-xl">{t('result.parts')}</h3>
        <ul className="card divide-y divide-line">
          {parts.map((score) => (
            <li key={score.part} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4">
              <span className="min-w-0 flex-1 font-bold">{t(`parts.${score.part}`)}</span>
              <span className="tabular-nums">{t('score', score)}</span>
              <progress
                className="exam-part"
                max={score.total}
                value={score.right}
                aria-label={t(`parts.${score.part}`)}
              />
            </li>
          ))}
        </ul>
        {/* Without a sitting in the address, the start of the exam is shown. */}
        <a href="#" className="btn btn-primary justify-self-start">
          {t('result.again')}
        </a>
      </section>
      {study.length > 0 && <Study study={study} />}
      <section className="grid gap-3">
        <h3 className="text-xl">{t('result.questions')}</h3>
        <ol className="grid gap-2">
          {explained.map((question) => (
            <Explained key={question.number} question={question} title={t(`parts.${question.part}`)} />
          ))}
        </ol>
      </section>
    </div>
  );
}

function Study({ study }: Pick<ExamResult, 'study'>) {
  const t = useTranslations('exam');
  const { locale } = useAccount();
  return (
    <section className="grid gap-3">
      <h3 className="text-xl">{t('result.study')}</h3>
      <p className="text-ink-2">{t('result.studyText')}</p>
      {study.map(({ part, lessons }) => (
        <div key={part} className="grid gap-1">
          <h4 className="font-bold">{t(`parts.${part}`)}</h4>
          {lessons.length === 0 && <p className="text-ink-2">{t('result.noLessons')}</p>}
          <ul className="grid gap-1">
            {lessons.map(({ course, courseTitle, lesson, title }) => (
              <li key={lesson}>
                <PageLink href={lessonHref(locale, course, lesson)} className="link inline-block min-h-6">
                  {title}
                </PageLink>{' '}
                <span className="text-sm text-ink-2">{t('result.inCourse', { course: courseTitle })}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

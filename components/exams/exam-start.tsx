'use client';

import { useTranslations } from 'next-intl';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Button } from '@/components/ui/button';
import { startExam } from '@/lib/exams/queries';
import type { ExamWithSittings } from '@/lib/exams/contract';
import { hrefFor } from '@/lib/kernel/links/href';
import { PageLink } from '@/lib/kernel/links/page-link';
import { useLearning } from '@/components/learn/shell/learn-context';
import { useOriginHref } from '@/components/learn/shell/learn-site';
import { clockText } from './clock-text';

/** The rules of the exam before it begins, and the finished sittings. */
export function ExamStart({ exam }: { exam: ExamWithSittings }) {
  const t = useTranslations('exam');
  const { locale } = useAccount();
  const { who, kids } = useLearning();
  const { grade, minutes, questions, pass, parts, isFree, isOpen, running, productId, certificateName } = exam;
  const { run, busy, failure } = useAction(async () => {
    const { id } = await startExam(grade, who.learner, locale);
    window.location.hash = id;
    window.scrollTo(0, 0);
  });
  return (
    <div className="grid max-w-[640px] gap-8">
      <section className="grid gap-4">
        <p className="text-lg">{t('facts', { minutes, questions, pass })}</p>
        <h2 className="text-xl">{t('start.rules')}</h2>
        <ul className="grid list-disc gap-2 ps-5">
          <li>
            {t('start.parts', { total: questions, pass })}
            <ul className="mt-1 grid list-none gap-1 text-ink-2">
              {parts.map(({ part, total }) => (
                <li key={part}>{t('start.part', { part: t(`parts.${part}`), count: total })}</li>
              ))}
            </ul>
          </li>
          <li>{t('start.answer')}</li>
          <li>{t('start.quiet')}</li>
          <li>{t('start.time', { minutes })}</li>
          <li>{t('start.draw')}</li>
          {!isFree && <li>{t('start.used')}</li>}
          {certificateName && <CertificateName name={certificateName} />}
        </ul>
        <FormAlert error={failure} onRetry={() => void run()} />
        {isOpen || running ? (
          <Button className="justify-self-start" busyLabel={busy && t('start.starting')} onClick={() => void run()}>
            {running ? t('start.resume', { time: clockText(running.secondsLeft) }) : t('start.begin')}
          </Button>
        ) : (
          <>
            <p>{t('start.closed')}</p>
            {productId && !kids && (
              <PageLink href={hrefFor(locale, `courses/${productId}`)} className="btn btn-primary justify-self-start">
                {t('start.toShop', { grade })}
              </PageLink>
            )}
          </>
        )}
      </section>
      <History exam={exam} />
    </div>
  );
}

/** The name as it will be printed, and a link to change it; a child gets no link to the account. */
function CertificateName({ name }: { name: string }) {
  const t = useTranslations('exam.start');
  const { who, kids } = useLearning();
  const origin = useOriginHref();
  return (
    <li className="wrap-anywhere">
      {t('certificate', { name })}{' '}
      {!kids && (
        <a href={origin + hashFor(`userSpace/${who.learner ? 'learners' : 'profile'}`)} className="link">
          {t('rename')}
        </a>
      )}
    </li>
  );
}

function History({ exam: { sittings, questions } }: { exam: ExamWithSittings }) {
  const t = useTranslations('exam');
  const { date } = useAccount();
  if (sittings.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('history.title')}</h2>
      <p className="text-ink-2">{t('result.only')}</p>
      <ul className="card divide-y divide-line overflow-hidden">
        {sittings.map(({ id, finishedAt, right, isPassed }) => (
          <li key={id}>
            <a href={`#${id}`} className="learn-row">
              <span className="sr-only">{t('history.show', { date: date(finishedAt, true) })}</span>
              <span aria-hidden="true" className="min-w-0 flex-1">
                {date(finishedAt, true)}
              </span>
              <span>{t('score', { right, total: questions })}</span>
              <b>{t(isPassed ? 'passed' : 'notPassed')}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

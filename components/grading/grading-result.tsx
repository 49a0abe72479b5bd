'use client';

import { useTranslations } from 'next-intl';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { placeInClimb } from '@/lib/grading/queries';
import type { GradingResult } from '@/lib/grading/contract';
import { belowGrades, beyondGrades, gradeAt } from '@/lib/grading/grading';
import { themeOf } from '@/lib/climb/climb';
import { hrefFor } from '@/lib/kernel/links/href';
import { PageLink } from '@/lib/kernel/links/page-link';
import { Explained } from '@/components/exams/explained';
import { courseHref, examHref, playHref } from '@/components/learn/shell/learn-href';
import { useLearning } from '@/components/learn/shell/learn-context';
import { useLevelText } from './level-text';

/** The result: the estimate with its range, what to learn next, and each question explained. */
export function GradingResultView({ result }: { result: GradingResult }) {
  const t = useTranslations('grading.result');
  const exams = useTranslations('exam');
  const themes = useTranslations('ladder.themes');
  const texts = useLevelText();
  const { level, explained } = result;
  return (
    <div className="grid max-w-[720px] gap-9">
      <section className="grid gap-4">
        <h2 className="text-2xl">{t('title')}</h2>
        <div role="status" className="grid gap-1 rounded-card bg-jade-soft p-4">
          <p className="text-2xl font-bold">{texts.level(level)}</p>
          <p>{texts.range(result)}</p>
        </div>
        {level === belowGrades && <p>{t('below')}</p>}
        {level === beyondGrades && <p>{t('beyond')}</p>}
        <p className="text-ink-2">
          {t('estimate', { count: explained.length, right: explained.filter(({ isRight }) => isRight).length })}{' '}
          {exams('result.only')}
        </p>
      </section>
      <GoOn result={result} />
      <section className="grid gap-3">
        <h3 className="text-xl">{exams('result.questions')}</h3>
        <ol className="grid gap-2">
          {explained.map((question) => (
            <Explained
              key={question.number}
              question={question}
              title={`${themes(themeOf[question.family])} · G${question.grade}`}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}

function GoOn({ result: { id, level, courses, isPlaced } }: { result: GradingResult }) {
  const t = useTranslations('grading.result');
  const exams = useTranslations('exam');
  const { locale } = useAccount();
  const { kids } = useLearning();
  const { run, busy, failure } = useAction(() => placeInClimb(id));
  const grade = gradeAt(level);
  // A child sees no courses that have to be bought.
  const shown = courses.filter(({ isOpen }) => isOpen || !kids);
  return (
    <section className="grid gap-4">
      <h3 className="text-xl">{t('goOn')}</h3>
      {shown.length > 0 && (
        <ul className="grid gap-2">
          {shown.map(({ id: course, title, isOpen, productId }) => (
            <li key={course}>
              <PageLink
                href={isOpen ? courseHref(locale, course) : hrefFor(locale, `courses/${productId}`)}
                className="btn btn-secondary text-start"
              >
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <FormAlert error={failure} onRetry={() => void run()} />
      <p className="flex flex-wrap gap-3">
        {isPlaced ? (
          <PageLink href={playHref(locale)} className="btn btn-primary">
            {t('climb', { grade })}
          </PageLink>
        ) : (
          <Button busyLabel={busy && t('placing')} onClick={() => void run()}>
            {t('place', { grade })}
          </Button>
        )}
        <PageLink href={examHref(locale, grade)} className="btn btn-secondary">
          {exams('name', { grade })}
        </PageLink>
        {/* Without an exam in the address, the start screen is shown. */}
        <a href="#" className="btn btn-quiet">
          {exams('result.again')}
        </a>
      </p>
      <p role="status" className={isPlaced ? 'text-ink-2' : 'sr-only'}>
        {isPlaced && t('placed', { grade })}
      </p>
    </section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { startGrading } from '@/lib/grading/queries';
import type { Gradings } from '@/lib/grading/contract';
import { confidence, minAsked, gradeAt, maxAsked } from '@/lib/grading/grading';
import type { Experience } from '@/lib/grading/grading-start';
import { useLearning } from '@/components/learn/shell/learn-context';
import { ExperienceQuestion } from './experience-question';
import { GiveUp } from './give-up';
import { useLevelText } from './level-text';

/** The rules of the AI exam before it begins, and earlier estimates. */
export function GradingStart({ gradings: { running, past, beginsAt } }: { gradings: Gradings }) {
  const t = useTranslations('grading');
  const exams = useTranslations('exam.start');
  const { locale } = useAccount();
  const { who, kids } = useLearning();
  const [answered, setAnswered] = useState<Experience>();
  const { run, busy, failure } = useAction(async (experience?: Experience) => {
    setAnswered(experience);
    const { id } = await startGrading(who.learner, locale, experience);
    window.location.hash = id;
    window.scrollTo(0, 0);
  });
  return (
    <div className="grid max-w-[640px] gap-8">
      <section className="grid gap-4">
        <p className="text-lg">{t('lead')}</p>
        <h2 className="text-xl">{exams('rules')}</h2>
        <ul className="grid list-disc gap-2 ps-5">
          <li>{t('start.adapts')}</li>
          <li>{t('start.count', { fewest: minAsked, most: maxAsked })}</li>
          <li>{exams('answer')}</li>
          <li>{t('start.unknown')}</li>
          <li>{t('start.time')}</li>
          {!kids && (
            <>
              <li>{t('start.quiet')}</li>
              <li>{t('start.model', { confidence })}</li>
            </>
          )}
          <li>{t('start.estimate')}</li>
          {!running && beginsAt !== null && <li>{t('start.known', { grade: gradeAt(beginsAt) })}</li>}
        </ul>
        <FormAlert error={failure} onRetry={() => void run(answered)} />
        {!running && beginsAt === null ? (
          <ExperienceQuestion sending={busy ? answered : undefined} onAnswer={(experience) => void run(experience)} />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button busyLabel={busy && t('start.starting')} onClick={() => void run()}>
              {running ? t('start.resume', { number: running.answered + 1 }) : exams('begin')}
            </Button>
            {running && <GiveUp id={running.id} />}
          </div>
        )}
      </section>
      <History past={past} />
    </div>
  );
}

function History({ past }: Pick<Gradings, 'past'>) {
  const t = useTranslations('grading');
  const exams = useTranslations('exam');
  const { date } = useAccount();
  const { level } = useLevelText();
  if (past.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('history')}</h2>
      <p className="text-ink-2">{exams('result.only')}</p>
      <ul className="card divide-y divide-line overflow-hidden">
        {past.map((one) => (
          <li key={one.id}>
            <a href={`#${one.id}`} className="learn-row">
              <span className="sr-only">{exams('history.show', { date: date(one.finishedAt, true) })}</span>
              <span aria-hidden="true" className="min-w-0 flex-1">
                {date(one.finishedAt, true)}
              </span>
              <b>{level(one.level)}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from '@/components/account/shell/account-context';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { ReportProblem } from '../../reports/report-problem';
import { useLearning } from '../../shell/learn-context';
import { ProblemBoard } from '../question/problem-board';
import type { StepProps } from '../step-props';
import { useExercises } from './use-exercises';

/** Problems drawn for this lesson, one after another; what went wrong comes back later as another position with the same idea. */
export default function ExercisesStep({ step, course, lesson, onAttempt, onDone }: StepProps<'exercises'>) {
  const t = useTranslations('learn.exercises');
  const { locale } = useAccount();
  const { who } = useLearning();
  const { drawn, hasFailed, draw, noteWrong } = useExercises(
    { course, lesson, learner: who.learner, locale },
    step.count,
  );
  const [index, setIndex] = useState(0);
  const [tried, setTried] = useState<ReadonlyMap<string, boolean>>(new Map());
  const tellDone = useEffectEvent(onDone);
  const isEmpty = drawn?.length === 0;
  useEffect(() => {
    if (isEmpty) tellDone();
  }, [isEmpty]);
  if (hasFailed)
    return (
      <div role="alert" className="card grid justify-items-start gap-3 p-5">
        <p>{t('failed')}</p>
        <Button onClick={draw}>{t('again')}</Button>
      </div>
    );
  if (!drawn) return <Skeleton className="aspect-square w-full" />;
  if (isEmpty) return <p className="card p-5">{t('none')}</p>;
  const one = drawn[index];
  if (!one) {
    const solved = [...tried.values()].filter(Boolean).length;
    return (
      <div className="card grid justify-items-start gap-4 p-5">
        <p role="status" className="text-lg font-bold">
          {t('result', { solved, total: drawn.length })}
        </p>
        <Button
          kind="secondary"
          onClick={() => {
            setIndex(0);
            setTried(new Map());
            draw();
          }}
        >
          {t('more')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      {index === 0 && <p className="text-ink-2">{step.text}</p>}
      <p role="status" className="font-bold">
        {t('count', { number: index + 1, total: drawn.length })}
        {one.isSibling && <span className="font-normal text-ink-2"> {t('sibling')}</span>}
      </p>
      <ProblemBoard
        key={one.id}
        id={one.id}
        problem={one.problem}
        onAttempt={(attempt) => {
          onAttempt(attempt);
          if (!tried.has(one.id)) {
            const isRight = attempt.solved && attempt.hints === 0;
            setTried(new Map(tried).set(one.id, isRight));
            if (!isRight) noteWrong(one);
            // Each was tried: what comes back is an offer.
            if (tried.size + 1 >= Math.min(step.count, drawn.length)) onDone();
          }
        }}
      />
      <ReportProblem problem={one.id} />
      <Button
        kind={tried.has(one.id) ? 'primary' : 'quiet'}
        className="justify-self-end"
        onClick={() => setIndex(index + 1)}
      >
        {t(tried.has(one.id) ? 'next' : 'skip')}
      </Button>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/waiting/skeleton';
import { ReportProblem } from '@/components/problem-reports/report-problem';
import { useLearning } from '@/components/learn/shell/learn-context';
import { narrow } from '@/components/learn/shell/use-media';
import { ProblemBoard } from '../problem-board';
import type { StepProps } from '../step-props';
import { useExercises } from './use-exercises';

/** Problems drawn for this lesson, one after another. For a failed problem another position with the same idea follows at the end. */
export default function ExercisesStep(props: StepProps<'exercises'>) {
  const { step, course, lesson, onAttempt, onDone, onLeave, bar } = props;
  const t = useTranslations('learn.exercises');
  const { locale } = useAccount();
  const { who } = useLearning();
  const { drawn, hasFailed, draw, noteWrong } = useExercises(
    { course, lesson, learner: who.learner, locale },
    step.count,
  );
  const [index, setIndex] = useState(0);
  const [tried, setTried] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isSolved, setSolved] = useState(false);
  const reportDone = useEffectEvent(onDone);
  const isEmpty = drawn?.length === 0;
  useEffect(() => {
    if (isEmpty) reportDone();
  }, [isEmpty]);

  // The pressed button may disappear with the previous problem, so the focus moves to the next one, for keyboards and screen readers.
  const place = useRef<HTMLParagraphElement>(null);
  const isGoingOn = useRef(false);
  useEffect(() => {
    if (!isGoingOn.current || !place.current) return;
    isGoingOn.current = false;
    const isNarrow = matchMedia(narrow).matches;
    if (isNarrow) place.current.scrollIntoView({ behavior: 'instant' });
    place.current.focus({ preventScroll: isNarrow });
  });
  const to = (next: number) => {
    isGoingOn.current = true;
    setIndex(next);
    setSolved(false);
  };
  const drawAnew = () => {
    to(0);
    setTried(new Map());
    draw();
  };
  const here = { ref: place, tabIndex: -1, className: 'font-bold outline-none' };

  if (hasFailed)
    return (
      <div role="alert" className="card grid justify-items-start gap-3 p-5">
        <p>{t('failed')}</p>
        <Button onClick={drawAnew}>{t('again')}</Button>
      </div>
    );
  if (!drawn) return <Skeleton className="h-dvh w-full" />;
  if (isEmpty)
    return (
      <div className="card p-5">
        <p {...here}>{t('none')}</p>
      </div>
    );
  const one = drawn[index];
  if (!one) {
    const atOnce = [...tried.values()].filter(Boolean).length;
    return (
      <div className="card grid justify-items-start gap-4 p-5">
        <p {...here}>{t('result', { solved: atOnce, total: drawn.length })}</p>
        <Button kind="secondary" onClick={drawAnew}>
          {t('more')}
        </Button>
      </div>
    );
  }
  const wasTried = tried.has(one.id);
  const isLast = index === drawn.length - 1;
  const way = (
    <Button
      kind={isSolved ? 'primary' : 'secondary'}
      className={`learn-bar-way ${isSolved ? 'learn-cue' : ''}`}
      onClick={() => to(index + 1)}
    >
      {t(!wasTried ? 'skip' : isLast ? 'toResult' : 'next')}
    </Button>
  );
  return (
    <div className="grid gap-3">
      {index === 0 && <p className="text-ink-2">{step.text}</p>}
      <p {...here}>
        {t('count', { number: index + 1, total: drawn.length })}
        {one.isSibling && <span className="font-normal text-ink-2"> {t('sibling')}</span>}
      </p>
      <ProblemBoard
        key={one.id}
        id={one.id}
        problem={one.problem}
        onAttempt={(attempt) => {
          onAttempt(attempt);
          setSolved(isSolved || attempt.solved);
          if (!tried.has(one.id)) {
            const isRight = attempt.solved && attempt.hints === 0;
            setTried(new Map(tried).set(one.id, isRight));
            if (!isRight) noteWrong(one);
            // Every problem was tried; the siblings at the end are optional.
            if (tried.size + 1 >= Math.min(step.count, drawn.length)) onDone();
          }
        }}
      />
      <ReportProblem problem={one.id} />
      {bar ? createPortal(way, bar) : way}
      {bar && !isLast && (
        <Button kind="quiet" className="justify-self-end" onClick={onLeave}>
          {t('leave')}
        </Button>
      )}
    </div>
  );
}

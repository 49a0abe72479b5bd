'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Rejection } from '@/components/ui/forms/action';
import { Skeleton } from '@/components/ui/waiting/skeleton';
import { askPlacement } from '@/lib/climb/queries';
import type { PlacementStep } from '@/lib/climb/contract';
import type { PlacementAnswer } from '@/lib/events/contract';
import { useLearning } from '@/components/learn/shell/learn-context';
import { Found } from './found';
import { Question } from './question';

/** One question after another, each chosen by the answers so far, until a grade is found. */
export function Questions() {
  const t = useTranslations('ladder.placement');
  const { who, events } = useLearning();
  const [start, setStart] = useState<number>();
  const [answers, setAnswers] = useState<PlacementAnswer[]>([]);
  const [step, setStep] = useState<PlacementStep | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const isReported = useRef(false);
  useEffect(() => {
    let isWanted = true;
    askPlacement(who.learner, start, answers).then(
      (found) => {
        if (!isWanted) return;
        setFailure(null);
        setStart(found.start);
        setStep(found);
        // Stored before the result is shown.
        if (found.grade !== null && !isReported.current) {
          isReported.current = true;
          events.record({ kind: 'placed', start: found.start, answers });
        }
      },
      (error: unknown) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the first response sets `start`, which then stays the same
  }, [who.learner, answers, round, events]);
  if (failure) return <Rejection error={failure} onRetry={() => setRound(round + 1)} />;
  if (step && step.grade !== null) return <Found grade={step.grade} />;
  // The next question is loading.
  if (!step?.level || answers.some(({ level }) => level === step.level?.id))
    return <Skeleton className="aspect-square w-full max-w-[640px]" />;
  const { level } = step;
  return (
    <Question
      key={level.id}
      level={level}
      number={answers.length + 1}
      onAnswer={(moves) => setAnswers([...answers, { level: level.id, moves }])}
      skip={t('skip')}
    />
  );
}

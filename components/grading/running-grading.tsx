'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { asApiError } from '@/lib/kernel/api/api-error';
import { answerGrading } from '@/lib/grading/queries';
import type { GradingQuestion } from '@/lib/grading/contract';
import { ExamBoard } from '@/components/exams/exam-board';
import { GiveUp } from './give-up';

type Props = { id: string; question: GradingQuestion };

/** The current question. The number of questions left is unknown, so it is not shown. The question's number is its React key, which resets the state. */
export function RunningGrading({ id, question }: Props) {
  const t = useTranslations('grading.sitting');
  const { locale } = useAccount();
  const [given, setGiven] = useState<string | null>(null);
  const { run, busy, failure } = useAction(async (at: string | null) => {
    setGiven(at);
    try {
      await answerGrading(id, question.number, at, locale);
    } catch (error) {
      // After a network error the same answer is sent again, because it may have arrived; after a rejection the user can choose anew.
      if (asApiError(error).code !== 'NETWORK') setGiven(null);
      throw error;
    }
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The user is still scrolled to below the previous board.
    if (question.number === 1) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [question.number]);
  return (
    <div className="learn-lesson">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-20 text-lg outline-none">
        {t('question', { number: question.number })}
      </h2>
      <ExamBoard question={question} answer={given} isOver={false} onAnswer={(at) => void run(at)} />
      <p role="status" className="min-h-6 text-sm text-ink-2">
        {busy && given !== null && t('sending')}
      </p>
      <FormAlert error={failure} onRetry={() => void run(given)} />
      <div className="flex flex-wrap justify-between gap-3">
        {given === null ? (
          <Button kind="secondary" busyLabel={busy && t('sending')} onClick={() => void run(null)}>
            {t('unknown')}
          </Button>
        ) : (
          <span />
        )}
        <GiveUp id={id} />
      </div>
    </div>
  );
}

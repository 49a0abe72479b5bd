'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { finishExam, finishIfOver, readSittingAgain } from '@/lib/exams/queries';
import type { ExamSitting } from '@/lib/exams/contract';
import { graceSeconds } from '@/lib/exams/exam';
import { useLearning } from '@/components/learn/shell/learn-context';
import { clockText } from './clock-text';
import { ExamBoard } from './exam-board';
import { useAnswers } from './use-answers';
import { useClock } from '@/components/ui/browser/use-clock';

type Props = { sitting: ExamSitting; /** When the server was asked. */ readAt: number };

/** Minutes left that screen readers announce. */
const announced = [10, 5, 1];

/** An exam under way: the clock, the questions in any order, and handing in. */
export function RunningExam({ sitting, readAt }: Props) {
  const t = useTranslations('exam.sitting');
  const parts = useTranslations('exam.parts');
  const { locale } = useAccount();
  const { who } = useLearning();
  const { id, asked } = sitting;
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      asked.findIndex(({ answer }) => answer === null),
    ),
  );
  const readAgain = () => void readSittingAgain(id, locale);
  const left = useClock(sitting.secondsLeft, readAt, readAgain);
  const comeBack = useEffectEvent(() => document.visibilityState === 'visible' && readAgain());
  useEffect(() => {
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, []);
  const dialog = useRef<HTMLDialogElement>(null);
  // Handing in is final, so the server's clock decides whether the time is over.
  const { run: finish, busy, failure } = useAction(() => (left > 0 ? finishExam : finishIfOver)(id, locale));
  const over = useCallback(() => void finishExam(id, locale).catch(() => {}), [id, locale]);
  const { waiting, answer } = useAnswers(id, who.username, locale, over);
  // Answers still being sent get the grace period for slow connections.
  const isOver = left <= 0 && (waiting.size === 0 || left < -graceSeconds);
  const handIn = useEffectEvent(() => void finish());
  useEffect(() => {
    if (isOver) handIn();
  }, [isOver]);
  const question = asked[place]!;
  const answerTo = (index: number) => asked[index]!.answer ?? waiting.get(index + 1) ?? null;
  const open = asked.filter((_, index) => answerTo(index) === null).length;
  const minutes = announced.find((mark) => left > 0 && left <= mark * 60 && left > mark * 60 - 20);
  /** At the first or last question the button stays focusable and does nothing. */
  const step = (by: 1 | -1, label: 'previous' | 'next') => {
    const isThere = asked[place + by] !== undefined;
    return (
      <Button
        kind="secondary"
        aria-disabled={!isThere || undefined}
        onClick={isThere ? () => setPlace(place + by) : undefined}
      >
        {t(label)}
      </Button>
    );
  };
  return (
    <div className="learn-lesson">
      <div className="exam-head">
        <p className="font-bold">
          {t('question', { number: question.number, total: asked.length })}
          <span className="block text-sm font-normal text-ink-2">{parts(question.part)}</span>
        </p>
        <p>
          <span className="text-sm text-ink-2">{t('left')}</span>{' '}
          <b role="timer" aria-live="off" className="text-xl tabular-nums">
            {clockText(Math.max(0, left))}
          </b>
        </p>
        <p role="status" className="sr-only">
          {minutes !== undefined && t('fewMinutes', { minutes })}
        </p>
      </div>
      <ExamBoard
        key={question.number}
        question={question}
        answer={answerTo(place)}
        isOver={left <= 0}
        onAnswer={(at) => answer(question.number, at)}
      />
      <p role="status" className="min-h-6 text-sm text-ink-2">
        {waiting.size > 0 && t('saving')}
      </p>
      <nav aria-label={t('questions')}>
        <ol className="exam-numbers">
          {asked.map(({ number }, index) => {
            const isAnswered = answerTo(index) !== null;
            return (
              <li key={number}>
                <button
                  type="button"
                  data-answered={isAnswered || undefined}
                  aria-current={index === place ? 'step' : undefined}
                  aria-label={t(isAnswered ? 'answered' : 'open', { number })}
                  onClick={() => setPlace(index)}
                >
                  {number}
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
      <FormAlert error={failure} onRetry={() => void finish()} />
      <p className="flex flex-wrap justify-between gap-3">
        {step(-1, 'previous')}
        <Button
          kind={open === 0 ? 'primary' : 'quiet'}
          busyLabel={busy && t('finishing')}
          onClick={() => dialog.current?.showModal()}
        >
          {t('finish')}
        </Button>
        {step(1, 'next')}
      </p>
      <Dialog ref={dialog} title={t('finishTitle')} closeLabel={t('close')}>
        <p>{t('finishText', { count: open })}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button
            busyLabel={(busy || waiting.size > 0) && t('finishing')}
            onClick={() => {
              dialog.current?.close();
              void finish();
            }}
          >
            {t('finish')}
          </Button>
          <Button kind="secondary" onClick={() => dialog.current?.close()}>
            {t('goOn')}
          </Button>
        </p>
      </Dialog>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Loaded } from '@/components/ui/shell/loaded';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/kernel/api/api-error';
import { undoReview, useDrawnReviews } from '@/lib/notebook/queries';
import type { NotebookReview, SubmittedReview } from '@/lib/notebook/contract';
import { ProblemBoard } from '@/components/lessons/problem-board';
import type { Attempt } from '@/components/lessons/step-props';
import { ReportProblem } from '@/components/problem-reports/report-problem';
import { useLearning } from '@/components/learn/shell/learn-context';
import { storeReview, sendReviews, waitingReviews } from './waiting-reviews';

type Props = { onEnd: () => Promise<void> };

/** Today's reviews, one after another. The first try counts; the number of further tries is not limited. */
export function ReviewRound({ onEnd }: Props) {
  const { who } = useLearning();
  return (
    <Loaded query={useDrawnReviews(who.learner)} skeleton="h-[60vh]">
      {(reviews) => <Reviews reviews={reviews} onEnd={onEnd} />}
    </Loaded>
  );
}

function Reviews({ reviews, onEnd }: Props & { reviews: readonly NotebookReview[] }) {
  const t = useTranslations('notebook');
  const { who } = useLearning();
  const [index, setIndex] = useState(0);
  /** How often the current review was begun again. */
  const [round, setRound] = useState(0);
  const [reported, setReported] = useState<SubmittedReview | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [index, round]);
  const undo = useAction(async () => {
    await sendReviews(who);
    if (!reported || waitingReviews(who).some(({ id }) => id === reported.id)) throw new ApiError('NETWORK', 0);
    await undoReview(who.learner, reported.id);
    setReported(null);
    setRound(round + 1);
  });
  const end = useAction(async () => {
    // Offline, the reviews wait in this browser.
    await sendReviews(who).catch(() => {});
    await onEnd();
  });

  const one = reviews[index];
  // Another device has already done the reviews.
  if (!one)
    return (
      <div className="card grid justify-items-start gap-4 p-6">
        <h2 className="text-2xl">{t('today.nothing')}</h2>
        <Button onClick={() => void end.run()}>{t('review.finish')}</Button>
      </div>
    );
  const note = ({ problem, moves, hints, milliseconds }: Attempt) => {
    if (reported) return;
    setReported(storeReview(who, { card: one.card, problem, moves, hints, milliseconds }));
    sendReviews(who).catch(() => {});
  };
  const isLast = index === reviews.length - 1;
  const goOn = () => {
    undo.forgetFailure();
    if (isLast) return void end.run();
    setReported(null);
    setRound(0);
    setIndex(index + 1);
  };
  return (
    <section className="learn-lesson grid gap-3" aria-labelledby="notebook-review">
      <h2 id="notebook-review" ref={heading} tabIndex={-1} className="text-lg outline-none sm:text-xl">
        {t('review.count', { number: index + 1, total: reviews.length })}
      </h2>
      <p className="text-ink-2">{t(one.isItself ? 'review.itself' : 'review.sibling')}</p>
      <ProblemBoard key={`${one.card} ${round}`} id={one.shown.id} problem={one.shown.problem} onAttempt={note} />
      <ReportProblem problem={one.shown.id} />
      <FormAlert error={undo.failure} onRetry={() => void undo.run()} />
      {reported && (
        <p className="flex flex-wrap justify-end gap-3">
          <Button kind="quiet" busyLabel={undo.busy && t('review.undoing')} onClick={() => void undo.run()}>
            {t('review.undo')}
          </Button>
          <Button onClick={goOn}>{t(isLast ? 'review.finish' : 'review.next')}</Button>
        </p>
      )}
    </section>
  );
}

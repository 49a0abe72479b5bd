import type { BankFamily } from '@/lib/bank/families';
import type { Locale } from '@/lib/kernel/locale';
import { notebookOperations as operations } from './addresses';
import type { SubmittedReview } from './contract';
import { call, untilSentAgain } from '@/lib/kernel/api/client';
import { learnerScope, type Learner } from '@/lib/family/learner-scope';
import { invalidate, reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

const key = ['learning', 'notebook'] as const;

export const useNotebook = (learner: Learner, enabled = true) =>
  useRead({ ...reading([...key, learner], operations.notebook, { query: learnerScope(learner) }), enabled });

/** Drawn once for a round of reviews, so that it does not change during the round. */
export const useDrawnReviews = (learner: Learner) =>
  useRead({
    ...reading(['learning', 'reviews', learner], operations.draw, { query: learnerScope(learner) }),
    staleTime: Infinity,
    gcTime: 0,
  });

export const useCards = (learner: Learner, locale: Locale, family: BankFamily, grade: number, enabled: boolean) =>
  useRead({
    ...reading([...key, learner, locale, family, grade], operations.cards, {
      query: { ...learnerScope(learner), locale, family, grade },
    }),
    enabled,
  });

export const notebookChanged = () => invalidate(key);

export async function turnNotebook(learner: Learner, isOn: boolean): Promise<void> {
  await call(operations.turn, { query: learnerScope(learner), body: { isOn } });
  await notebookChanged();
}
export async function startOver(learner: Learner): Promise<void> {
  await call(operations.startOver, { query: learnerScope(learner) });
  await notebookChanged();
}
export async function removeCard(learner: Learner, id: string): Promise<void> {
  await call(operations.removeCard, { params: { id }, query: learnerScope(learner) });
  await notebookChanged();
}
export const submitReviews = (learner: Learner, reviews: SubmittedReview[]) =>
  call(operations.review, { body: { ...learnerScope(learner), reviews } }, untilSentAgain(reviews.length));
export const undoReview = (learner: Learner, id: string) =>
  call(operations.undo, { params: { id }, query: learnerScope(learner) });
export const readNotebookFile = (learner: Learner, locale: Locale, format: 'csv' | 'sgf') =>
  call(operations.save, { query: { ...learnerScope(learner), locale, format } });

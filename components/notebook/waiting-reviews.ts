import { asApiError } from '@/lib/kernel/api/api-error';
import { notebookChanged, submitReviews } from '@/lib/notebook/queries';
import { requireLoginOf } from '@/lib/account/queries';
import type { SubmittedReview } from '@/lib/notebook/contract';
import { reviewsADay } from '@/lib/notebook/notebook';
import { readStoredJson, storedKeys, writeStored } from '@/lib/kernel/browser/browser-storage';
import { reviewedKey } from '@/lib/kernel/browser/keys';
import { newUuid } from '@/lib/kernel/browser/new-key';
import type { AlsoWaiting } from '@/components/events/also-waiting';
import { othersWaiting, notifyWatchers, type Who } from '@/components/events/queue';

const startOf = ({ username, learner }: Who) =>
  `${reviewedKey}:${encodeURIComponent(username ?? '')}:${encodeURIComponent(learner ?? '')}:`;
const isReview = (value: unknown): value is SubmittedReview =>
  typeof value === 'object' && value !== null && 'id' in value && 'card' in value && 'occurredAt' in value;

/** Reviews that the server has not stored yet, in the order they were done. Each has its own entry in localStorage. */
export const waitingReviews = (who: Who): SubmittedReview[] =>
  storedKeys(startOf(who))
    .map((key) => readStoredJson(key))
    .filter(isReview)
    .sort((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1));

/** The other people of an account whose reviews wait in this browser. */
const othersReviewed = (who: Who): Who[] => othersWaiting(who, reviewedKey);

/** Stores a review before its result is shown. */
export function storeReview(who: Who, given: Omit<SubmittedReview, 'id' | 'occurredAt'>): SubmittedReview {
  const review = { ...given, id: newUuid(), occurredAt: new Date().toISOString() };
  writeStored(startOf(who) + review.id, JSON.stringify(review));
  notifyWatchers();
  return review;
}

/**
 * Sends the waiting reviews. Reviews that the server stores, rejects or cannot read are removed here; a review sent twice counts once.
 * @throws ApiError if it must be retried
 */
export async function sendReviews(who: Who): Promise<void> {
  const forget = (ids: readonly string[]) => {
    for (const id of ids) writeStored(startOf(who) + id, null);
    notifyWatchers();
  };
  for (let size = reviewsADay; ;) {
    const batch = waitingReviews(who).slice(0, size);
    if (batch.length === 0) return;
    const ids = batch.map(({ id }) => id);
    try {
      await requireLoginOf(who.username);
      await submitReviews(who.learner, batch);
      forget(ids);
    } catch (error) {
      const { status, code } = asApiError(error);
      if (code !== 'LEARNER_UNKNOWN' && status !== 400 && status !== 422) throw error;
      // The server cannot read one of them: send each by itself, and drop that one. A removed learner has no reviews.
      if (batch.length === 1 || code === 'LEARNER_UNKNOWN') forget(ids);
      size = 1;
    }
  }
}

/** Reviews done offline are sent from any screen of the app once the network is back. */
export const reviewsWaiting: AlsoWaiting = {
  waiting: waitingReviews,
  others: othersReviewed,
  send: sendReviews,
  sent: notebookChanged,
};

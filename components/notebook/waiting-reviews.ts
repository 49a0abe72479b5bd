import { asApiError } from '@/lib/kernel/api/api-error';
import { notebookChanged, tellReviews } from '@/lib/notebook/queries';
import { requireLoginOf } from '@/lib/account/queries';
import type { ToldReview } from '@/lib/notebook/contract';
import { reviewsADay } from '@/lib/notebook/notebook';
import { readStoredJson, storedKeys, writeStored } from '@/lib/kernel/browser/browser-storage';
import { reviewedKey } from '@/lib/kernel/browser/keys';
import { newUuid } from '@/lib/kernel/browser/new-key';
import type { AlsoWaiting } from '@/components/events/also-waiting';
import { othersWaiting, tellWatchers, type Who } from '@/components/events/queue';

const startOf = ({ username, learner }: Who) =>
  `${reviewedKey}:${encodeURIComponent(username ?? '')}:${encodeURIComponent(learner ?? '')}:`;
const isReview = (value: unknown): value is ToldReview =>
  typeof value === 'object' && value !== null && 'id' in value && 'card' in value && 'occurredAt' in value;

/** Reviews that the server has not taken yet, in the order they were done. Each is an entry of its own. */
export const waitingReviews = (who: Who): ToldReview[] =>
  storedKeys(startOf(who))
    .map((key) => readStoredJson(key))
    .filter(isReview)
    .sort((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1));

/** The other people of an account of whom reviews wait here. */
const othersReviewed = (who: Who): Who[] => othersWaiting(who, reviewedKey);

/** Keeps a review before anything of it is shown. */
export function keepReview(who: Who, given: Omit<ToldReview, 'id' | 'occurredAt'>): ToldReview {
  const review = { ...given, id: newUuid(), occurredAt: new Date().toISOString() };
  writeStored(startOf(who) + review.id, JSON.stringify(review));
  tellWatchers();
  return review;
}

/**
 * Tells what waits. What the server takes, rejects by name, or cannot read is forgotten here; sent twice it counts once.
 * @throws ApiError where it is to be tried again
 */
export async function sendReviews(who: Who): Promise<void> {
  const forget = (ids: readonly string[]) => {
    for (const id of ids) writeStored(startOf(who) + id, null);
    tellWatchers();
  };
  for (let size = reviewsADay; ;) {
    const batch = waitingReviews(who).slice(0, size);
    if (batch.length === 0) return;
    const ids = batch.map(({ id }) => id);
    try {
      await requireLoginOf(who.username);
      await tellReviews(who.learner, batch);
      forget(ids);
    } catch (error) {
      const { status, code } = asApiError(error);
      if (code !== 'LEARNER_UNKNOWN' && status !== 400 && status !== 422) throw error;
      // One of them is not understood: each for itself, and that one is given up. A learner who was removed has none.
      if (batch.length === 1 || code === 'LEARNER_UNKNOWN') forget(ids);
      size = 1;
    }
  }
}

/** Reviews that were done without a line are told wherever in the app somebody is when it is back. */
export const reviewsWaiting: AlsoWaiting = {
  waiting: waitingReviews,
  others: othersReviewed,
  send: sendReviews,
  sent: notebookChanged,
};

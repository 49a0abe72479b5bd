import { asApiError } from '@/lib/kernel/api/api-error';
import { rereadLessons, submitEvents } from '@/lib/events/queries';
import { requireLoginOf } from '@/lib/account/queries';
import type { LearningEvent } from '@/lib/events/contract';
import { maxEvents } from '@/lib/events/event-kinds';
import { forgetEvents, waitingEvents, type Who } from './queue';

/** all: everything is sent; later: to be retried; out: it waits for this account's next login. */
export type Sent = 'all' | 'later' | 'out';

/** Sends waiting events in batches. Events that the server accepts or rejects by id are deleted here; an event sent twice counts once. */
export async function sendEvents(who: Who, { outlives = false } = {}): Promise<Sent> {
  const send = () => sendBatches(who, outlives);
  if (!('locks' in navigator)) return send();
  // Only one tab sends at a time; events stored by other tabs are in its next batch, or in theirs.
  return navigator.locks.request(`learned:${who.username}:${who.learner ?? ''}`, { ifAvailable: true }, (lock) =>
    lock ? send() : 'later',
  );
}

async function sendBatches(who: Who, outlives: boolean): Promise<Sent> {
  let size = maxEvents;
  for (;;) {
    const batch = waitingEvents(who).slice(0, size);
    if (batch.length === 0) return 'all';
    const result = await sendBatch(who, batch, outlives);
    if (result !== 'sent') {
      if (result !== 'unread') return result;
      // One event of the batch is invalid: send them one by one, and delete the invalid one.
      if (batch.length === 1) forgetEvents(who, [batch[0]!.id]);
      size = 1;
    }
  }
}

async function sendBatch(who: Who, batch: LearningEvent[], outlives: boolean): Promise<Sent | 'sent' | 'unread'> {
  try {
    await requireLoginOf(who.username);
    const { accepted, rejected } = await submitEvents(who.learner, batch, outlives);
    const settled = new Set([...accepted, ...rejected.map(({ id }) => id)]);
    const known = batch.filter(({ id }) => settled.has(id)).map(({ id }) => id);
    forgetEvents(who, known);
    // The course was revoked while the learner was in it.
    if (rejected.some(({ code }) => code === 'FORBIDDEN')) void rereadLessons();
    return known.length > 0 ? 'sent' : 'later';
  } catch (error) {
    const { status, code } = asApiError(error);
    if (status === 401) return 'out';
    // The learner was removed: their events are deleted, too.
    if (code === 'LEARNER_UNKNOWN' && who.learner !== null) {
      forgetEvents(
        who,
        waitingEvents(who).map(({ id }) => id),
      );
      return 'all';
    }
    return status === 400 || status === 413 || status === 422 ? 'unread' : 'later';
  }
}

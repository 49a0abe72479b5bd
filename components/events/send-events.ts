import { asApiError } from '@/lib/kernel/api/api-error';
import { rereadLessons, tellEvents } from '@/lib/events/queries';
import { requireLoginOf } from '@/lib/account/queries';
import type { LearningEvent } from '@/lib/events/contract';
import { maxEvents } from '@/lib/events/told';
import { forgetEvents, waitingEvents, type Who } from './queue';

/** All is told; it is to be tried again; it waits for this account's next login. */
export type Sent = 'all' | 'later' | 'out';

/** Tells what waits, in batches. What the server takes or rejects by name is forgotten here; an event sent twice counts once. */
export async function sendEvents(who: Who, { outlives = false } = {}): Promise<Sent> {
  const send = () => sendBatches(who, outlives);
  if (!('locks' in navigator)) return send();
  // Of several tabs one sends; what the others have kept is in its next batch, or in theirs.
  return navigator.locks.request(`learned:${who.username}:${who.learner ?? ''}`, { ifAvailable: true }, (lock) =>
    lock ? send() : 'later',
  );
}

async function sendBatches(who: Who, outlives: boolean): Promise<Sent> {
  let size = maxEvents;
  for (;;) {
    const batch = waitingEvents(who).slice(0, size);
    if (batch.length === 0) return 'all';
    const result = await tellBatch(who, batch, outlives);
    if (result !== 'told') {
      if (result !== 'unread') return result;
      // One of them is not understood: each for itself, and that one is given up.
      if (batch.length === 1) forgetEvents(who, [batch[0]!.id]);
      size = 1;
    }
  }
}

async function tellBatch(who: Who, batch: LearningEvent[], outlives: boolean): Promise<Sent | 'told' | 'unread'> {
  try {
    await requireLoginOf(who.username);
    const { accepted, rejected } = await tellEvents(who.learner, batch, outlives);
    const settled = new Set([...accepted, ...rejected.map(({ id }) => id)]);
    const known = batch.filter(({ id }) => settled.has(id)).map(({ id }) => id);
    forgetEvents(who, known);
    // The course was taken back while they were in it.
    if (rejected.some(({ code }) => code === 'FORBIDDEN')) void rereadLessons();
    return known.length > 0 ? 'told' : 'later';
  } catch (error) {
    const { status, code } = asApiError(error);
    if (status === 401) return 'out';
    // The learner was removed, and what they learned with them.
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

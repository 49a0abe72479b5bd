import { and, asc, eq, gt, inArray, isNull, like, lte, or } from '@payloadcms/db-postgres/drizzle';
import { subMonths } from 'date-fns';
import type { Payload } from 'payload';
import { closedStates, type RequestState } from '@/lib/domain/requests/states';
import { outbox, request_events as requestEvents, requests } from '@/platform/payload-generated-schema';
import { forgetTyped } from '../audit/deed';
import type { AskedByStaff, System } from '../context';
import { database, inTransaction, sql } from '../database';
import { errorText } from '../error-text';
import { ServiceError } from '../service-error';
import { lockRequest, type RequestRow } from './request-rows';
import { requestSettings } from './request-settings';
import { removeDocuments } from './teaching/files/tidy-files';
import { letterKey } from './tell-person';

/** States that need no step any more once what they are about is over. */
const doneWhenOver: readonly RequestState[] = ['WAITING', 'BOOKED', 'REGISTERED', 'ACTIVE'];
const usualMonths = 12;
const batch = 100;

/**
 * Forgets who closed requests were from, so many months after their end as staff have set (docs/product.md, "Requests"). One that fails
 * waits for the next time and holds up no other. Returns how many were erased.
 */
export async function eraseOver(payload: Payload, now: Date): Promise<number> {
  const db = database(payload);
  const months = (await requestSettings(db))?.keepMonths ?? usualMonths;
  const isDue = isSettledBefore(subMonths(now, months));
  let [erased, last] = [0, 0];
  for (;;) {
    const due = await db
      .select({ id: requests.id })
      .from(requests)
      .where(and(isDue, gt(requests.id, last)))
      .orderBy(asc(requests.id))
      .limit(batch);
    for (const { id } of due) {
      last = id;
      try {
        await erase({ payload, now: () => now }, id);
        erased += 1;
      } catch (error) {
        payload.logger.error({ request: id, error: errorText(error) }, 'a request could not be erased');
      }
    }
    if (due.length < batch) return erased;
  }
}

/** Closed, or over with nothing left to do, since that instant at least, and not erased yet. */
function isSettledBefore(since: Date) {
  const { state, updatedAt, overAt, erasedAt } = requests;
  const at = since.toISOString();
  const isClosed = and(inArray(state, [...closedStates]), lte(updatedAt, at));
  return and(isNull(erasedAt), or(isClosed, and(inArray(state, [...doneWhenOver]), lte(overAt, at))));
}

/**
 * An admin forgets a request at once, because its person asks for it; its number is typed to confirm. What is open is withdrawn first.
 * @throws ServiceError VALIDATION_FAILED, STATE_CHANGED
 */
export async function eraseNow({ ctx, input }: AskedByStaff<{ id: number; reference: string }>): Promise<void> {
  const [row] = await database(ctx.payload).select().from(requests).where(eq(requests.id, input.id));
  if (!row) throw new ServiceError('NOT_FOUND', 'no such request');
  if (row.reference !== input.reference.trim().toUpperCase())
    throw new ServiceError('VALIDATION_FAILED', 'not the number of this request');
  const isOver = row.overAt !== null && new Date(row.overAt) <= ctx.now() && doneWhenOver.includes(row.state);
  if (!closedStates.includes(row.state) && !isOver) throw new ServiceError('STATE_CHANGED', 'it is still open');
  await erase(ctx, row.id);
}

/** What is personal goes, with the letters that told of it and the links that opened it; what happened and when stays. */
export async function erase({ payload, now }: System, id: number): Promise<void> {
  const at = now().toISOString();
  await inTransaction(payload, async ({ db }) => {
    const row = await lockRequest(db, id);
    if (row.erasedAt) return;
    await db.delete(outbox).where(like(outbox.dedupeKey, letterKey(row.reference, '%')));
    await removeDocuments(db, row);
    await db.update(requestEvents).set({ reason: null }).where(eq(requestEvents.request, id));
    await forgetTyped(db, 'requests', id);
    await db
      .update(requests)
      .set({ ...nobody, erasedAt: at, linkVersion: sql`${requests.linkVersion} + 1` })
      .where(eq(requests.id, id));
  });
}

/** What stands in the place of a person. */
const nobody = {
  ...{ name: '', email: '', phone: '', user: null, answers: {}, subject: null },
  ...{ dedupeKey: null, idempotencyKey: null },
} satisfies Partial<RequestRow>;

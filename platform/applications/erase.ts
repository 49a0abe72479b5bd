import { and, eq, inArray, isNull, like, lte, or } from '@payloadcms/db-postgres/drizzle';
import { subMonths } from 'date-fns';
import type { Payload } from 'payload';
import { closedStates, type ApplicationState } from '@/lib/applications/states';
import { outbox, request_events as applicationEvents, requests } from '@/platform/payload-generated-schema';
import { eraseAuditInput } from '@/platform/kernel/database/audit-entry';
import type { AskedByStaff, System } from '@/platform/kernel/context';
import { database, inTransaction, sql, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { eachApplication } from './each-application';
import { lockApplication, type ApplicationRow } from './application-rows';
import { applicationSettings } from './application-settings';
import { removeDocuments } from './teaching/files/tidy-files';
import { erasePayer, eraseTransfers } from './teaching/transfers/erase-transfers';
import { emailKey } from './notify-applicant';

/** States that need no further step once the class, event or year is over. */
const doneWhenOver: readonly ApplicationState[] = ['WAITING', 'BOOKED', 'REGISTERED', 'ACTIVE'];
const usualMonths = 12;

/**
 * Erases the personal data of closed applications, as many months after their end as staff have set (docs/product.md,
 * "Applications and bookings"), and the payers of transfers that belong to no application.
 * @returns how many applications were erased
 */
export async function eraseOver(payload: Payload, now: Date): Promise<number> {
  const months = (await applicationSettings(database(payload)))?.keepMonths ?? usualMonths;
  const since = subMonths(now, months);
  await eraseTransfers(database(payload), since);
  return eachApplication(payload, isSettledBefore(since), 'a request could not be erased', ({ id }) =>
    erase({ payload, now: () => now }, id),
  );
}

/** Closed, or over with nothing left to do, since that instant at least, and not erased yet. */
function isSettledBefore(since: Date) {
  const { state, updatedAt, overAt, erasedAt } = requests;
  const at = since.toISOString();
  const isClosed = and(inArray(state, [...closedStates]), lte(updatedAt, at));
  return and(isNull(erasedAt), or(isClosed, and(inArray(state, [...doneWhenOver]), lte(overAt, at))));
}

/**
 * An admin erases an application at once, at the applicant's request; its number is typed to confirm. An open one must be
 * withdrawn first.
 * @throws ServiceError VALIDATION_FAILED, STATE_CHANGED
 */
export async function eraseNow({ ctx, input }: AskedByStaff<{ id: number; reference: string }>): Promise<void> {
  const [row] = await database(ctx.payload).select().from(requests).where(eq(requests.id, input.id));
  if (!row) throw new ServiceError('NOT_FOUND', 'no such request');
  if (row.reference !== input.reference.trim().toUpperCase())
    throw new ServiceError('VALIDATION_FAILED', 'not the number of this request');
  if (!isSettled(row, ctx.now())) throw new ServiceError('STATE_CHANGED', 'it is still open');
  await erase(ctx, row.id);
}

/** Whether the application needs no further step by anyone. */
export function isSettled({ state, overAt }: ApplicationRow, now: Date): boolean {
  const isOver = overAt !== null && new Date(overAt) <= now && doneWhenOver.includes(state);
  return closedStates.includes(state) || isOver;
}

/** Erases the personal data under the lock of the application, unless it is erased already. */
export async function erase({ payload, now }: System, id: number): Promise<void> {
  await inTransaction(payload, async ({ db }) => {
    const row = await lockApplication(db, id);
    if (!row.erasedAt) await erasePerson(db, row, now());
  });
}

/** Erases the personal data, the emails about the application and its links; what happened and when stays. */
export async function erasePerson(db: Database, row: ApplicationRow, now: Date): Promise<void> {
  await db.delete(outbox).where(like(outbox.dedupeKey, emailKey(row.reference, '%')));
  await removeDocuments(db, row);
  await erasePayer(db, row);
  await db.update(applicationEvents).set({ reason: null }).where(eq(applicationEvents.request, row.id));
  await eraseAuditInput(db, 'requests', String(row.id));
  await db
    .update(requests)
    .set({ ...nobody, erasedAt: now.toISOString(), linkVersion: sql`${requests.linkVersion} + 1` })
    .where(eq(requests.id, row.id));
}

/** Values that replace the personal ones. */
const nobody = {
  name: '',
  email: '',
  phone: '',
  user: null,
  answers: {},
  subject: null,
  dedupeKey: null,
  idempotencyKey: null,
} satisfies Partial<ApplicationRow>;

import { and, eq, gt, isNotNull, lte } from '@payloadcms/db-postgres/drizzle';
import { addDays, subDays } from 'date-fns';
import type { Payload } from 'payload';
import { requests } from '@/platform/payload-generated-schema';
import { database, inTransaction } from '../../database';
import { changeRequest } from '../change-request';
import { erase } from '../erase';
import { moveRequest } from '../move';
import { lockRequest } from '../request-rows';
import { tellPerson } from '../tell-person';
import { hasAnotherYear } from './year';

const batch = 200;
const draftDays = 30;
const isActive = and(eq(requests.kind, 'teaching'), eq(requests.state, 'ACTIVE'), isNotNull(requests.overAt));

/** Years that end, and drafts nobody goes on with. */
export async function tidyApplications(payload: Payload, now: Date): Promise<void> {
  await expireYears(payload, now);
  await remindOfYears(payload, now);
  await forgetDrafts(payload, now);
}

/** A year that is over ends; who has the next one already is not written to. */
async function expireYears(payload: Payload, now: Date): Promise<void> {
  const db = database(payload);
  const isOver = lte(requests.overAt, now.toISOString());
  const over = await db.select().from(requests).where(and(isActive, isOver)).limit(batch);
  for (const row of over)
    await changeRequest({ payload, now }, row, 'expire', { actor: 'shop', quiet: await hasAnotherYear(db, row) });
}

/** One letter a month before the year ends and one a week before; none for who has the next year already. */
async function remindOfYears(payload: Payload, now: Date): Promise<void> {
  const db = database(payload);
  const endsBefore = (days: number) => lte(requests.overAt, addDays(now, days).toISOString());
  const soon = await db
    .select()
    .from(requests)
    .where(and(isActive, gt(requests.overAt, now.toISOString()), endsBefore(30)));
  for (const row of soon) {
    if (await hasAnotherYear(db, row)) continue;
    const action = new Date(row.overAt!) <= addDays(now, 7) ? 'endsInAWeek' : 'endsSoon';
    await tellPerson(db, row, { action }, action, payload.secret, now);
  }
}

/** A draft that nobody has touched is forgotten, with who it was from and everything that was written and sent for it. */
async function forgetDrafts(payload: Payload, now: Date): Promise<void> {
  const since = subDays(now, draftDays);
  const left = await database(payload)
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.state, 'DRAFT'), lte(requests.updatedAt, since.toISOString())))
    .limit(batch);
  for (const { id } of left) {
    const isForgotten = await inTransaction(payload, async ({ db }) => {
      const row = await lockRequest(db, id);
      // Gone on with since it was found.
      if (row.state !== 'DRAFT' || new Date(row.updatedAt) > since) return false;
      await moveRequest(db, row, 'forget', { secret: payload.secret, now, by: { actor: 'shop' } });
      return true;
    });
    if (isForgotten) await erase({ payload, now: () => now }, id);
  }
}

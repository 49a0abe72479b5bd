import { and, desc, eq, gt, isNotNull, lte } from '@payloadcms/db-postgres/drizzle';
import { addDays, subDays } from 'date-fns';
import type { Payload } from 'payload';
import type { RequestState } from '@/lib/domain/requests/states';
import { request_events as requestEvents, requests } from '@/platform/payload-generated-schema';
import { database, inTransaction, type Database } from '../../database';
import { changeRequest } from '../change-request';
import { eachRequest } from '../each-request';
import { forgetPerson } from '../erase';
import { moveRequest } from '../move';
import { lockRequest, type RequestRow } from '../request-rows';
import { tellPerson } from '../tell-person';
import { answerDays } from './seen';
import { hasAnotherYear } from './year';

const draftDays = 30;
/** An applicant who was asked for more is reminded after so many days. */
const remindDays = 7;
const isActive = and(eq(requests.kind, 'teaching'), eq(requests.state, 'ACTIVE'), isNotNull(requests.overAt));
const byShop = { actor: 'shop' } as const;

/** Years that end, and applications nobody goes on with. */
export async function tidyApplications(payload: Payload, now: Date): Promise<void> {
  await expireYears(payload, now);
  await remindOfYears(payload, now);
  await closeUnanswered(payload, now);
  await remindOfQuestions(payload, now);
  await forgetDrafts(payload, now);
}

/** A year that is over ends; who has the next one already is not written to. */
async function expireYears(payload: Payload, now: Date): Promise<void> {
  const isOver = and(isActive, lte(requests.overAt, now.toISOString()));
  await eachRequest(payload, isOver, 'a teaching year could not be ended', async (row) => {
    const quiet = await hasAnotherYear(database(payload), row);
    await changeRequest({ payload, now }, row, 'expire', { ...byShop, quiet });
  });
}

/** One letter a month before the year ends and one a week before; none for who has the next year already. */
async function remindOfYears(payload: Payload, now: Date): Promise<void> {
  const db = database(payload);
  const isToCome = gt(requests.overAt, now.toISOString());
  const endsSoon = and(isActive, isToCome, lte(requests.overAt, addDays(now, 30).toISOString()));
  await eachRequest(payload, endsSoon, 'a partner could not be reminded', async (row) => {
    if (await hasAnotherYear(db, row)) return;
    const action = new Date(row.overAt!) <= addDays(now, 7) ? 'endsInAWeek' : 'endsSoon';
    await tellPerson(db, row, { action }, action, payload.secret, now);
  });
}

/** Who was asked for more and has not answered is told that the application is closed. The last day of the answer is a whole one. */
async function closeUnanswered(payload: Payload, now: Date): Promise<void> {
  const since = subDays(now, answerDays + 1);
  await eachUntouched(payload, 'NEEDS_MORE', since, 'an application could not be closed', (db, row) =>
    moveRequest(db, row, 'expire', { secret: payload.secret, now, by: byShop }),
  );
}

/** One reminder each time more was asked for, with the question. */
async function remindOfQuestions(payload: Payload, now: Date): Promise<void> {
  const since = subDays(now, remindDays);
  await eachUntouched(payload, 'NEEDS_MORE', since, 'an applicant could not be reminded', async (db, row) => {
    const [asked] = await db
      .select({ id: requestEvents.id, reason: requestEvents.reason })
      .from(requestEvents)
      .where(and(eq(requestEvents.request, row.id), eq(requestEvents.to, row.state)))
      .orderBy(desc(requestEvents.id))
      .limit(1);
    const told = { action: 'remindMore', reason: asked?.reason ?? undefined } as const;
    await tellPerson(db, row, told, `remindMore:${asked?.id}`, payload.secret, now);
  });
}

/** A draft that nobody has touched is forgotten, with who it was from and everything that was written and sent for it. */
async function forgetDrafts(payload: Payload, now: Date): Promise<void> {
  const since = subDays(now, draftDays);
  await eachUntouched(payload, 'DRAFT', since, 'a draft could not be forgotten', async (db, row) => {
    await moveRequest(db, row, 'forget', { secret: payload.secret, now, by: byShop });
    await forgetPerson(db, row, now);
  });
}

/** Does something to each application whose person has not gone on with it since then, under its lock. */
async function eachUntouched(
  payload: Payload,
  state: RequestState,
  since: Date,
  failed: string,
  work: (db: Database, row: RequestRow) => Promise<unknown>,
): Promise<void> {
  const isThere = and(eq(requests.kind, 'teaching'), eq(requests.state, state));
  const isLeft = and(isThere, lte(requests.updatedAt, since.toISOString()));
  await eachRequest(payload, isLeft, failed, ({ id }) =>
    inTransaction(payload, async ({ db }) => {
      const row = await lockRequest(db, id);
      // Not if it was gone on with since it was found.
      if (row.state === state && new Date(row.updatedAt) <= since) await work(db, row);
    }),
  );
}

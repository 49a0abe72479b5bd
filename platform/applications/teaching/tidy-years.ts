import { and, desc, eq, gt, isNotNull, lte } from '@payloadcms/db-postgres/drizzle';
import { addDays, subDays } from 'date-fns';
import type { Payload } from 'payload';
import type { ApplicationState } from '@/lib/applications/states';
import { request_events as applicationEvents, requests } from '@/platform/payload-generated-schema';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { changeApplication } from '../change-application';
import { eachApplication } from '../each-application';
import { erasePerson } from '../erase';
import { moveApplication } from '../move';
import { lockApplication, type ApplicationRow } from '../application-rows';
import { notifyApplicant } from '../notify-applicant';
import { answerDays } from './shown';
import { hasAnotherYear } from './year';

const draftDays = 30;
/** An applicant who was asked for more is reminded after this many days. */
const remindDays = 7;
const isActive = and(eq(requests.kind, 'teaching'), eq(requests.state, 'ACTIVE'), isNotNull(requests.overAt));
const byShop = { actor: 'shop' } as const;

/** Years that end, and applications that applicants do not go on with. */
export async function tidyApplications(payload: Payload, now: Date): Promise<void> {
  await expireYears(payload, now);
  await remindOfYears(payload, now);
  await closeUnanswered(payload, now);
  await remindOfQuestions(payload, now);
  await deleteDrafts(payload, now);
}

/** Ends a year that is over; a partner who already has the next one gets no email. */
async function expireYears(payload: Payload, now: Date): Promise<void> {
  const isOver = and(isActive, lte(requests.overAt, now.toISOString()));
  await eachApplication(payload, isOver, 'a teaching year could not be ended', async (row) => {
    const quiet = await hasAnotherYear(database(payload), row);
    await changeApplication({ payload, now }, row, 'expire', { ...byShop, quiet });
  });
}

/** One email a month before the year ends and one a week before; none for a partner who already has the next year. */
async function remindOfYears(payload: Payload, now: Date): Promise<void> {
  const db = database(payload);
  const isToCome = gt(requests.overAt, now.toISOString());
  const endsSoon = and(isActive, isToCome, lte(requests.overAt, addDays(now, 30).toISOString()));
  await eachApplication(payload, endsSoon, 'a partner could not be reminded', async (row) => {
    if (await hasAnotherYear(db, row)) return;
    const action = new Date(row.overAt!) <= addDays(now, 7) ? 'endsInAWeek' : 'endsSoon';
    await notifyApplicant(db, row, { action }, action, payload.secret, now);
  });
}

/**
 * Closes the application of a person who was asked for more and has not answered, and emails them. The last day for the
 * answer is a whole one.
 */
async function closeUnanswered(payload: Payload, now: Date): Promise<void> {
  const since = subDays(now, answerDays + 1);
  await eachUntouched(payload, 'NEEDS_MORE', since, 'an application could not be closed', (db, row) =>
    moveApplication(db, row, 'expire', { secret: payload.secret, now, by: byShop }),
  );
}

/** One reminder each time more was asked for, with the question. */
async function remindOfQuestions(payload: Payload, now: Date): Promise<void> {
  const since = subDays(now, remindDays);
  await eachUntouched(payload, 'NEEDS_MORE', since, 'an applicant could not be reminded', async (db, row) => {
    const [asked] = await db
      .select({ id: applicationEvents.id, reason: applicationEvents.reason })
      .from(applicationEvents)
      .where(and(eq(applicationEvents.request, row.id), eq(applicationEvents.to, row.state)))
      .orderBy(desc(applicationEvents.id))
      .limit(1);
    const reminder = { action: 'remindMore', reason: asked?.reason ?? undefined } as const;
    await notifyApplicant(db, row, reminder, `remindMore:${asked?.id}`, payload.secret, now);
  });
}

/** Erases an old draft that is not edited any more, with the personal data and all that was written and sent for it. */
async function deleteDrafts(payload: Payload, now: Date): Promise<void> {
  const since = subDays(now, draftDays);
  await eachUntouched(payload, 'DRAFT', since, 'a draft could not be forgotten', async (db, row) => {
    await moveApplication(db, row, 'forget', { secret: payload.secret, now, by: byShop });
    await erasePerson(db, row, now);
  });
}

/** Does something to each application that the applicant has not gone on with since then, under its lock. */
async function eachUntouched(
  payload: Payload,
  state: ApplicationState,
  since: Date,
  failed: string,
  work: (db: Database, row: ApplicationRow) => Promise<unknown>,
): Promise<void> {
  const isThere = and(eq(requests.kind, 'teaching'), eq(requests.state, state));
  const isLeft = and(isThere, lte(requests.updatedAt, since.toISOString()));
  await eachApplication(payload, isLeft, failed, ({ id }) =>
    inTransaction(payload, async ({ db }) => {
      const row = await lockApplication(db, id);
      // Not if the applicant has gone on with it since it was found.
      if (row.state === state && new Date(row.updatedAt) <= since) await work(db, row);
    }),
  );
}

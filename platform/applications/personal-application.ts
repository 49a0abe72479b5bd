import { and, desc, eq, gt } from '@payloadcms/db-postgres/drizzle';
import type { PersonalApplication } from '@/lib/applications/contract';
import { actionsFor, type ApplicationAction, type ApplicationActor } from '@/lib/applications/states';
import { request_events as applicationEvents, requests } from '@/platform/payload-generated-schema';
import { iso, type Database } from '@/platform/kernel/database/database';
import { asksWhetherFixed } from './hooks';
import { keyOfApplication } from './key';
import { summaryOf, waitingFor, type ApplicationRow } from './application-rows';
import { shownOfTeaching } from './teaching/shown';

/** An application as the applicant sees it. */
export async function personalApplication(
  db: Database,
  secret: string,
  row: ApplicationRow,
  now = new Date(),
): Promise<PersonalApplication> {
  const events = await db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.request, row.id))
    .orderBy(desc(applicationEvents.id));
  const { state, name, email, phone, locale } = row;
  return {
    ...summaryOf(row),
    key: keyOfApplication(secret, row),
    name,
    email,
    phone,
    locale,
    answers: row.answers as PersonalApplication['answers'],
    position: state === 'WAITING' ? await waitingPosition(db, row) : null,
    history: events.map(({ createdAt, action, to, actor, reason }) => ({
      at: iso(createdAt),
      action: action as ApplicationAction,
      state: to,
      by: actor as ApplicationActor,
      reason,
    })),
    ...(await shownOfTeaching(db, row, now)),
    may: await actionsNow(db, row, now),
  };
}

/** What the applicant may do with an application now. */
export async function actionsNow(db: Database, row: ApplicationRow, now: Date): Promise<ApplicationAction[]> {
  if (row.erasedAt) return [];
  const may = actionsFor(row.kind, row.state, 'person');
  return (await asksWhetherFixed.run(db, row, now)).includes(true)
    ? may.filter((action) => action !== 'withdraw')
    : may;
}

async function waitingPosition(db: Database, row: ApplicationRow): Promise<number> {
  const waiting = await db.$count(requests, waitingFor(row));
  const behind = await db.$count(requests, and(waitingFor(row), gt(requests.id, row.id)));
  return waiting - behind;
}

import { and, desc, eq, gt } from '@payloadcms/db-postgres/drizzle';
import type { PersonalRequest } from '@/lib/contract/requests';
import { actionsFor, type RequestAction, type RequestActor } from '@/lib/domain/requests/states';
import { request_events as requestEvents, requests } from '@/platform/payload-generated-schema';
import { iso, type Database } from '../database';
import { isEntryFixed } from './championship/championship-groups';
import { keyOfRequest } from './key';
import { summaryOf, waitingFor, type RequestRow } from './request-rows';
import { shownOfTeaching } from './teaching/seen';

/** A request as its person sees it. */
export async function personalRequest(
  db: Database,
  secret: string,
  row: RequestRow,
  now = new Date(),
): Promise<PersonalRequest> {
  const events = await db
    .select()
    .from(requestEvents)
    .where(eq(requestEvents.request, row.id))
    .orderBy(desc(requestEvents.id));
  const { state, name, email, phone, locale } = row;
  return {
    ...summaryOf(row),
    key: keyOfRequest(secret, row),
    name,
    email,
    phone,
    locale,
    answers: row.answers as PersonalRequest['answers'],
    position: state === 'WAITING' ? await waitingPosition(db, row) : null,
    history: events.map(({ createdAt, action, to, actor, reason }) => ({
      at: iso(createdAt),
      action: action as RequestAction,
      state: to,
      by: actor as RequestActor,
      reason,
    })),
    ...(await shownOfTeaching(db, row, now)),
    may: await actionsNow(db, row, now),
  };
}

/** What its person may do with a request at this moment. */
export async function actionsNow(db: Database, row: RequestRow, now: Date): Promise<RequestAction[]> {
  if (row.erasedAt) return [];
  const may = actionsFor(row.kind, row.state, 'person');
  return (await isEntryFixed(db, row, now)) ? may.filter((action) => action !== 'withdraw') : may;
}

async function waitingPosition(db: Database, row: RequestRow): Promise<number> {
  const waiting = await db.$count(requests, waitingFor(row));
  const behind = await db.$count(requests, and(waitingFor(row), gt(requests.id, row.id)));
  return waiting - behind;
}

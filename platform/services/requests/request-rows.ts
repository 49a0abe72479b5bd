import { and, asc, desc, eq, gt } from '@payloadcms/db-postgres/drizzle';
import type { PersonalRequest, RequestSubject, RequestSummary } from '@/lib/contract/requests';
import { actionsFor, type RequestAction, type RequestActor } from '@/lib/domain/requests/states';
import { request_events as requestEvents, requests } from '@/platform/payload-generated-schema';
import { iso, isoOrNull, type Database } from '../database';
import { ServiceError } from '../service-error';
import { isEntryFixed } from './championship/championship-groups';
import { keyOfRequest } from './key';
import { shownOfTeaching } from './teaching/seen';

export type RequestRow = typeof requests.$inferSelect;

/** The request, which nobody else moves until this transaction ends. */
export async function lockRequest(db: Database, id: number): Promise<RequestRow> {
  const [row] = await db.select().from(requests).where(eq(requests.id, id)).for('update');
  if (!row) throw new ServiceError('NOT_FOUND', 'no such request');
  return row;
}

export async function findRequest(db: Database, reference: string): Promise<RequestRow> {
  const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
  if (!row) throw new ServiceError('NOT_FOUND', 'no such request');
  return row;
}

export const subjectOf = ({ subject }: RequestRow) => subject as RequestSubject | null;

const subjectParts = ['id', 'title', 'place', 'phone', 'startsAt', 'endsAt', 'timeZone'] as const;
/** Whether nothing of it has changed. */
export const isSameSubject = (one: RequestSubject, other: RequestSubject): boolean =>
  subjectParts.every((part) => one[part] === other[part]);

export function summaryOf(row: RequestRow): RequestSummary {
  const { reference, kind, state, dueAt, createdAt } = row;
  return { reference, kind, state, subject: subjectOf(row), dueAt: isoOrNull(dueAt), createdAt: iso(createdAt) };
}

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

type For = Pick<RequestRow, 'kind' | 'subjectId' | 'groupId'>;
/** Requests for the same thing. A group has an id of its own, whatever the address of its event becomes. */
export const isFor = ({ kind, subjectId, groupId }: For) =>
  and(eq(requests.kind, kind), groupId ? eq(requests.groupId, groupId) : eq(requests.subjectId, subjectId ?? ''));

/** Those who wait for the same thing, the longest first. */
export const waitingFor = (shared: For) => and(isFor(shared), eq(requests.state, 'WAITING'));
export const longestWaiting = asc(requests.id);

async function waitingPosition(db: Database, row: RequestRow): Promise<number> {
  const waiting = await db.$count(requests, waitingFor(row));
  const behind = await db.$count(requests, and(waitingFor(row), gt(requests.id, row.id)));
  return waiting - behind;
}

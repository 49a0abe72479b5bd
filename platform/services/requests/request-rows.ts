import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { RequestSubject, RequestSummary } from '@/lib/contract/requests';
import { requests } from '@/platform/payload-generated-schema';
import { iso, isoOrNull, type Database } from '../database';
import { ServiceError } from '../service-error';

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

type For = Pick<RequestRow, 'kind' | 'subjectId' | 'groupId'>;
/** Requests for the same thing. A group has an id of its own, whatever the address of its event becomes. */
export const isFor = ({ kind, subjectId, groupId }: For) =>
  and(eq(requests.kind, kind), groupId ? eq(requests.groupId, groupId) : eq(requests.subjectId, subjectId ?? ''));

/** Those who wait for the same thing, the longest first. */
export const waitingFor = (shared: For) => and(isFor(shared), eq(requests.state, 'WAITING'));
export const longestWaiting = asc(requests.id);

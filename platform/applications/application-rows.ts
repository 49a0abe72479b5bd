import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { ApplicationSubject, ApplicationSummary } from '@/lib/applications/contract';
import { requests } from '@/platform/payload-generated-schema';
import { iso, isoOrNull, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';

export type ApplicationRow = typeof requests.$inferSelect;

/** What has a limited number of seats: a class, a group of a championship. */
export type Shared = Pick<ApplicationRow, 'kind' | 'subjectId' | 'groupId'>;

/** The application, locked until this transaction ends. */
export async function lockApplication(db: Database, id: number): Promise<ApplicationRow> {
  const [row] = await db.select().from(requests).where(eq(requests.id, id)).for('update');
  if (!row) throw new ServiceError('NOT_FOUND', 'no such request');
  return row;
}

export async function findApplication(db: Database, reference: string): Promise<ApplicationRow> {
  const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
  if (!row) throw new ServiceError('NOT_FOUND', 'no such request');
  return row;
}

export const subjectOf = ({ subject }: ApplicationRow) => subject as ApplicationSubject | null;

const subjectParts = ['id', 'title', 'place', 'phone', 'startsAt', 'endsAt', 'timeZone'] as const;
/** Whether nothing of it has changed. */
export const isSameSubject = (one: ApplicationSubject, other: ApplicationSubject): boolean =>
  subjectParts.every((part) => one[part] === other[part]);

export function summaryOf(row: ApplicationRow): ApplicationSummary {
  const { reference, kind, state, dueAt, createdAt } = row;
  return { reference, kind, state, subject: subjectOf(row), dueAt: isoOrNull(dueAt), createdAt: iso(createdAt) };
}

/** Applications for the same thing. A group has an id of its own, whatever the address of its event becomes. */
export const isForSameSubject = ({ kind, subjectId, groupId }: Shared) =>
  and(eq(requests.kind, kind), groupId ? eq(requests.groupId, groupId) : eq(requests.subjectId, subjectId ?? ''));

/** Applications on the waiting list of the same thing. */
export const waitingFor = (shared: Shared) => and(isForSameSubject(shared), eq(requests.state, 'WAITING'));
/** The application that has waited longest comes first. */
export const oldestFirst = asc(requests.id);

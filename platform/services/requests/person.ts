import { count, desc, eq } from '@payloadcms/db-postgres/drizzle';
import type { PersonalRequest, RequestSummary } from '@/lib/contract/requests';
import { requests } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '../context';
import { database } from '../database';
import { ServiceError } from '../service-error';
import { isKeyOfRequest } from './key';
import { personalRequest } from './personal-request';
import { findRequest, summaryOf, type RequestRow } from './request-rows';

export type Opened = { reference: string; key?: string | undefined };

/** The request of who is logged in, or of who has the key of its mails; to anybody else there is none. */
export async function openRequest({ ctx, input }: Asked<Opened>): Promise<RequestRow> {
  const row = await findRequest(database(ctx.payload), input.reference);
  const isOwn = ctx.user !== null && row.user === ctx.user.id;
  const hasKey = input.key !== undefined && isKeyOfRequest(ctx.payload.secret, row, input.key);
  if (!isOwn && !hasKey) throw new ServiceError('NOT_FOUND', 'no such request');
  return row;
}

export async function getRequest({ ctx, input }: Asked<Opened>): Promise<PersonalRequest> {
  const row = await openRequest({ ctx, input });
  return personalRequest(database(ctx.payload), ctx.payload.secret, row, ctx.now());
}

const pageLength = 20;

/** The user's requests, newest first. */
export async function listRequests({
  ctx,
  input: { page = 1 },
}: Asked<{ page?: number | undefined }>): Promise<{ items: RequestSummary[]; pages: number }> {
  const isOwn = eq(requests.user, requireUser(ctx).id);
  const db = database(ctx.payload);
  const [[all], found] = await Promise.all([
    db.select({ count: count() }).from(requests).where(isOwn),
    db
      .select()
      .from(requests)
      .where(isOwn)
      .orderBy(desc(requests.id))
      .limit(pageLength)
      .offset((page - 1) * pageLength),
  ]);
  return { items: found.map(summaryOf), pages: Math.max(1, Math.ceil((all?.count ?? 0) / pageLength)) };
}

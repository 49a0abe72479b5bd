import { count, desc, eq } from '@payloadcms/db-postgres/drizzle';
import type { PersonalApplication, ApplicationSummary } from '@/lib/applications/contract';
import { requests } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { isKeyOfApplication } from './key';
import { personalApplication } from './personal-application';
import { findApplication, summaryOf, type ApplicationRow } from './application-rows';

export type Opened = { reference: string; key?: string | undefined };

/** The application, for the account that it belongs to or for a caller with the key from its emails; NOT_FOUND for all others. */
export async function openOwnApplication({ ctx, input }: Asked<Opened>): Promise<ApplicationRow> {
  const row = await findApplication(database(ctx.payload), input.reference);
  const isOwn = ctx.user !== null && row.user === ctx.user.id;
  const hasKey = input.key !== undefined && isKeyOfApplication(ctx.payload.secret, row, input.key);
  if (!isOwn && !hasKey) throw new ServiceError('NOT_FOUND', 'no such request');
  return row;
}

export async function getApplication({ ctx, input }: Asked<Opened>): Promise<PersonalApplication> {
  const row = await openOwnApplication({ ctx, input });
  return personalApplication(database(ctx.payload), ctx.payload.secret, row, ctx.now());
}

const pageLength = 20;

/** The user's applications, newest first. */
export async function listApplications({
  ctx,
  input: { page = 1 },
}: Asked<{ page?: number | undefined }>): Promise<{ items: ApplicationSummary[]; pages: number }> {
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

import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { DeletionBlocker } from '@/lib/privacy/deletion';
import type { Context } from '@/platform/kernel/context';
import { database, type Database } from '@/platform/kernel/database/database';
import { requests } from '@/platform/payload-generated-schema';
import type { ApplicationRow } from './application-rows';
import { changeApplication } from './change-application';
import { erase, isSettled } from './erase';
import { actionsNow } from './personal-application';

const openApplications = (db: Database, user: number): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(requests)
    .where(and(eq(requests.user, user), isNull(requests.erasedAt)));

/**
 * Some applications cannot be withdrawn by the applicant, and block the deletion. Under the account's lock there are none
 * left, because all applications are ended before the account is erased.
 */
export async function openApplicationsBlock(
  db: Database,
  user: number,
  { now, isLocked }: { now: Date; isLocked: boolean },
): Promise<DeletionBlocker[]> {
  if (isLocked) return [];
  for (const row of await openApplications(db, user))
    if (!isSettled(row, now) && !(await actionsNow(db, row, now)).includes('withdraw')) return ['request'];
  return [];
}

/** Ends the applications of an account that is being deleted, and erases their personal data. */
export async function leaveApplications(ctx: Context, user: number): Promise<void> {
  const { payload } = ctx;
  for (const row of await openApplications(database(payload), user)) {
    if (!isSettled(row, ctx.now()))
      await changeApplication({ payload, now: ctx.now() }, row, 'withdraw', { actor: 'person', quiet: true });
    await erase(ctx, row.id);
  }
}

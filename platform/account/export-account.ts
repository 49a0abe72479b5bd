import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { Context } from '@/platform/kernel/context';
import type { Database } from '@/platform/kernel/database/database';
import { only } from '@/platform/kernel/export-fields';
import { audit_log, users } from '@/platform/payload-generated-schema';
import { listAddresses } from './addresses';
import { getMe } from './profile';

/** For the account's export: the account itself and its addresses. */
export async function exportAccount({ ctx, db, user }: { ctx: Context; db: Database; user: number }) {
  const [row] = await db.select().from(users).where(eq(users.id, user));
  return {
    account: {
      ...(await getMe({ ctx })),
      ...(row && only(row, ['locale', 'vipReminder', 'emailProvedAt', 'createdAt', 'updatedAt'])),
    },
    addresses: await listAddresses({ ctx }),
  };
}

/** Support actions for the account, and why; not which member of staff did them. */
export async function exportSupportActions(db: Database, user: number) {
  const isAbout = and(eq(audit_log.table, 'users'), eq(audit_log.document, String(user)));
  const done = await db.select().from(audit_log).where(isAbout).orderBy(asc(audit_log.createdAt), asc(audit_log.id));
  return { supportActions: done.map((entry) => only(entry, ['action', 'input', 'createdAt'])) };
}

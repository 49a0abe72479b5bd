import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { sql, type Database } from '@/platform/kernel/database/database';
import { audit_log, type users } from '@/platform/payload-generated-schema';

/** The audit log has the username that staff granted a product to; it is deleted with the account. */
export async function eraseGrantNotes(
  db: Database,
  { username }: Pick<typeof users.$inferSelect, 'username'>,
): Promise<void> {
  await db
    .update(audit_log)
    .set({ input: sql`${audit_log.input} - 'username'` })
    .where(and(eq(audit_log.table, 'entitlements'), eq(sql`lower(${audit_log.input} ->> 'username')`, username)));
}

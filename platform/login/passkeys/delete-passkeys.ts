import { eq } from '@payloadcms/db-postgres/drizzle';
import { passkeys } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';

/** Deletes all passkeys of an account: another person may have added one. */
export async function deletePasskeys(db: Database, userId: number): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.user, userId));
}

import { eq } from '@payloadcms/db-postgres/drizzle';
import { passkeys } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';

/** Ends every way in by a passkey: somebody else may have made one. */
export async function deletePasskeys(db: Database, userId: number): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.user, userId));
}

import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Database } from '@/platform/kernel/database/database';
import { otps, passkey_challenges, passkeys, sessions } from '@/platform/payload-generated-schema';

/** Deletes every way to log in to an account that is erased. */
export async function eraseLogin(db: Database, user: number): Promise<void> {
  for (const table of [sessions, otps, passkeys, passkey_challenges])
    await db.delete(table).where(eq(table.user, user));
}

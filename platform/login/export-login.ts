import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Context } from '@/platform/kernel/context';
import type { Database } from '@/platform/kernel/database/database';
import { only } from '@/platform/kernel/export-fields';
import { passkeys } from '@/platform/payload-generated-schema';
import { listSessions } from './own-sessions';

/** For the account's export: where it is logged in, and its passkeys without their keys. */
export async function exportLogin({ ctx, db, user }: { ctx: Context; db: Database; user: number }) {
  return {
    sessions: (await listSessions({ ctx })).map((session) => only(session, ['device', 'createdAt', 'lastSeenAt'])),
    passkeys: (await db.select().from(passkeys).where(eq(passkeys.user, user))).map((passkey) =>
      only(passkey, ['name', 'createdAt', 'lastUsedAt']),
    ),
  };
}

import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Database } from '@/platform/kernel/database/database';
import { only } from '@/platform/kernel/export-fields';
import { minute_uses } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';

/** Deletes the minutes that an erased account taught live. */
export async function eraseMinutes(db: Database, user: number): Promise<void> {
  await db.delete(minute_uses).where(eq(minute_uses.user, user));
}

export async function exportMinutes({ db, user }: Exporting) {
  return {
    taughtMinutes: (await db.select().from(minute_uses).where(eq(minute_uses.user, user))).map((use) =>
      only(use, ['minutes', 'usedAt']),
    ),
  };
}

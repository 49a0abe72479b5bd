import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Database } from '@/platform/kernel/database/database';
import { only } from '@/platform/kernel/export-fields';
import { lesson_openings } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';

/** Erases which lessons an account has opened. */
export async function eraseOpenings(db: Database, user: number): Promise<void> {
  await db.delete(lesson_openings).where(eq(lesson_openings.user, user));
}

export async function exportOpenings({ db, user }: Exporting) {
  return {
    openedLessons: (await db.select().from(lesson_openings).where(eq(lesson_openings.user, user))).map((opening) =>
      only(opening, ['plan', 'lesson', 'openedAt']),
    ),
  };
}

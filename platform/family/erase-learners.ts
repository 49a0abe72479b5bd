import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Database } from '@/platform/kernel/database/database';
import { learners } from '@/platform/payload-generated-schema';

/** Deletes the learners of an account that is erased. */
export async function eraseLearners(db: Database, user: number): Promise<void> {
  await db.delete(learners).where(eq(learners.user, user));
}

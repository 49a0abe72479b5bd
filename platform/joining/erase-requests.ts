import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Database } from '@/platform/kernel/database/database';
import { join_requests } from '@/platform/payload-generated-schema';

/** Deletes the join requests of an account that is erased. */
export async function eraseRequests(db: Database, user: number): Promise<void> {
  await db.delete(join_requests).where(eq(join_requests.user, user));
}

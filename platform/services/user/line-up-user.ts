import { eq } from '@payloadcms/db-postgres/drizzle';
import { users } from '@/platform/payload-generated-schema';
import type { Database } from '../database';

/**
 * What changes one account comes one after the other, until the transaction ends. NO KEY: rows that only point to the user (two orders
 * being placed) share it, and would otherwise wait for each other.
 */
export async function lineUpUser(db: Database, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

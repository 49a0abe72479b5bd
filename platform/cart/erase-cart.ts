import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Database } from '@/platform/kernel/database/database';
import { carts } from '@/platform/payload-generated-schema';

/** The saved cart of an account that is erased. */
export async function eraseCart(db: Database, user: number): Promise<void> {
  await db.delete(carts).where(eq(carts.user, user));
}

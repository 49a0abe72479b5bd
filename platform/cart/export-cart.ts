import { eq } from '@payloadcms/db-postgres/drizzle';
import { only } from '@/platform/kernel/export-fields';
import { carts } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';

/** For the account's export: its saved cart. */
export async function exportCart({ db, user }: Exporting) {
  const [cart] = await db.select().from(carts).where(eq(carts.user, user));
  return { cart: cart ? only(cart, ['lines', 'coupon', 'updatedAt']) : null };
}

import { and, inArray, ne } from '@payloadcms/db-postgres/drizzle';
import { gifts, outbox } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { giftMailKey } from './gift-rows';

/** Cancels the gifts of these codes, waiting or sent, and deletes their emails that are still unsent. */
export async function cancelGiftsOf(db: Database, codes: readonly number[], now: Date): Promise<void> {
  const called = await db
    .update(gifts)
    .set({ status: 'CANCELLED', updatedAt: now.toISOString() })
    .where(and(inArray(gifts.code, [...codes]), ne(gifts.status, 'CANCELLED')))
    .returning({ publicId: gifts.publicId });
  if (called.length === 0) return;
  const unsent = inArray(outbox.status, ['PENDING', 'FAILED']);
  const keys = called.map(({ publicId }) => giftMailKey(publicId));
  await db.delete(outbox).where(and(inArray(outbox.dedupeKey, keys), unsent));
}

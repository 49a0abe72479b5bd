import { and, inArray, isNull, ne, type SQL } from '@payloadcms/db-postgres/drizzle';
import { gifts, outbox, redeem_codes } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { giftMailKey } from '@/platform/gifts/gift-rows';

/**
 * Codes that nobody has redeemed open nothing any more; a gift that one of them waits in or was sent with is called off, and its letter
 * stays unsent. The one place that ends codes: for a refund, a batch, a gift called back, and for staff. A redeemed code stays as it is.
 * @returns the ids of those that were ended now
 */
export async function voidCodes(db: Database, which: SQL | undefined, now: Date): Promise<number[]> {
  const at = now.toISOString();
  const ended = await db
    .update(redeem_codes)
    .set({ revokedAt: at, updatedAt: at })
    .where(and(which, isNull(redeem_codes.redeemedAt), isNull(redeem_codes.revokedAt)))
    .returning({ id: redeem_codes.id });
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await callOff(db, ids, at);
  return ids;
}

async function callOff(db: Database, codes: number[], at: string): Promise<void> {
  const called = await db
    .update(gifts)
    .set({ status: 'CANCELLED', updatedAt: at })
    .where(and(inArray(gifts.code, codes), ne(gifts.status, 'CANCELLED')))
    .returning({ publicId: gifts.publicId });
  if (called.length === 0) return;
  const unsent = inArray(outbox.status, ['PENDING', 'FAILED']);
  const keys = called.map(({ publicId }) => giftMailKey(publicId));
  await db.delete(outbox).where(and(inArray(outbox.dedupeKey, keys), unsent));
}

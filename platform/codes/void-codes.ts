import { and, isNull, type SQL } from '@payloadcms/db-postgres/drizzle';
import { redeem_codes } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { onVoid } from './hooks';

/**
 * Voids unredeemed codes and notifies what depends on them (`onVoid`). All voiding of codes goes through here: for a refund, a batch, a revoked gift,
 * and for staff. A redeemed code stays as it is.
 * @returns the ids of the codes that were voided now
 */
export async function voidCodes(db: Database, which: SQL | undefined, now: Date): Promise<number[]> {
  const at = now.toISOString();
  const ended = await db
    .update(redeem_codes)
    .set({ revokedAt: at, updatedAt: at })
    .where(and(which, isNull(redeem_codes.redeemedAt), isNull(redeem_codes.revokedAt)))
    .returning({ id: redeem_codes.id });
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await onVoid.run(db, ids, now);
  return ids;
}

import { and, asc, eq, lte } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { gifts, redeem_codes } from '@/platform/payload-generated-schema';
import { database, inTransaction } from '@/platform/kernel/database/database';
import { isRedeemable } from '@/platform/fulfilment/ownership';
import { sendGift } from './gift-mail';

/**
 * Sends the gifts that are due and returns how many. Each has its own transaction, which locks the code's row and the gift's, so that only one instance
 * sends it. A gift whose code is not redeemable any more is cancelled.
 */
export async function sendDueGifts(payload: Payload, now: Date): Promise<number> {
  const isDue = and(eq(gifts.status, 'WAITING'), lte(gifts.sendAt, now.toISOString()));
  const due = await database(payload)
    .select({ id: gifts.id, code: gifts.code })
    .from(gifts)
    .where(isDue)
    .orderBy(asc(gifts.sendAt))
    .limit(100);
  let sent = 0;
  for (const found of due) {
    sent += await inTransaction(payload, async ({ db }) => {
      const [code] = await db
        .select()
        .from(redeem_codes)
        .where(and(eq(redeem_codes.id, found.code), isRedeemable(now)))
        .for('update');
      const [gift] = await db
        .select()
        .from(gifts)
        .where(and(eq(gifts.id, found.id), isDue))
        .for('update');
      if (!gift) return 0;
      if (code) await sendGift(db, { gift, code }, now);
      else
        await db.update(gifts).set({ status: 'CANCELLED', updatedAt: now.toISOString() }).where(eq(gifts.id, gift.id));
      return code ? 1 : 0;
    });
  }
  return sent;
}

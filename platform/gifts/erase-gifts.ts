import { and, eq, inArray, isNotNull, ne, notExists, type SQL } from '@payloadcms/db-postgres/drizzle';
import { gifts, outbox, redeem_codes, users } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';
import { isRedeemable } from '@/platform/fulfilment/ownership';
import { giftMailKey } from './gift-rows';

/** Keys of the letters to those whom gifts are for. */
const lettersOf = (db: Database, which: SQL) =>
  db
    .select({ key: sql<string>`${giftMailKey('')} || ${gifts.publicId}` })
    .from(gifts)
    .where(which);

/**
 * Of gifts whose giver has left, those that can be delivered wait for their day with what that takes: the recipient's name and address. What
 * cannot be delivered any more is called off, and what was delivered or called off is for nobody (docs/product.md, "Accounts").
 */
export async function eraseGifts(db: Database, now: Date): Promise<void> {
  const gone = db.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt));
  const isGone = inArray(gifts.user, gone);
  const itsCode = and(eq(redeem_codes.id, gifts.code), isRedeemable(now));
  const opensNothing = notExists(db.select({ id: redeem_codes.id }).from(redeem_codes).where(itsCode));
  await db
    .update(gifts)
    .set({ status: 'CANCELLED', updatedAt: now.toISOString() })
    .where(and(isGone, eq(gifts.status, 'WAITING'), opensNothing));
  await db
    .update(gifts)
    .set({ recipientName: '', recipientEmail: null, message: null })
    .where(and(isGone, ne(gifts.status, 'WAITING'), ne(gifts.recipientName, '')));
}

/** What an account that leaves has written and told of others in its gifts, and where others were to give to it; before `eraseGifts`. */
export async function leaveGifts(db: Database, userId: number): Promise<void> {
  const isOwn = eq(gifts.user, userId);
  await db.update(gifts).set({ message: null }).where(isOwn);
  const redeemed = db.select({ id: redeem_codes.id }).from(redeem_codes).where(eq(redeem_codes.redeemedBy, userId));
  const isTheirs = inArray(gifts.code, redeemed);
  await db.delete(outbox).where(inArray(outbox.dedupeKey, lettersOf(db, isTheirs)));
  await db.update(gifts).set({ recipientEmail: null }).where(isTheirs);
  // What was written is gone with its letter; what is being sent goes without the giver's name and words, and is kept for a day.
  const letters = inArray(outbox.dedupeKey, lettersOf(db, isOwn));
  await db.delete(outbox).where(and(letters, inArray(outbox.status, ['SENT', 'KEPT'])));
  await db
    .update(outbox)
    // Also the words of a letter that was written before and is to be sent once more.
    .set({ data: sql`${outbox.data} - 'giver' - 'message' || '{"isLast": true}'`, html: null, text: null })
    .where(letters);
}

import { and, eq, inArray, isNotNull, ne, notExists, type SQL } from '@payloadcms/db-postgres/drizzle';
import { gifts, outbox, redeem_codes, users } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';
import { isRedeemable } from '@/platform/fulfilment/ownership';
import { giftMailKey } from './gift-rows';

/** Outbox keys of the emails to the recipients of gifts. */
const emailKeysOf = (db: Database, which: SQL) =>
  db
    .select({ key: sql<string>`${giftMailKey('')} || ${gifts.publicId}` })
    .from(gifts)
    .where(which);

/**
 * Gifts of deleted accounts: those that can still be delivered keep the recipient's name and address until their day. The others are cancelled, and
 * delivered or cancelled gifts lose the recipient's data (docs/product.md, "Accounts").
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

/** Deletes the messages in the gifts of an account that is being deleted, and its address in gifts that it redeemed. Runs before `eraseGifts`. */
export async function leaveGifts(db: Database, userId: number): Promise<void> {
  const isOwn = eq(gifts.user, userId);
  await db.update(gifts).set({ message: null }).where(isOwn);
  const redeemed = db.select({ id: redeem_codes.id }).from(redeem_codes).where(eq(redeem_codes.redeemedBy, userId));
  const isTheirs = inArray(gifts.code, redeemed);
  await db.delete(outbox).where(inArray(outbox.dedupeKey, emailKeysOf(db, isTheirs)));
  await db.update(gifts).set({ recipientEmail: null }).where(isTheirs);
  // Sent emails are deleted; pending ones are sent without the giver's name and message, and stored for a day.
  const isGiftEmail = inArray(outbox.dedupeKey, emailKeysOf(db, isOwn));
  await db.delete(outbox).where(and(isGiftEmail, inArray(outbox.status, ['SENT', 'KEPT'])));
  await db
    .update(outbox)
    // Also clears the rendered text of an email that will be sent again.
    .set({ data: sql`${outbox.data} - 'giver' - 'message' || '{"isLast": true}'`, html: null, text: null })
    .where(isGiftEmail);
}

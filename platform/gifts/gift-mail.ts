import { eq } from '@payloadcms/db-postgres/drizzle';
import { nameOrNull } from '@/lib/kernel/person/person-name';
import { gifts } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { enqueueMail } from '@/platform/kernel/outbox/enqueue';
import { findAddressee, mailAccount } from '@/platform/account/mail-account';
import { giftMailKey, localeOf, titleIn, type GiftRow } from './gift-rows';

/**
 * Sends a gift in the transaction that finds it due: one email to the recipient and one to the giver. If the giver's account is deleted, only the
 * recipient gets one, which is stored for a day.
 */
export async function sendGift(db: Database, row: GiftRow, now: Date): Promise<void> {
  const { gift, code } = row;
  const at = now.toISOString();
  await db.update(gifts).set({ status: 'SENT', sentAt: at, updatedAt: at }).where(eq(gifts.id, gift.id));
  const giver = await findAddressee(db, gift.user);
  if (!gift.recipientEmail) return;
  const { recipientName, recipientEmail, message } = gift;
  await enqueueMail(db, now, {
    template: 'gift',
    to: recipientEmail,
    locale: localeOf(row),
    dedupeKey: giftMailKey(gift.publicId),
    // The giver's text may go to an unproved address because the gift is paid for, and the email shows the text without links, in rows of its own.
    data: {
      name: recipientName,
      giver: giver && nameOrNull(giver.realName),
      message: giver && message,
      title: titleIn(row, localeOf(row)),
      code: code.code,
      expiresAt: code.expiresAt,
      ...(!giver && { isLast: true }),
    },
    isProved: false,
  });
  if (!giver) return;
  await mailAccount(db, now, giver, {
    template: 'giftSent',
    dedupeKey: `gift-sent:${gift.publicId}`,
    data: { title: titleIn(row, giver.locale) },
    typed: { recipientName, recipientEmail, message },
  });
}

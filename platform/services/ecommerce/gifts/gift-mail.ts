import { eq } from '@payloadcms/db-postgres/drizzle';
import { asName, isName } from '@/lib/domain/person-name';
import { gifts, users } from '@/platform/payload-generated-schema';
import type { Database } from '../../database';
import { enqueueMail } from '../../outbox/enqueue';
import { localeOf, titleIn, type GiftRow } from './gift-rows';

/** One letter for one gift, however often it is asked for. */
export const giftMailKey = (publicId: string): string => `gift:${publicId}`;

/** Who gives, as the recipient reads it: the real name, unless it is used to lead somewhere. */
export const giverName = (realName: string | null): string | null => {
  const name = asName(realName ?? '');
  return isName(name) ? name : null;
};

/** Sends a gift in the transaction that finds it due: the letter to the recipient and the word to the giver. */
export async function sendGift(db: Database, row: GiftRow, now: Date): Promise<void> {
  const { gift, code } = row;
  const at = now.toISOString();
  await db.update(gifts).set({ status: 'SENT', sentAt: at, updatedAt: at }).where(eq(gifts.id, gift.id));
  const [giver] = await db
    .select({ email: users.email, realName: users.realName, username: users.username, locale: users.locale })
    .from(users)
    .where(eq(users.id, gift.user));
  if (!giver || !gift.recipientEmail) return;
  const { recipientName, recipientEmail, message } = gift;
  await enqueueMail(db, now, {
    template: 'gift',
    to: recipientEmail,
    locale: localeOf(row),
    dedupeKey: giftMailKey(gift.publicId),
    data: {
      ...{ name: recipientName, giver: giverName(giver.realName), message },
      ...{ title: titleIn(row, localeOf(row)), code: code.code, expiresAt: code.expiresAt },
    },
  });
  await enqueueMail(db, now, {
    template: 'giftSent',
    to: giver.email,
    locale: giver.locale,
    dedupeKey: `gift-sent:${gift.publicId}`,
    data: {
      ...{ name: giver.realName || giver.username, username: giver.username },
      ...{ recipientName, recipientEmail, message },
      title: titleIn(row, giver.locale),
    },
  });
}

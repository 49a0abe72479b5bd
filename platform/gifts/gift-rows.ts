import { and, desc, eq, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Gift } from '@/lib/gifts/contract';
import { defaultLocale, isLocale, type Locale } from '@/lib/kernel/i18n/locales';
import { gifts, outbox, redeem_codes } from '@/platform/payload-generated-schema';
import { iso, isoOrNull, sql, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { titleFor } from '@/platform/kernel/title-for';

/** One email per gift, however often it is requested. */
export const giftMailKey = (publicId: string): string => `gift:${publicId}`;

export type GiftRow = {
  gift: typeof gifts.$inferSelect;
  code: typeof redeem_codes.$inferSelect;
  /** The status of its email; none for a card, before its day, or after the email was removed from the outbox. */
  emailStatus?: typeof outbox.$inferSelect.status | null;
};

/** The user's own gifts, newest first; by default only the newest. */
export function findGifts(db: Database, userId: number, isWanted: SQL | undefined, limit = 1): Promise<GiftRow[]> {
  return db
    .select({ gift: gifts, code: redeem_codes, emailStatus: outbox.status })
    .from(gifts)
    .innerJoin(redeem_codes, eq(redeem_codes.id, gifts.code))
    .leftJoin(outbox, eq(outbox.dedupeKey, sql`${giftMailKey('')} || ${gifts.publicId}`))
    .where(and(eq(gifts.user, userId), isWanted))
    .orderBy(desc(gifts.id))
    .limit(limit);
}

export async function findGift(db: Database, userId: number, publicId: string): Promise<GiftRow> {
  const [row] = await findGifts(db, userId, eq(gifts.publicId, publicId));
  if (!row) throw new ServiceError('NOT_FOUND', 'no such gift');
  return row;
}

/** The recipient's language. */
export const localeOf = ({ gift }: GiftRow): Locale => (isLocale(gift.locale) ? gift.locale : defaultLocale);

/** The title of the gift's product, as it was at the time of sale. */
export const titleIn = ({ code }: Pick<GiftRow, 'code'>, ...languages: (string | undefined)[]): string =>
  titleFor(code.titles, [...languages, defaultLocale], code.productCode);

export function toGift(row: GiftRow, ...languages: (string | undefined)[]): Gift {
  const { gift, code, emailStatus } = row;
  return {
    id: gift.publicId,
    status: gift.status,
    productId: code.productCode,
    title: titleIn(row, ...languages),
    code: gift.status === 'CANCELLED' ? null : code.code,
    recipientName: gift.recipientName,
    recipientEmail: gift.recipientEmail,
    message: gift.message,
    locale: localeOf(row),
    createdAt: iso(gift.createdAt),
    sendAt: isoOrNull(gift.sendAt),
    sentAt: isoOrNull(gift.sentAt),
    isMailed: gift.sentAt !== null && (!emailStatus || emailStatus === 'SENT'),
    // Only of its own code; after a revocation the new code does not belong to this gift.
    redeemedAt: gift.status === 'CANCELLED' ? null : isoOrNull(code.redeemedAt),
  };
}

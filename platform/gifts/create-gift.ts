import { and, eq, ne } from '@payloadcms/db-postgres/drizzle';
import { addDays } from 'date-fns';
import type { Gift, GiftInput } from '@/lib/gifts/contract';
import { parseBound } from '@/lib/kernel/calendar';
import { normalEmail } from '@/lib/kernel/person/email-address';
import { giftHour, maxGiftDays } from '@/lib/gifts/gift';
import { gifts, redeem_codes } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { countAgainst, keyOf } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockOwnAccount } from '@/platform/account/accounts';
import { sendGift } from './gift-mail';
import { findGifts, toGift, type GiftRow } from './gift-rows';

type Input = GiftInput & { idempotencyKey: string };

/**
 * Makes an unredeemed code that the account bought into a gift: emailed now or on its day, or printed. One idempotency key of an account makes one
 * gift, and so does one code. The emails that users can send through the shop are limited: by the codes they bought, per account and day, and per
 * address from all accounts together.
 */
export async function createGift({ ctx, input }: Asked<Input>): Promise<Gift> {
  const user = requireUser(ctx);
  const now = ctx.now();
  const publicId = keyOf(['gift', user.id, input.idempotencyKey]).slice(0, 24);
  const db = database(ctx.payload);
  const earlier = await sameGift(db, user.id, publicId, input);
  if (earlier) return toGift(earlier, user.locale);
  const sendAt = dayOf(input, now);
  // Checked before counting, so that a request without a valid code uses up no limit.
  const code = await ownCode(db, user.id, input.code);
  await rejectSpent(db, code, now).catch(async (rejected: unknown) => {
    // A second press of the same button may have created the gift meanwhile; then that gift is returned below.
    if (!(await sameGift(db, user.id, publicId, input))) throw rejected;
  });
  if (input.recipientEmail) {
    await countAgainst(ctx.payload, 'gift', user.id);
    await countAgainst(ctx.payload, 'giftAddress', normalEmail(input.recipientEmail));
  }
  return inTransaction(ctx.payload, async ({ db }) => {
    await lockOwnAccount(db, user.id);
    const same = await sameGift(db, user.id, publicId, input);
    if (same) return toGift(same, user.locale);
    const code = await ownCode(db, user.id, input.code);
    await rejectSpent(db, code, now);
    const { recipientName, recipientEmail, message, locale } = input;
    const [gift] = await db
      .insert(gifts)
      .values({
        publicId,
        user: user.id,
        code: code.id,
        recipientName,
        recipientEmail,
        message,
        locale,
        sendAt: sendAt?.toISOString() ?? null,
        createdAt: now.toISOString(),
      })
      .returning();
    if (!gift) throw new Error('the gift was not stored');
    if (!sendAt) await sendGift(db, { gift, code }, now);
    const [made] = await findGifts(db, user.id, eq(gifts.publicId, publicId));
    return toGift(made!, user.locale);
  });
}

async function sameGift(db: Database, userId: number, publicId: string, input: Input): Promise<GiftRow | undefined> {
  const [row] = await findGifts(db, userId, eq(gifts.publicId, publicId));
  if (
    row &&
    (row.gift.recipientName !== input.recipientName || row.gift.recipientEmail !== (input.recipientEmail ?? null))
  )
    throw new ServiceError('IDEMPOTENCY_KEY_REUSED', 'this key belongs to another gift');
  return row;
}

/** When the gift is sent; null: now. A card is available at once. */
function dayOf({ sendOn, recipientEmail }: Input, now: Date): Date | null {
  if (!sendOn || !recipientEmail) return null;
  const sendAt = new Date(parseBound(sendOn, 'start').getTime() + giftHour * 3_600_000);
  const isToCome = parseBound(sendOn, 'end') > now && sendAt < addDays(now, maxGiftDays + 1);
  if (!isToCome) throw new ServiceError('VALIDATION_FAILED', 'a day within a year', { issues: [{ path: 'sendOn' }] });
  return sendAt > now ? sendAt : null;
}

/** The account's own code, its row locked until the transaction ends, so that it cannot be redeemed meanwhile. */
async function ownCode(db: Database, userId: number, text: string): Promise<GiftRow['code']> {
  const isThis = and(eq(redeem_codes.code, text), eq(redeem_codes.owner, userId));
  const [code] = await db.select().from(redeem_codes).where(isThis).for('update');
  if (!code) throw new ServiceError('NOT_FOUND', 'no such code');
  return code;
}

async function rejectSpent(db: Database, code: GiftRow['code'], now: Date): Promise<void> {
  if (code.redeemedAt) throw new ServiceError('CODE_ALREADY_REDEEMED', 'this code was redeemed');
  const isOver = code.revokedAt || (code.expiresAt && new Date(code.expiresAt) <= now);
  if (isOver) throw new ServiceError('CODE_INVALID', 'this code opens nothing any more');
  const isGiven = and(eq(gifts.code, code.id), ne(gifts.status, 'CANCELLED'));
  if ((await db.$count(gifts, isGiven)) > 0) throw new ServiceError('STATE_CHANGED', 'it was given already');
}

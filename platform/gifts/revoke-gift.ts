import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Gift } from '@/lib/gifts/contract';
import { redeem_codes } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockUser } from '@/platform/account/accounts';
import { newRedeemCode } from '@/platform/fulfilment/grant-product';
import { voidCodes } from '@/platform/codes/void-codes';
import { findGift, toGift } from './gift-rows';

/**
 * Takes back an unredeemed gift: its code is voided, so that an email or a printed card is worthless, and the giver gets a new code for the same
 * product and the same line of the order.
 */
export async function revokeGift({ ctx, input }: Asked<{ id: string }>): Promise<Gift> {
  const user = requireUser(ctx);
  const now = ctx.now();
  return inTransaction(ctx.payload, async ({ db }) => {
    await lockUser(db, user.id);
    const { gift } = await findGift(db, user.id, input.id);
    if (gift.status === 'CANCELLED') throw new ServiceError('STATE_CHANGED', 'it was called back before');
    const [ended] = await voidCodes(db, eq(redeem_codes.id, gift.code), now);
    if (ended === undefined) throw new ServiceError('GIFT_REDEEMED', 'somebody has redeemed it');
    const { code } = await findGift(db, user.id, input.id);
    const { productCode, titles, grants, owner, order, line, batch, expiresAt } = code;
    await db.insert(redeem_codes).values({
      productCode,
      titles,
      grants,
      owner,
      order,
      line,
      batch,
      expiresAt,
      code: newRedeemCode(),
      createdAt: now.toISOString(),
    });
    return toGift(await findGift(db, user.id, input.id), user.locale);
  });
}

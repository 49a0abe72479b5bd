import { and, asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { orders, redeem_codes } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction, rowId } from '@/platform/kernel/database/database';
import { voidCodes } from '@/platform/codes/void-codes';
import { ServiceError } from '@/platform/kernel/service-error';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { isOwnCode } from './own-codes';

/**
 * The teacher voids unused codes, all or none, without a refund (docs/product.md, "Activation and course codes").
 * @throws ServiceError NOT_FOUND for another's; STATE_CHANGED where one was used, or was void before
 */
export async function voidOwnCodes({ ctx, input }: Asked<{ codes: string[] }>): Promise<{ voided: number }> {
  const teacher = await requireTeacher(ctx);
  const ids = [...new Set(input.codes)].map(rowId);
  const isNamed = inArray(redeem_codes.id, ids);
  return inTransaction(ctx.payload, async ({ db }) => {
    // Locked, so that a code that is being redeemed is either redeemed or voided.
    const own = await db
      .select({ id: redeem_codes.id })
      .from(redeem_codes)
      .innerJoin(orders, eq(orders.id, redeem_codes.order))
      .where(and(isNamed, isOwnCode(teacher, undefined, ctx.now())))
      .orderBy(asc(redeem_codes.id))
      .for('update', { of: redeem_codes });
    if (own.length < ids.length) throw new ServiceError('NOT_FOUND', 'no such code');
    const ended = await voidCodes(db, isNamed, ctx.now());
    if (ended.length < ids.length) throw new ServiceError('STATE_CHANGED', 'one of them is unused no more');
    return { voided: ended.length };
  });
}

import { and, asc, eq, inArray, isNotNull } from '@payloadcms/db-postgres/drizzle';
import { lineRefund, plansOf, soldTypeOf, type RefundRejection } from '@/lib/refunds/refund';
import { paidStatuses } from '@/lib/sales/paid-statuses';
import { lesson_openings, redeem_codes, users, type orders } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { grantsOf, lineStates, placeOf, type StatedLine } from '@/platform/orders/line-states';

type Order = Pick<typeof orders.$inferSelect, 'user' | 'status' | 'paidAt'>;

/**
 * The refund of a line if its buyer requests it now, by the recorded events. Openings of lessons are recorded by account, not by person: one
 * counts for any learner of the account that the line was bought for. For a refund that is being booked (`holdCodes`) its codes are locked, so
 * that it and their redemption come one after the other; openings wait for the account's row, which the caller holds.
 */
export async function judgeLine(
  db: Database,
  order: Order,
  line: StatedLine,
  now: Date,
  holdCodes: boolean,
): Promise<{ amount: number; refusal: RefundRejection | null }> {
  const grants = grantsOf(line);
  const isOfLine = and(eq(redeem_codes.order, line._parentID), eq(redeem_codes.line, placeOf(line)));
  if (holdCodes)
    await db
      .select({ id: redeem_codes.id })
      .from(redeem_codes)
      .where(isOfLine)
      .orderBy(asc(redeem_codes.id))
      .for('update');
  const redeemed = await db.$count(redeem_codes, and(isOfLine, isNotNull(redeem_codes.redeemedAt)));
  const plans = plansOf(line.productCode, grants);
  // What a teacher bought for a student is opened by that student.
  const isOpened = and(eq(lesson_openings.user, line.student ?? order.user), inArray(lesson_openings.plan, plans));
  const opened = plans.length > 0 ? await db.$count(lesson_openings, isOpened) : 0;
  // Deleting an account erases whether it has opened a lesson, so its activations are not refunded.
  if (line.student !== null && (await isGone(db, line.student))) return { amount: 0, refusal: 'NOT_REFUNDABLE' };
  const isPaid = paidStatuses.some((status) => status === order.status) && order.paidAt !== null;
  const { isReturned } = (await lineStates(db, [line]))(line);
  return lineRefund(
    { type: soldTypeOf(grants), lessonOpened: opened > 0, codeRedeemed: redeemed > 0 },
    {
      paid: line.amount,
      refunded: line.refunded,
      isReturned,
      purchasedAt: isPaid && order.paidAt ? new Date(order.paidAt) : null,
    },
    now,
  );
}

async function isGone(db: Database, account: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, account), isNotNull(users.deletedAt)))) > 0;
}

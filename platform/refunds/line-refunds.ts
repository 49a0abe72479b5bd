import { and, asc, eq, inArray, isNotNull, isNull } from '@payloadcms/db-postgres/drizzle';
import type { SoldGrant } from '@/lib/catalogue/grant';
import { paidStatuses } from '@/lib/orders/order-state';
import { isReturnedLine, lineRefund, plansOf, soldTypeOf, type RefundRejection } from '@/lib/refunds/refund';
import {
  entitlements,
  lesson_openings,
  redeem_codes,
  refunds,
  type orders,
  type orders_lines,
  users,
} from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';

type RefundRow = typeof refunds.$inferSelect;
type Line = Pick<
  typeof orders_lines.$inferSelect,
  '_parentID' | '_order' | 'productCode' | 'amount' | 'refunded' | 'grants' | 'student'
>;
type Order = Pick<typeof orders.$inferSelect, 'user' | 'status' | 'paidAt'>;
export type LineState = { refunds: RefundRow[]; isReturned: boolean };

/** How the tables of what a line gave call it: from 0. */
export const placeOf = ({ _order }: Pick<Line, '_order'>): number => _order - 1;

/** What was paid for shipping is no line, but goes back like one. */
export const shippingPlace = -1;

const grantsOf = ({ grants }: Line) => (grants as SoldGrant[] | null) ?? [];

/** What went back of each of these lines. */
export async function lineStates(db: Database, lines: readonly Line[]): Promise<(line: Line) => LineState> {
  const ids = [...new Set(lines.flatMap((line) => (line.refunded > 0 ? line._parentID : [])))];
  if (ids.length === 0) return () => ({ refunds: [], isReturned: false });
  const found = await db.select().from(refunds).where(inArray(refunds.order, ids)).orderBy(asc(refunds.id));
  const held = [
    ...(await db
      .selectDistinct({ order: entitlements.order, line: entitlements.line })
      .from(entitlements)
      .where(and(inArray(entitlements.order, ids), isNull(entitlements.revokedAt)))),
    ...(await db
      .selectDistinct({ order: redeem_codes.order, line: redeem_codes.line })
      .from(redeem_codes)
      .where(and(inArray(redeem_codes.order, ids), isNull(redeem_codes.revokedAt)))),
  ];
  return (line) => {
    const isIt = (row: { order: number | null; line: number | null }) =>
      row.order === line._parentID && row.line === placeOf(line);
    const own = found.filter(isIt);
    const isReturned = isReturnedLine({
      ...{ amount: line.amount, refunded: line.refunded },
      // Staff always give a reason.
      byRule: own.some(({ reason }) => reason === null),
      gave: grantsOf(line).length > 0,
      holds: held.some(isIt),
    });
    return { refunds: own, isReturned };
  };
}

/** What was given back of the shipping of these orders, the oldest first. */
export function shippingRefundsOf(db: Database, orderIds: readonly number[]): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.order, [...orderIds]), eq(refunds.line, shippingPlace)))
    .orderBy(asc(refunds.id));
}

/**
 * What goes back of a line if its buyer asks now, by the recorded events. A lesson is opened by an account, which does not say who sat before it:
 * it counts for whomever of the account the line was bought. For a refund that is being booked its codes are held, so that it
 * and their redemption are one after the other; openings wait for the account's row, which the caller holds.
 */
export async function judgeLine(
  db: Database,
  order: Order,
  line: Line,
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
  // With an account goes what shows whether it has opened a lesson: what was activated for it stays paid.
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

import { and, asc, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import type { SoldGrant } from '@/lib/catalogue/grant';
import { isReturnedLine } from '@/lib/orders/returned-line';
import { entitlements, redeem_codes, refunds, type orders_lines } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';

type RefundRow = typeof refunds.$inferSelect;
export type StatedLine = Pick<
  typeof orders_lines.$inferSelect,
  '_parentID' | '_order' | 'productCode' | 'amount' | 'refunded' | 'grants' | 'student'
>;
export type LineState = { refunds: RefundRow[]; isReturned: boolean };

/** The number of a line in the tables of what it gave, from 0. */
export const placeOf = ({ _order }: Pick<StatedLine, '_order'>): number => _order - 1;

/** The place of the shipping cost, which is no line, but is refunded like one. */
export const shippingPlace = -1;

/** The grants that a line was sold with. */
export const grantsOf = ({ grants }: StatedLine) => (grants as SoldGrant[] | null) ?? [];

/** The refunds of each of these lines, and whether it is returned. */
export async function lineStates(db: Database, lines: readonly StatedLine[]): Promise<(line: StatedLine) => LineState> {
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
      amount: line.amount,
      refunded: line.refunded,
      // A refund by staff always has a reason.
      byRule: own.some(({ reason }) => reason === null),
      gave: grantsOf(line).length > 0,
      holds: held.some(isIt),
    });
    return { refunds: own, isReturned };
  };
}

/** The refunds of the shipping of these orders, the oldest first. */
export function shippingRefundsOf(db: Database, orderIds: readonly number[]): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.order, [...orderIds]), eq(refunds.line, shippingPlace)))
    .orderBy(asc(refunds.id));
}

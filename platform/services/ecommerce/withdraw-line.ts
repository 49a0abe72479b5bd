import { and, eq, inArray, isNull, ne } from '@payloadcms/db-postgres/drizzle';
import { entitlements, gifts, redeem_codes, shipments, shipments_items } from '@/platform/payload-generated-schema';
import type { Database } from '../database';
import { placeOf } from './line-refunds';
import type { OrderLine } from './order-rows';

/**
 * Takes back what one line gave and nothing else: its entitlements, its codes that nobody has redeemed, with the gifts made of them, and its
 * place in a parcel that has not left. What was redeemed stays with whoever redeemed it.
 */
export async function withdrawLine(db: Database, line: OrderLine, now: Date): Promise<void> {
  const at = now.toISOString();
  const taken = { revokedAt: at, updatedAt: at };
  const [order, place] = [line._parentID, placeOf(line)];
  await db
    .update(entitlements)
    .set(taken)
    .where(and(eq(entitlements.order, order), eq(entitlements.line, place), isNull(entitlements.revokedAt)));
  const { id, redeemedAt, revokedAt } = redeem_codes;
  const voided = await db
    .update(redeem_codes)
    .set(taken)
    .where(and(eq(redeem_codes.order, order), eq(redeem_codes.line, place), isNull(redeemedAt), isNull(revokedAt)))
    .returning({ id });
  if (voided.length > 0) {
    const codes = voided.map((code) => code.id);
    await db
      .update(gifts)
      .set({ status: 'CANCELLED', updatedAt: at })
      .where(and(inArray(gifts.code, codes), ne(gifts.status, 'CANCELLED')));
  }
  if (line.requiresShipping) await unpack(db, line, at);
}

/** A parcel that would be empty never leaves. One that has left comes back by the buyer, and staff put it on the shelf again. */
async function unpack(db: Database, line: OrderLine, at: string): Promise<void> {
  const [parcel] = await db.select().from(shipments).where(eq(shipments.order, line._parentID)).for('update');
  if (parcel?.status !== 'PREPARING') return;
  const items = await db.select().from(shipments_items).where(eq(shipments_items._parentID, parcel.id));
  const own = items.filter(({ productCode }) => productCode === line.productCode).map((item) => item.id);
  if (own.length === 0) return;
  if (own.length < items.length) await db.delete(shipments_items).where(inArray(shipments_items.id, own));
  else await db.update(shipments).set({ status: 'CANCELLED', updatedAt: at }).where(eq(shipments.id, parcel.id));
}

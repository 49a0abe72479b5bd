import { and, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import { entitlements, redeem_codes, shipments, shipments_items } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { placeOf } from '@/platform/orders/line-states';
import type { OrderLine } from '@/platform/orders/order-rows';
import { voidCodes } from '@/platform/codes/void-codes';

/**
 * Revokes what one line gave and nothing else: its entitlements, its unredeemed codes, with the gifts made of them, and its
 * place in a shipment that has not left. What was redeemed stays with its owner.
 */
export async function withdrawLine(db: Database, line: OrderLine, now: Date): Promise<void> {
  const at = now.toISOString();
  const [order, place] = [line._parentID, placeOf(line)];
  await db
    .update(entitlements)
    .set({ revokedAt: at, updatedAt: at })
    .where(and(eq(entitlements.order, order), eq(entitlements.line, place), isNull(entitlements.revokedAt)));
  await voidCodes(db, and(eq(redeem_codes.order, order), eq(redeem_codes.line, place)), now);
  if (line.requiresShipping) await unpack(db, line, at);
}

/** Takes the line out of its shipment; one that would be empty is cancelled. Goods that have left are returned by the buyer, and staff restock them. */
async function unpack(db: Database, line: OrderLine, at: string): Promise<void> {
  const [shipment] = await db.select().from(shipments).where(eq(shipments.order, line._parentID)).for('update');
  if (shipment?.status !== 'PREPARING') return;
  const items = await db.select().from(shipments_items).where(eq(shipments_items._parentID, shipment.id));
  const own = items.filter(({ productCode }) => productCode === line.productCode).map((item) => item.id);
  if (own.length === 0) return;
  if (own.length < items.length) await db.delete(shipments_items).where(inArray(shipments_items.id, own));
  else await db.update(shipments).set({ status: 'CANCELLED', updatedAt: at }).where(eq(shipments.id, shipment.id));
}

import { and, eq, ne } from '@payloadcms/db-postgres/drizzle';
import { shippingBack } from '@/lib/refunds/refund';
import { refunds, shipments, shipments_items } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';
import { shippingPlace } from '@/platform/orders/line-states';
import type { OrderLine, OrderRow } from '@/platform/orders/order-rows';

/** What is left of the shipping that was paid. */
export async function shippingLeft(db: Database, order: OrderRow): Promise<number> {
  const [gone] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
    .from(refunds)
    .where(and(eq(refunds.order, order.id), eq(refunds.line, shippingPlace)));
  return order.shipping - (gone?.sum ?? 0);
}

/**
 * The refund of the shipping if this line is refunded now: what is left of it, if the line is the last product of a shipment that has not left.
 * For a refund that is being booked (`holdShipment`) the shipment is locked, so that it cannot leave meanwhile.
 */
export async function shippingWith(
  db: Database,
  order: OrderRow,
  line: OrderLine,
  holdShipment: boolean,
): Promise<number> {
  if (order.shipping === 0 || !line.requiresShipping) return 0;
  const asked = db.select().from(shipments).where(eq(shipments.order, order.id));
  const [shipment] = holdShipment ? await asked.for('update') : await asked;
  const others =
    shipment?.status === 'PREPARING'
      ? await db.$count(
          shipments_items,
          and(eq(shipments_items._parentID, shipment.id), ne(shipments_items.productCode, line.productCode)),
        )
      : 0;
  return shippingBack({ left: await shippingLeft(db, order), parcel: shipment?.status ?? null, others });
}

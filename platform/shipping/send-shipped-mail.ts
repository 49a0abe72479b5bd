import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { orders, orders_lines, shipments_items, type shipments } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { titleFor } from '@/platform/kernel/title-for';
import { findAddressee, mailAccount } from '@/platform/account/mail-account';

/** Sends the buyer an email that the shipment has left, once for each tracking number, so also for a corrected one. */
export async function sendShippedMail(db: Database, now: Date, shipment: typeof shipments.$inferSelect): Promise<void> {
  const [order] = await db
    .select({ id: orders.id, number: orders.number, locale: orders.locale, user: orders.user })
    .from(orders)
    .where(eq(orders.id, shipment.order));
  const buyer = order && (await findAddressee(db, order.user));
  if (!buyer) return;
  const lines = await db
    .select({ productCode: orders_lines.productCode, titles: orders_lines.titles })
    .from(orders_lines)
    .where(eq(orders_lines._parentID, order.id))
    .orderBy(asc(orders_lines._order));
  const items = await db
    .select()
    .from(shipments_items)
    .where(eq(shipments_items._parentID, shipment.id))
    .orderBy(asc(shipments_items._order));
  await mailAccount(db, now, buyer, {
    template: 'shipped',
    dedupeKey: `shipped:${order.number}:${shipment.tracking}`,
    data: {
      number: order.number,
      carrier: shipment.carrier ?? '',
      tracking: shipment.tracking ?? '',
      trackingUrl: shipment.trackingUrl,
      items: items.map(({ productCode, title, quantity }) => {
        const line = lines.find((one) => one.productCode === productCode);
        return { title: titleFor(line?.titles, [buyer.locale, order.locale], title), quantity };
      }),
    },
  });
}

import { randomBytes } from 'node:crypto';
import { eq } from '@payloadcms/db-postgres/drizzle';
import { formatMoney } from '@/lib/domain/money';
import { shipments, shipments_items, users } from '@/platform/payload-generated-schema';
import type { Database } from '../database';
import { enqueue } from '../outbox/enqueue';
import { give } from './give';
import type { OrderLine, OrderRow } from './order-rows';

/**
 * Hands over what a paid order holds (docs/product.md, "Delivery and access"): entitlements, redeem codes, a shipment, the receipt.
 * Lines that are `withheld` stand on the receipt only: their money goes back.
 * Runs in the transaction that made the order PAID; unique keys keep a second run from giving anything twice.
 */
export async function deliverOrder(
  db: Database,
  order: OrderRow,
  lines: readonly OrderLine[],
  now: Date,
  withheld: ReadonlySet<OrderLine> = new Set(),
): Promise<void> {
  const delivered = lines.filter((line) => !withheld.has(line));
  for (const line of delivered) {
    await give(
      db,
      {
        userId: order.user,
        source: 'order',
        from: { orderId: order.id, line: line._order - 1 },
        productCode: line.productCode,
        title: line.title,
        titles: line.titles,
        grants: line.grants,
        quantity: line.quantity,
        key: `${order.number}:${line._order}`,
      },
      now,
    );
  }
  const shipped = delivered.filter((line) => line.requiresShipping);
  if (shipped.length > 0) await prepareShipment(db, order, shipped, now);
  await enqueueReceipt(db, order, lines, now);
}

async function enqueueReceipt(db: Database, order: OrderRow, lines: readonly OrderLine[], now: Date): Promise<void> {
  const [receiver] = await db
    .select({ email: users.email, realName: users.realName, username: users.username })
    .from(users)
    .where(eq(users.id, order.user));
  if (!receiver) return;
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, order.locale);
  await enqueue(
    db,
    {
      kind: 'mail',
      template: 'orderReceipt',
      to: receiver.email,
      locale: order.locale,
      dedupeKey: `receipt:${order.number}`,
      data: {
        name: receiver.realName || receiver.username,
        number: order.number,
        paidAt: now.toISOString(),
        lines: lines.map((line) => ({
          title: line.title,
          quantity: line.quantity,
          amount: money(line.amount + line.discount),
        })),
        discount: order.discount > 0 ? money(order.discount) : null,
        total: money(order.total),
      },
    },
    now,
  );
}

async function prepareShipment(db: Database, order: OrderRow, lines: readonly OrderLine[], now: Date): Promise<void> {
  const { address_name, address_phone, address_country, address_city, address_line1 } = order;
  if (!address_name || !address_phone || !address_country || !address_city || !address_line1)
    throw new Error(`the order ${order.number} has goods but no address`);
  const at = now.toISOString();
  const [shipment] = await db
    .insert(shipments)
    .values({
      order: order.id,
      address_name,
      address_phone,
      address_country,
      address_postalCode: order.address_postalCode,
      address_city,
      address_line1,
      address_line2: order.address_line2,
      status: 'PREPARING',
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing({ target: shipments.order })
    .returning({ id: shipments.id });
  if (!shipment) return;
  await db.insert(shipments_items).values(
    lines.map((line, index) => ({
      _order: index + 1,
      _parentID: shipment.id,
      id: randomBytes(12).toString('hex'),
      productCode: line.productCode,
      title: line.title,
      quantity: line.quantity,
    })),
  );
}

import { and, asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { toMainUnit, type Currency } from '@/lib/kernel/money';
import { orders, orders_lines, payments, refunds, shipments } from '@/platform/payload-generated-schema';
import { only } from '@/platform/kernel/export-fields';
import { titleFor } from '@/platform/kernel/title-for';
import type { Exporting } from '@/platform/privacy/hooks';

/** For the account's export: every order, whatever became of it, with its payments, refunds and shipments. Amounts in the main unit. */
export async function exportOrders({ db, user, languages, nameOf }: Exporting) {
  const own = await db.select().from(orders).where(eq(orders.user, user)).orderBy(asc(orders.id));
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return { orders: [] };
  const [lines, paid, back, parcels] = await Promise.all([
    db.select().from(orders_lines).where(inArray(orders_lines._parentID, ids)).orderBy(asc(orders_lines._order)),
    db.select().from(payments).where(inArray(payments.order, ids)),
    db
      .select()
      .from(refunds)
      .where(and(inArray(refunds.order, ids), eq(refunds.user, user))),
    db.select().from(shipments).where(inArray(shipments.order, ids)),
  ]);
  const exported = own.map(({ id, currency, ...order }) => {
    const { subtotal, discount, shipping, total, refunded } = order;
    return {
      ...only(order, [
        'number',
        'status',
        'locale',
        'marketHandle',
        'teaching',
        'coupon',
        'note',
        'createdAt',
        'paidAt',
      ]),
      currency,
      learner: nameOf(order.learner),
      ...amounts({ subtotal, discount, shipping, total, refunded }, currency),
      address: groupOf(order, 'address_'),
      invoice: groupOf(order, 'invoice_'),
      tax: groupOf(order, 'tax_'),
      lines: lines
        .filter((line) => line._parentID === id)
        .map(({ productCode, title, titles, quantity, unitPrice, discount: off, amount, refunded: gone }) => ({
          productId: productCode,
          title: titleFor(titles, languages, title),
          quantity,
          ...amounts({ unitPrice, discount: off, amount, refunded: gone }, currency),
        })),
      payments: paid
        .filter((payment) => payment.order === id)
        .map(({ amount, ...payment }) => ({
          ...only(payment, ['provider', 'status', 'createdAt', 'succeededAt']),
          ...amounts({ amount }, currency),
        })),
      refunds: back
        .filter((refund) => refund.order === id)
        .map(({ amount, ...refund }) => ({
          ...only(refund, ['status', 'title', 'createdAt', 'doneAt']),
          ...amounts({ amount }, currency),
        })),
      shipments: parcels
        .filter((shipment) => shipment.order === id)
        .map((shipment) => ({
          ...only(shipment, ['status', 'carrier', 'tracking', 'trackingUrl', 'shippedAt', 'createdAt']),
          address: groupOf(shipment, 'address_'),
        })),
    };
  });
  return { orders: exported };
}

const amounts = (minor: Record<string, number>, currency: Currency) =>
  Object.fromEntries(Object.entries(minor).map(([name, amount]) => [name, toMainUnit({ amount, currency })]));

/** The fields that Payload stores as `address_name`, `address_city`, … */
const groupOf = (row: object, start: 'address_' | 'invoice_' | 'tax_') =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => (name.startsWith(start) ? [[name.slice(start.length), value]] : [])),
  );

import { formatMoney } from '@/lib/kernel/money';
import type { Database } from '@/platform/kernel/database/database';
import { findAddressee, mailAccount } from '@/platform/account/mail-account';
import { grantProduct } from '@/platform/fulfilment/grant-product';
import { prepareShipment } from '@/platform/shipping/prepare-shipment';
import { addressOf, type OrderLine, type OrderRow } from './order-rows';

/**
 * Fulfils a paid order (docs/product.md, "Delivery and access"): entitlements, redeem codes, a shipment, the receipt.
 * Lines that are `withheld` are on the receipt only: their money is refunded.
 * Runs in the transaction that made the order PAID; unique keys prevent a second run from granting anything twice.
 */
export async function fulfilOrder(
  db: Database,
  order: OrderRow,
  lines: readonly OrderLine[],
  now: Date,
  withheld: ReadonlySet<OrderLine> = new Set(),
): Promise<void> {
  const fulfilled = lines.filter((line) => !withheld.has(line));
  for (const { productCode, title, titles, grants, quantity, student, _order } of fulfilled) {
    const from = { orderId: order.id, line: _order - 1 };
    const sold = { productCode, title, titles, grants, quantity };
    const to = student === null ? { userId: order.user, learnerId: order.learner } : { userId: student };
    await grantProduct(db, now, { ...to, source: 'order', from, ...sold, key: `${order.number}:${_order}` });
  }
  const shipped = fulfilled.filter((line) => line.requiresShipping);
  if (shipped.length > 0) await shipTo(db, order, shipped);
  await enqueueReceipt(db, order, lines, { paidAt: now, key: `receipt:${order.number}`, now });
}

/** Enqueues the receipt as an email to the customer, in the language of the order. One `key` is one email. */
export async function enqueueReceipt(
  db: Database,
  order: OrderRow,
  lines: readonly OrderLine[],
  { paidAt, key, now }: { paidAt: Date; key: string; now: Date },
): Promise<void> {
  const receiver = await findAddressee(db, order.user);
  if (!receiver) return;
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, order.locale);
  await mailAccount(db, now, receiver, {
    template: 'orderReceipt',
    locale: order.locale,
    dedupeKey: key,
    data: {
      number: order.number,
      paidAt: paidAt.toISOString(),
      lines: receiptLines(lines).map(({ title, quantity, price }) => ({ title, quantity, amount: money(price) })),
      discount: order.discount > 0 ? money(order.discount) : null,
      shipping: order.shipping > 0 ? money(order.shipping) : null,
      total: money(order.total),
    },
  });
}

/** A product that a teacher bought for several students is one entry: no student is named in an email. */
function receiptLines(lines: readonly OrderLine[]): { title: string; quantity: number; price: number }[] {
  const entries = new Map<string, { title: string; quantity: number; price: number }>();
  for (const { id, student, productCode, title, quantity, amount, discount } of lines) {
    const key = student === null ? id : productCode;
    const known = entries.get(key) ?? { title, quantity: 0, price: 0 };
    entries.set(key, { title, quantity: known.quantity + quantity, price: known.price + amount + discount });
  }
  return [...entries.values()];
}

async function shipTo(db: Database, order: OrderRow, lines: readonly OrderLine[]): Promise<void> {
  const address = addressOf(order);
  if (!address) throw new Error(`the order ${order.number} has goods but no address`);
  await prepareShipment(db, order.id, address, lines);
}

import { and, eq, exists, inArray, notExists } from '@payloadcms/db-postgres/drizzle';
import { putBack, takeOut, type CartItem, type Ordered } from '@/lib/cart/cart';
import { orders, payments } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { changeCart } from '@/platform/cart/saved-cart';
import { findLines, type OrderRow } from './order-rows';
import { linesOf } from './lines-of';

/**
 * Items are in the order or in the cart, never in both (docs/product.md, "Orders and payments"): placing the order removes them from the cart, and they return
 * once when a payment is declined or the order ends unpaid. Where they are follows from the order's payments; no other state is stored.
 */
export async function takeFromCart(db: Database, user: number, ordered: Ordered, now: Date): Promise<void> {
  await changeCart(db, user, now, (cart) => takeOut(cart, ordered));
}

type OfCart = Pick<OrderRow, 'id' | 'user' | 'learner' | 'coupon' | 'marketHandle' | 'teaching'>;

/** A teacher's order for a class was in no cart, and its price is none of the shop's. */
const isOfNoCart = ({ teaching }: OfCart): boolean => teaching !== null;

/** Removes the items of a declined order from the cart when it is paid, or about to be, after all. */
export async function takeLinesFromCart(db: Database, order: OfCart, now: Date): Promise<void> {
  if (isOfNoCart(order)) return;
  const items = itemsOf(await findLines(db, [order.id]));
  await takeFromCart(db, order.user, { items, coupon: order.coupon }, now);
}

/** Returns the items of an order to the cart, but for those that its person owns for good by now. */
export async function returnToCart(db: Database, order: OfCart, now: Date): Promise<void> {
  if (isOfNoCart(order)) return;
  const { lines, again } = await linesOf(db, order);
  const items = itemsOf(lines.filter((line) => !again.includes(line)));
  const { coupon, marketHandle } = order;
  await changeCart(db, order.user, now, (cart) => putBack(cart, { items, coupon, marketHandle }));
}

/** Returns the items of orders that ended unpaid. */
export async function returnEnded(db: Database, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const ended = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(orders.id);
  for (const order of ended) if (!(await isInCart(db, order.id))) await returnToCart(db, order, now);
}

/** Whether an unpaid order's lines are in the cart again: its payment was declined, and none was opened since. */
export async function isInCart(db: Database, orderId: number): Promise<boolean> {
  const paymentsIn = (...statuses: ('PENDING' | 'PROCESSING' | 'DECLINED')[]) =>
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.order, orders.id), inArray(payments.status, statuses)));
  const isIt = and(
    eq(orders.id, orderId),
    exists(paymentsIn('DECLINED')),
    notExists(paymentsIn('PENDING', 'PROCESSING')),
  );
  return (await db.$count(orders, isIt)) > 0;
}

const itemsOf = (lines: readonly { productCode: string; quantity: number }[]): CartItem[] =>
  lines.map(({ productCode, quantity }) => ({ productId: productCode, quantity }));

import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { SoldGrant } from '@/lib/catalogue/grant';
import type { Titles } from '@/lib/kernel/i18n/titles';
import { pendingMinutes } from '@/lib/orders/order-state';
import type { ProductType } from '@/lib/catalogue/product-type';
import { orders, orders_lines } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { randomLetters } from '@/platform/kernel/secrets/random-letters';
import { findOrders, type OrderRow } from './order-rows';

/** Identifies a request: one key of one user is one order, of one body. */
export type Once = { user: number; idempotencyKey: string; requestHash: string };

/** The contract writes a body's fields in its own order: the same request always has the same hash. */
export const hashOf = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** The order that this request made before. @throws ServiceError IDEMPOTENCY_KEY_REUSED where the key was sent with another body */
export async function sameRequest(db: Database, { user, idempotencyKey, requestHash }: Once): Promise<OrderRow | null> {
  const [row] = await findOrders(db, and(eq(orders.user, user), eq(orders.idempotencyKey, idempotencyKey)));
  if (row && row.requestHash !== requestHash)
    throw new ServiceError('IDEMPOTENCY_KEY_REUSED', 'this key belongs to another order');
  return row ?? null;
}

type NewOrder = Omit<typeof orders.$inferInsert, 'number' | 'status' | 'createdAt' | 'expiresAt' | 'paidAt'>;

/** PENDING for half an hour; PAID at once where there is nothing to pay. */
export async function insertOrder(db: Database, now: Date, values: NewOrder): Promise<OrderRow> {
  const at = now.toISOString();
  const isFree = values.total === 0;
  const [order] = await db
    .insert(orders)
    .values({
      ...values,
      number: newOrderNumber(now),
      status: isFree ? 'PAID' : 'PENDING',
      createdAt: at,
      expiresAt: isFree ? null : new Date(now.getTime() + pendingMinutes * 60_000).toISOString(),
      paidAt: isFree ? at : null,
    })
    .returning();
  if (!order) throw new Error('the order was not stored');
  return order;
}

/** Amounts in the minor unit. */
export type NewLine = {
  productId: string;
  /** The type it is sold as, which decides the refund rule even if the product changes. */
  type: ProductType;
  title: string;
  titles: Titles;
  grants: SoldGrant[];
  quantity: number;
  unitOrigin: number;
  unitPrice: number;
  discount: number;
  amount: number;
  requiresShipping: boolean;
  /** The account it is for, where a teacher buys. */
  student?: number;
};

export async function insertLines(db: Database, orderId: number, lines: readonly NewLine[]): Promise<void> {
  await db.insert(orders_lines).values(
    lines.map(({ productId, type, grants, title, titles, quantity, requiresShipping, student, ...line }, index) => ({
      title,
      titles,
      quantity,
      requiresShipping,
      student,
      unitOrigin: line.unitOrigin,
      unitPrice: line.unitPrice,
      discount: line.discount,
      amount: line.amount,
      grants: grants.map((grant) => ({ ...grant, soldAs: type })),
      productCode: productId,
      _order: index + 1,
      _parentID: orderId,
      id: randomBytes(12).toString('hex'),
    })),
  );
}

/** The day and ten random letters: 261121-7KQ4MZ9XAB. */
function newOrderNumber(now: Date): string {
  return `${now.toISOString().slice(2, 10).replaceAll('-', '')}-${randomLetters(10)}`;
}

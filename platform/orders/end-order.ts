import { and, eq, inArray, lt } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { orders } from '@/platform/payload-generated-schema';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { lockUser } from '@/platform/account/accounts';
import { reservationsOf, moveReservations, type ReservingOrder } from '@/platform/cart/reservations';
import { returnEnded } from './ordered-cart';
import { invalidateStock } from '@/platform/catalogue/stock';

type End = 'CANCELLED' | 'EXPIRED';

/** Marks orders as ended that are still PENDING. @returns what they held, which the caller gives back (`moveReservations`) */
export async function endPending(
  db: Database,
  ids: readonly number[],
  status: End,
  now: Date,
): Promise<ReservingOrder[]> {
  if (ids.length === 0) return [];
  const ended = await db
    .update(orders)
    .set({ status, updatedAt: now.toISOString() })
    .where(and(inArray(orders.id, [...ids]), eq(orders.status, 'PENDING')))
    .returning({ id: orders.id, coupon: orders.coupon });
  return reservationsOf(db, ended);
}

/**
 * Ends one PENDING order and gives back what it held, its lines to the cart; the caller holds the account's row, so that nothing is fulfilled meanwhile.
 * @returns null if it was no longer PENDING, else the products to invalidate
 */
export async function endOrder(db: Database, id: number, status: End, now: Date): Promise<string[] | null> {
  const holds = await endPending(db, [id], status, now);
  if (holds.length === 0) return null;
  const changed = await moveReservations(db, holds, null);
  await returnEnded(db, [id], now);
  return changed;
}

/** Ends the expired orders. @returns how many */
export async function expireOrders(payload: Payload, now: Date): Promise<number> {
  const isDue = and(eq(orders.status, 'PENDING'), lt(orders.expiresAt, now.toISOString()));
  const due = await database(payload)
    .select({ id: orders.id, user: orders.user })
    .from(orders)
    .where(isDue)
    .orderBy(orders.expiresAt)
    .limit(100);
  let ended = 0;
  for (const { id, user } of due) {
    // One transaction each: a payment arriving now waits for one order, not for all.
    const changed = await inTransaction(payload, async ({ db }) => {
      await lockUser(db, user);
      const [order] = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, id), isDue))
        .for('update', { skipLocked: true });
      return order ? endOrder(db, id, 'EXPIRED', now) : null;
    });
    if (changed) ended += 1;
    await invalidateStock(payload, changed ?? []);
  }
  return ended;
}

import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Order } from '@/lib/contract/ecommerce';
import type { Locale } from '@/lib/i18n/locales';
import { orders } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '../context';
import { database } from '../database';
import { ServiceError } from '../service-error';
import { findOrders, toOrders, type OrderRow } from './order-rows';

/** The user's own order by its public number. Another's order does not exist for them. */
export async function findOwnOrder(ctx: Context, number: string): Promise<OrderRow> {
  const user = requireUser(ctx);
  const [row] = await findOrders(database(ctx.payload), and(eq(orders.number, number), eq(orders.user, user.id)));
  if (!row) throw new ServiceError('NOT_FOUND', 'no such order');
  return row;
}

/** Of one order, in which language it is read. */
export type OrderAsked = { id: string; locale?: Locale | undefined };

export async function getOrder({ ctx, input }: Asked<OrderAsked>): Promise<Order> {
  return (await toOrders(database(ctx.payload), [await findOwnOrder(ctx, input.id)], input.locale))[0];
}

/** The user's orders, newest first. */
export async function listOrders({ ctx, input }: Asked<Pick<OrderAsked, 'locale'>>): Promise<Order[]> {
  const user = requireUser(ctx);
  const db = database(ctx.payload);
  return toOrders(db, await findOrders(db, eq(orders.user, user.id)), input.locale);
}

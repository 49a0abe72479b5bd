import { and, eq, lt, or } from '@payloadcms/db-postgres/drizzle';
import type { Order } from '@/lib/orders/shapes';
import type { PartOfList } from '@/lib/kernel/api/shapes';
import type { OrderStatus } from '@/lib/orders/order-state';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { orders } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { findOrders, toOrders, type OrderRow } from './order-rows';

/** The user's own order by its public number; orders of others count as unknown. */
export async function findOwnOrder(ctx: Context, number: string): Promise<OrderRow> {
  const user = requireUser(ctx);
  const [row] = await findOrders(database(ctx.payload), and(eq(orders.number, number), eq(orders.user, user.id)));
  if (!row) throw new ServiceError('NOT_FOUND', 'no such order');
  return row;
}

/** The public number of an order, and the language to read it in. */
export type OrderAsked = { id: string; locale?: Locale | undefined };

export async function getOrder({ ctx, input }: Asked<OrderAsked>): Promise<Order> {
  return (await toOrders(database(ctx.payload), [await findOwnOrder(ctx, input.id)], input.locale))[0];
}

type ListAsked = PartOfList & { locale?: Locale | undefined; status?: OrderStatus | undefined };

/** The user's orders, newest first, of one state if it is given. */
export async function listOrders({ ctx, input }: Asked<ListAsked>): Promise<Order[]> {
  const { before, limit, status, locale } = input;
  const isOwn = eq(orders.user, requireUser(ctx).id);
  const last = before === undefined ? undefined : await findOwnOrder(ctx, before);
  const isOlder =
    last && or(lt(orders.createdAt, last.createdAt), and(eq(orders.createdAt, last.createdAt), lt(orders.id, last.id)));
  const db = database(ctx.payload);
  return toOrders(db, await findOrders(db, and(isOwn, isOlder, status && eq(orders.status, status)), limit), locale);
}

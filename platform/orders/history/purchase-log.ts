import { and, asc, desc, eq, inArray, isNotNull, isNull } from '@payloadcms/db-postgres/drizzle';
import type { PurchaseLogEntry } from '@/lib/orders/purchase-log-contract';
import { toMainUnit } from '@/lib/kernel/money';
import { paidStatuses } from '@/lib/sales/paid-statuses';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { orders, orders_lines } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, iso } from '@/platform/kernel/database/database';
import { lineStates } from '../line-states';
import { publicIds } from '@/platform/family/learner-rows';
import { titleFor } from '@/platform/kernel/title-for';

/** The user's own paid lines, newest first, without what a teacher bought for a class, which the workspace shows. A refunded line is marked, and the storefront leaves it out. */
export async function purchaseLog({ ctx, input }: Asked<{ locale?: Locale | undefined }>): Promise<PurchaseLogEntry[]> {
  const user = requireUser(ctx);
  const db = database(ctx.payload);
  const found = await db
    .select({ order: orders, line: orders_lines })
    .from(orders)
    .innerJoin(orders_lines, eq(orders_lines._parentID, orders.id))
    .where(
      and(
        eq(orders.user, user.id),
        isNull(orders.teaching),
        inArray(orders.status, [...paidStatuses]),
        isNotNull(orders.paidAt),
      ),
    )
    .orderBy(desc(orders.paidAt), desc(orders.id), asc(orders_lines._order));
  const stateOf = await lineStates(
    db,
    found.map(({ line }) => line),
  );
  const learnerOf = await publicIds(db, user.id);
  return found.map(({ order, line }) => ({
    id: `${order.number}-${line._order}`,
    isRefund: order.status === 'REFUNDED' || stateOf(line).isReturned,
    orderId: order.number,
    productId: line.productCode,
    title: titleFor(line.titles, [input.locale, user.locale], line.title),
    quantity: line.quantity,
    amount: toMainUnit({ amount: line.amount, currency: order.currency }),
    currency: order.currency,
    purchasedAt: iso(order.paidAt ?? order.createdAt),
    learner: learnerOf(order.learner),
  }));
}

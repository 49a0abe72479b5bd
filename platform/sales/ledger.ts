import { paidStatuses } from '@/lib/sales/paid-statuses';
import { rows, sql, type Database } from '@/platform/kernel/database/database';

const paid = sql`(${sql.join(
  paidStatuses.map((status) => sql`${status}`),
  sql`, `,
)})`;

/** What was captured, and the sum that is accounted for, in units of the order's currency. */
export type Unbalanced = { order: string; captured: number; accounted: number };

/** All orders, or those changed since then. */
const changedSince = (since?: Date) => (since ? sql`o.updated_at > ${since.toISOString()}` : sql`true`);

/** Orders whose captured sum differs from what is retained, refunded and due as refunds (docs/product.md, "Refunds"). */
export const unbalancedOrders = (db: Database, since?: Date): Promise<Unbalanced[]> =>
  rows(
    db,
    sql`
    SELECT number AS "order", captured::float8, (back + waiting + retained)::float8 AS accounted
    FROM (
      SELECT o.number, o.id,
        CASE WHEN o.status::text IN ${paid} THEN o.total - o.refunded ELSE 0 END AS retained,
        COALESCE((SELECT sum(amount) FROM payments WHERE order_id = o.id AND status = 'SUCCEEDED'), 0) AS captured,
        COALESCE((SELECT sum(refunded) FROM payments WHERE order_id = o.id), 0) AS back,
        COALESCE((SELECT sum(refund_due) FROM payments WHERE order_id = o.id), 0)
          + COALESCE((SELECT sum(amount) FROM refunds WHERE order_id = o.id AND status <> 'DONE'), 0) AS waiting
      FROM orders o WHERE ${changedSince(since)}
    ) AS sums
    WHERE captured <> back + waiting + retained ORDER BY id`,
  );

/** Lines of paid orders that have no entitlement, code or shipment and were not refunded. */
export const unfulfilledLines = (db: Database, since?: Date): Promise<{ order: string; product: string }[]> =>
  rows(
    db,
    sql`
    SELECT o.number AS "order", l.product_code AS product
    FROM orders o JOIN orders_lines l ON l._parent_id = o.id
    WHERE o.status::text IN ${paid} AND ${changedSince(since)} AND l.refunded < GREATEST(l.amount, 1)
      AND CASE WHEN l.requires_shipping AND COALESCE(jsonb_array_length(l.grants), 0) = 0
        THEN NOT EXISTS (SELECT 1 FROM shipments s WHERE s.order_id = o.id)
        ELSE NOT EXISTS (SELECT 1 FROM entitlements e WHERE e.order_id = o.id AND e.line = l._order - 1)
          AND NOT EXISTS (SELECT 1 FROM redeem_codes c WHERE c.order_id = o.id AND c.line = l._order - 1)
      END
    ORDER BY o.id, l._order`,
  );

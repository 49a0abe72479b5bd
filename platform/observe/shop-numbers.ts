import { orderStatuses, type OrderStatus } from '@/lib/orders/order-state';
import type { OutboxKind } from '@/platform/kernel/outbox/enqueue';
import { rows, sql, type Database } from '@/platform/kernel/database/database';

type OfProvider = { waiting: number; oldest: number; silence: number; unannounced: number };
type OfKind = { waiting: number; oldest: number; failed: number };
/** The state of the shop in numbers. Times in seconds. */
export type ShopNumbers = {
  /** Placed within a day. */
  orders: Record<OrderStatus, number>;
  payments: Record<string, OfProvider>;
  outbox: Record<OutboxKind, OfKind>;
  /** How long ago the turn of each job ended. */
  jobs: Record<string, number>;
  /** How far the clock of this instance is from the database's. */
  clockOff: number;
};

/** Minutes that a webhook may come after the return of the buyer, at which the shop asks the provider itself. */
const webhookLate = 10;

type Row = {
  orders: Partial<Record<OrderStatus, number>> | null;
  waiting: Record<string, Omit<OfProvider, 'unannounced'>> | null;
  unannounced: Record<string, number> | null;
  outbox: Partial<Record<OutboxKind, OfKind>> | null;
  jobs: Record<string, number> | null;
  clockOff: number;
};

/**
 * One statement, each part of which uses an index: rows of today, rows that still wait, rows that have failed. It uses the clock of the database: an
 * instance whose own is wrong would raise every other alarm.
 * @param now by the clock of this instance
 * @param providers the configured payment providers: they are included even if nothing waits
 */
export async function readShopNumbers(db: Database, now: Date, providers: readonly string[]): Promise<ShopNumbers> {
  const at = sql`now()`;
  const since = (then: ReturnType<typeof sql>) => sql`extract(epoch FROM ${at} - ${then})::float8`;
  const [row] = await rows<Row>(
    db,
    sql`SELECT
      (SELECT json_object_agg(status, n) FROM (
        SELECT status, count(*) AS n FROM orders WHERE created_at > ${at} - interval '1 day' GROUP BY status
      ) AS s) AS orders,
      (SELECT json_object_agg(provider, json_build_object('waiting', n, 'oldest', ${since(sql`oldest`)}, 'silence',
        ${since(sql`GREATEST(oldest, (SELECT max(created_at) FROM webhook_events e WHERE e.provider = w.provider AND e.created_at > w.oldest))`)}))
      FROM (
        SELECT p.provider, count(*) AS n, min(p.created_at) AS oldest FROM orders o JOIN payments p ON p.order_id = o.id
        WHERE o.status = 'PENDING' AND p.status IN ('PENDING', 'PROCESSING') AND p.provider_reference IS NOT NULL GROUP BY p.provider
      ) AS w) AS waiting,
      (SELECT json_object_agg(provider, n) FROM (
        SELECT p.provider, count(*) AS n FROM payments p WHERE p.created_at > ${at} - interval '1 day'
          AND p.status = 'SUCCEEDED' AND p.succeeded_at < ${at} - make_interval(mins => ${webhookLate})
          AND NOT EXISTS (SELECT 1 FROM webhook_events e WHERE e.created_at > ${at} - interval '1 day'
            AND e.provider = p.provider AND e.body ->> 'reference' = p.provider_reference)
        GROUP BY p.provider
      ) AS u) AS unannounced,
      (SELECT json_object_agg(kind, json_build_object('waiting', n, 'oldest', oldest, 'failed', failed)) FROM (
        SELECT kind, count(*) FILTER (WHERE is_due) AS n, COALESCE(max(${since(sql`due`)}) FILTER (WHERE is_due), 0) AS oldest,
          count(*) FILTER (WHERE status = 'FAILED') AS failed
        FROM (
          SELECT kind, status, CASE WHEN attempts = 0 THEN next_attempt_at ELSE created_at END AS due,
            status <> 'FAILED' AND (attempts > 0 OR next_attempt_at <= ${at}) AS is_due
          FROM outbox WHERE status IN ('PENDING', 'SENDING', 'FAILED')
        ) AS entries GROUP BY kind
      ) AS o) AS outbox,
      (SELECT json_object_agg(name, ${since(sql`until`)}) FROM job_turns) AS jobs,
      abs(${since(sql`${now.toISOString()}::timestamptz`)}) AS "clockOff"`,
  );
  const { orders, waiting, unannounced, outbox, jobs, clockOff } = row!;
  const named = new Set([...providers, ...Object.keys(waiting ?? {}), ...Object.keys(unannounced ?? {})]);
  const nothing = { waiting: 0, oldest: 0 };
  return {
    orders: fill(orderStatuses, (status) => orders?.[status] ?? 0),
    payments: fill([...named], (provider) => ({
      ...(waiting?.[provider] ?? { ...nothing, silence: 0 }),
      unannounced: unannounced?.[provider] ?? 0,
    })),
    outbox: fill(['mail', 'refund', 'sandboxEvent'], (kind) => outbox?.[kind] ?? { ...nothing, failed: 0 }),
    jobs: jobs ?? {},
    clockOff,
  };
}

const fill = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

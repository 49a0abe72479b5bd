import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@/lib/orders/order-state';
import type { Context } from '@/platform/kernel/context';
import { platform, query, sql, unique } from '../fixtures';
import type { Assortment } from './assortment';

export type LineRow = {
  id: string;
  order: number;
  place: number;
  code: string;
  quantity: number;
  amount: number;
  refunded: number;
};
export type OrderRow = {
  id: number;
  number: string;
  user: number;
  status: OrderStatus;
  total: number;
  shipping: number;
  refunded: number;
  coupon: string | null;
  paidAt: string | null;
  lines: LineRow[];
};
type Row<Fields> = Fields & { id: number };
export type CodeRow = Row<{
  code: string;
  owner: number;
  order: number | null;
  line: number | null;
  /** Made in place of one that was called back. */
  isSecond: boolean;
  redeemed: boolean;
  revoked: boolean;
}>;
/** The state of the shop, read from its tables. */
export type State = {
  orders: OrderRow[];
  payments: Row<{ order: number; name: string; status: string; amount: number; refunded: number; due: number }>[];
  refunds: Row<{ order: number; line: number; amount: number; byRule: boolean; isDone: boolean }>[];
  entitlements: Row<{
    user: number;
    source: string;
    order: number | null;
    line: number | null;
    kind: string;
    code: string;
    amount: number;
    startsAt: string;
    endsAt: string | null;
    revoked: boolean;
  }>[];
  codes: CodeRow[];
  gifts: Row<{ publicId: string; user: number; code: number; status: string; waits: boolean }>[];
  parcels: Row<{ order: number; status: string }>[];
  openings: { user: number; plan: string; lesson: number }[];
  stock: Record<string, number>;
  uses: Record<string, number>;
};

/** What a person asked for, and what the provider was paid: known to the test alone. */
export type World = {
  assortment: Assortment;
  people: [Context, Context];
  clock: { at: number };
  state: State;
  /** Open pages of the provider, by payment. */
  pages: { payment: string; order: string; amount: number }[];
  /** Payments that were reported to the shop, by order; a repeated report is the same money. */
  reported: Map<string, Set<string>>;
  asGifts: Set<string>;
  /** Lines that staff took back, and those put in stock again. */
  taken: Set<string>;
  restocked: string[];
  /** The last order's input, to be sent once more. */
  last: { send: () => Promise<{ id: string }>; id: string } | null;
};

/** Two new accounts, full stock, unused coupons. */
export async function newWorld(assortment: Assortment): Promise<World> {
  const payload = await platform();
  const clock = { at: Date.now() };
  const names = [unique('ledger'), unique('ledger')];
  const found = await query<{ id: number; username: string; email: string }>(sql`
    INSERT INTO users (username, email, role, locale) SELECT n, n || '@sente.example', 'learner', 'zh-TW'
    FROM unnest(ARRAY[${names[0]}, ${names[1]}]) AS n RETURNING id, username, email`);
  const people = found.map(({ id, username, email }): Context => ({
    payload,
    user: { id, username, email, role: 'learner', locale: 'zh-TW' },
    session: null,
    now: () => new Date(clock.at),
    requestId: 'ledger',
    ip: randomUUID(),
  })) as World['people'];
  for (const { code, stock } of assortment.items)
    if (stock !== null) await query(sql`UPDATE inventory SET stock = ${stock} WHERE product_code = ${code}`);
  for (const { code } of assortment.coupons) await query(sql`UPDATE coupons SET uses = 0 WHERE code = ${code}`);
  const world: Omit<World, 'state'> = {
    assortment,
    people,
    clock,
    pages: [],
    reported: new Map(),
    asGifts: new Set(),
    taken: new Set(),
    restocked: [],
    last: null,
  };
  return { ...world, state: await readState(world) };
}

/** Ends pending orders: they would release stock and coupons during a later sequence. */
export async function leaveWorld({ people }: World): Promise<void> {
  const [a, b] = people.map(({ user }) => user!.id);
  await query(sql`UPDATE orders SET status = 'CANCELLED' WHERE status = 'PENDING' AND user_id IN (${a}, ${b})`);
}

export async function readState({ people, assortment }: Pick<World, 'people' | 'assortment'>): Promise<State> {
  const who = sql`(${people[0].user!.id}, ${people[1].user!.id})`;
  const own = sql`(SELECT id FROM orders WHERE user_id IN ${who})`;
  const all = (statement: ReturnType<typeof sql>) =>
    sql`(SELECT COALESCE(json_agg(to_json(t)), '[]'::json) FROM (${statement}) AS t)`;
  const named = (codes: readonly string[]) =>
    sql.join(
      codes.map((code) => sql`${code}`),
      sql`, `,
    );
  const counted = (table: string, name: string, value: string, codes: readonly string[]) => sql`
    (SELECT COALESCE(json_object_agg(${sql.identifier(name)}, ${sql.identifier(value)}::int), '{}'::json)
     FROM ${sql.identifier(table)} WHERE ${sql.identifier(name)} IN (${named(codes)}))`;
  const lines = sql`SELECT id, _parent_id AS "order", _order - 1 AS place, product_code AS code, quantity::int, amount::float8, refunded::float8
    FROM orders_lines WHERE _parent_id = o.id ORDER BY _order`;
  const [row] = await query<{ state: State }>(sql`SELECT json_build_object(
    'orders', ${all(sql`SELECT id, number, user_id AS "user", status, total::float8, shipping::float8, refunded::float8, coupon, paid_at AS "paidAt", ${all(lines)} AS lines
      FROM orders o WHERE user_id IN ${who} ORDER BY id`)},
    'payments', ${all(sql`SELECT id, order_id AS "order", public_id AS name, status, amount::float8, refunded::float8, refund_due::float8 AS due
      FROM payments WHERE order_id IN ${own} ORDER BY id`)},
    'refunds', ${all(sql`SELECT id, order_id AS "order", line::int, amount::float8, reason IS NULL AS "byRule", status = 'DONE' AS "isDone"
      FROM refunds WHERE order_id IN ${own} ORDER BY id`)},
    'entitlements', ${all(sql`SELECT id, user_id AS "user", source, order_id AS "order", line::int, kind, product_code AS code, amount::float8,
      starts_at AS "startsAt", ends_at AS "endsAt", revoked_at IS NOT NULL AS revoked
      FROM entitlements WHERE user_id IN ${who} ORDER BY starts_at, id`)},
    'codes', ${all(sql`SELECT id, code, owner_id AS owner, order_id AS "order", line::int, dedupe_key IS NULL AS "isSecond",
      redeemed_at IS NOT NULL AS redeemed, revoked_at IS NOT NULL AS revoked FROM redeem_codes WHERE owner_id IN ${who} ORDER BY id`)},
    'gifts', ${all(sql`SELECT g.id, g.public_id AS "publicId", g.user_id AS "user", g.code_id AS code, g.status, EXISTS (
      SELECT 1 FROM outbox m WHERE m.dedupe_key = 'gift:' || g.public_id AND m.status = 'PENDING') AS waits
      FROM gifts g WHERE g.user_id IN ${who} ORDER BY g.id`)},
    'parcels', ${all(sql`SELECT id, order_id AS "order", status FROM shipments WHERE order_id IN ${own}`)},
    'openings', ${all(sql`SELECT user_id AS "user", plan, lesson::int FROM lesson_openings WHERE user_id IN ${who}`)},
    'stock', ${counted(
      'inventory',
      'product_code',
      'stock',
      assortment.items.map(({ code }) => code),
    )},
    'uses', ${counted(
      'coupons',
      'code',
      'uses',
      assortment.coupons.map(({ code }) => code),
    )}) AS state`);
  return row!.state;
}

import { createHash, randomBytes } from 'node:crypto';
import { addMonths } from '@/lib/domain/period';
import { formatMoney } from '@/lib/domain/money';
import { firstRow, iso, sql, type Transaction } from '../database';
import { enqueue } from '../outbox/enqueue';
import type { Grant } from './catalogue';
import { findLines, type OrderLineRow, type OrderRow } from './order-rows';

type Db = Transaction['db'];

/**
 * Hands over what a paid order holds (decisions, "Money"): entitlements, redeem codes, a shipment, the receipt.
 * Runs in the transaction that made the order PAID; unique keys keep a second run from giving anything twice.
 */
export async function deliverOrder(db: Db, order: OrderRow, now: Date): Promise<void> {
  await lineUpUser(db, order.user_id);
  const lines = await findLines(db, [order.id]);
  for (const line of lines) {
    const grants = line.grants ?? [];
    for (const [index, grant] of grants.entries()) {
      if (grant.kind === 'redeemCode') await giveCodes(db, order, line, index, grant, now);
      else await giveEntitlement(db, order, line, index, grant, now);
    }
  }
  const shipped = lines.filter((line) => line.requires_shipping);
  if (shipped.length > 0) await prepareShipment(db, order, shipped, now);
  const receiver = await firstRow<{ email: string; real_name: string | null; username: string }>(
    db,
    sql`SELECT email, real_name, username FROM users WHERE id = ${order.user_id}`,
  );
  if (!receiver) return;
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, order.locale);
  await enqueue(
    db,
    {
      kind: 'mail',
      template: 'orderReceipt',
      to: receiver.email,
      locale: order.locale,
      dedupeKey: `receipt:${order.number}`,
      data: {
        name: receiver.real_name || receiver.username,
        number: order.number,
        paidAt: now.toISOString(),
        lines: lines.map((line) => ({
          title: line.title,
          quantity: line.quantity,
          amount: money(line.amount + line.discount),
        })),
        discount: Number(order.discount) > 0 ? money(Number(order.discount)) : null,
        total: money(Number(order.total)),
      },
    },
    now,
  );
}

/**
 * Two deliveries to one user add their VIP months one after the other. NO KEY: rows that only point to the user (two orders being
 * placed) share it, and would otherwise wait for each other.
 */
export async function lineUpUser(db: Db, userId: number): Promise<void> {
  await db.execute(sql`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
}

async function giveEntitlement(
  db: Db,
  order: OrderRow,
  line: OrderLineRow,
  index: number,
  grant: Grant,
  now: Date,
): Promise<void> {
  const months = (grant.months ?? 0) * line.quantity;
  const startsAt = grant.kind === 'vip' && months > 0 ? await endOfVip(db, order.user_id, now) : now;
  const endsAt = months > 0 ? addMonths(startsAt, months).toISOString() : null;
  const at = now.toISOString();
  // What lasts for a time is made longer by quantity, what is counted is made more.
  const amount = months > 0 ? grant.amount : grant.amount * line.quantity;
  await db.execute(sql`
    INSERT INTO entitlements (user_id, source, order_id, line, "grant", kind, ref, product_code, title, amount, starts_at, ends_at, created_at, updated_at)
    VALUES (${order.user_id}, 'order', ${order.id}, ${line._order - 1}, ${index}, ${grant.kind}, ${grant.ref}, ${line.product_code}, ${line.title},
      ${amount}, ${startsAt.toISOString()}, ${endsAt}, ${at}, ${at})
    ON CONFLICT (order_id, line, "grant") DO NOTHING`);
}

/** New VIP months begin where the present ones end. */
export async function endOfVip(db: Db, userId: number, now: Date): Promise<Date> {
  const row = await firstRow<{ ends_at: string | null }>(
    db,
    sql`
    SELECT max(ends_at) AS ends_at FROM entitlements WHERE user_id = ${userId} AND kind = 'vip' AND revoked_at IS NULL AND ends_at > ${now.toISOString()}`,
  );
  return row?.ends_at ? new Date(iso(row.ends_at)) : now;
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Four groups of four, 80 random bits, without letters that are read as digits. */
export function newRedeemCode(): string {
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]);
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join('')).join('-');
}

async function giveCodes(
  db: Db,
  order: OrderRow,
  line: OrderLineRow,
  index: number,
  grant: Grant,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  for (let piece = 0; piece < grant.amount * line.quantity; piece += 1) {
    const key = createHash('sha256').update(`${order.number}:${line._order}:${index}:${piece}`).digest('hex');
    await db.execute(sql`
      INSERT INTO redeem_codes (code, product_code, owner_id, order_id, line, dedupe_key, created_at, updated_at)
      VALUES (${newRedeemCode()}, ${grant.ref ?? line.product_code}, ${order.user_id}, ${order.id}, ${line._order - 1}, ${key}, ${at}, ${at})
      ON CONFLICT (dedupe_key) DO NOTHING`);
  }
}

async function prepareShipment(db: Db, order: OrderRow, lines: OrderLineRow[], now: Date): Promise<void> {
  const at = now.toISOString();
  const shipment = await firstRow<{ id: number }>(
    db,
    sql`
    INSERT INTO shipments (order_id, address_name, address_phone, address_country, address_postal_code, address_city, address_line1, address_line2, status, created_at, updated_at)
    SELECT id, address_name, address_phone, address_country::text::enum_shipments_address_country, address_postal_code, address_city, address_line1, address_line2, 'PREPARING', ${at}, ${at}
    FROM orders WHERE id = ${order.id}
    ON CONFLICT (order_id) DO NOTHING RETURNING id`,
  );
  if (!shipment) return;
  for (const [index, line] of lines.entries()) {
    await db.execute(sql`
      INSERT INTO shipments_items (_order, _parent_id, id, product_code, title, quantity)
      VALUES (${index + 1}, ${shipment.id}, ${randomBytes(12).toString('hex')}, ${line.product_code}, ${line.title}, ${line.quantity})`);
  }
}

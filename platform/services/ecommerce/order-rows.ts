import type { Address } from '@/lib/contract/address';
import type { Order } from '@/lib/contract/ecommerce';
import { toMainUnit, type Currency } from '@/lib/domain/money';
import type { PaymentStatus } from '@/lib/domain/order-state';
import type { Locale } from '@/lib/i18n/locales';
import { firstRow, iso, isoOrNull, rows, sql, type Transaction } from '../database';
import type { Grant } from './catalogue';

export type OrderRow = {
  id: number;
  number: string;
  user_id: number;
  status: Order['status'];
  currency: Currency;
  locale: Locale;
  subtotal: string;
  discount: string;
  shipping: string;
  total: string;
  refunded: string;
  coupon: string | null;
  address_name: string | null;
  address_phone: string | null;
  address_country: Address['country'] | null;
  address_postal_code: string | null;
  address_city: string | null;
  address_line1: string | null;
  address_line2: string | null;
  created_at: string;
  expires_at: string | null;
  paid_at: string | null;
  request_hash: string | null;
};
export type OrderLineRow = {
  _parent_id: number;
  _order: number;
  product_code: string;
  title: string;
  quantity: number;
  unit_origin: number;
  unit_price: number;
  discount: number;
  amount: number;
  requires_shipping: boolean;
  grants: Grant[] | null;
};
type PaymentRow = { order_id: number; public_id: string; provider: string; status: PaymentStatus };

/** For SELECT lists; enums as text. */
const orderColumns = sql`o.id, o.number, o.user_id, o.status::text AS status, o.currency::text AS currency, o.locale::text AS locale,
  o.subtotal, o.discount, o.shipping, o.total, o.refunded, o.coupon, o.address_name, o.address_phone, o.address_country::text AS address_country,
  o.address_postal_code, o.address_city, o.address_line1, o.address_line2, o.created_at, o.expires_at, o.paid_at, o.request_hash`;

export function findOrders(db: Transaction['db'], where: ReturnType<typeof sql>, limit = 200): Promise<OrderRow[]> {
  return rows<OrderRow>(
    db,
    sql`SELECT ${orderColumns} FROM orders o WHERE ${where} ORDER BY o.created_at DESC, o.id DESC LIMIT ${limit}::int`,
  );
}

/** Waits for and holds the row until the transaction ends: the one place where an order's changes line up. */
export function lockOrder(db: Transaction['db'], id: number): Promise<OrderRow | null> {
  return firstRow<OrderRow>(db, sql`SELECT ${orderColumns} FROM orders o WHERE o.id = ${id} FOR UPDATE`);
}

export function findLines(db: Transaction['db'], orderIds: readonly number[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return rows<OrderLineRow>(
    db,
    sql`
    SELECT _parent_id, _order, product_code, title, quantity::float8, unit_origin::float8, unit_price::float8, discount::float8, amount::float8,
      COALESCE(requires_shipping, false) AS requires_shipping, grants
    FROM orders_lines WHERE _parent_id IN (${sql.join(
      orderIds.map((id) => sql`${id}`),
      sql`, `,
    )}) ORDER BY _parent_id, _order`,
  );
}

/** Orders as the API shows them, with the payment that decided them or else the latest one. */
export async function toOrders(db: Transaction['db'], found: readonly OrderRow[]): Promise<Order[]> {
  const ids = found.map((row) => row.id);
  const lines = await findLines(db, ids);
  const payments =
    ids.length === 0
      ? []
      : await rows<PaymentRow>(
          db,
          sql`
    SELECT DISTINCT ON (order_id) order_id, public_id, provider, status::text AS status FROM payments
    WHERE order_id IN (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})
    ORDER BY order_id, (status = 'SUCCEEDED') DESC, id DESC`,
        );
  return found.map((row) =>
    toOrder(
      row,
      lines.filter((line) => line._parent_id === row.id),
      payments.find((payment) => payment.order_id === row.id),
    ),
  );
}

function toOrder(row: OrderRow, lines: OrderLineRow[], payment: PaymentRow | undefined): Order {
  const main = (amount: number | string) => toMainUnit({ amount: Number(amount), currency: row.currency });
  return {
    id: row.number,
    status: row.status,
    currency: row.currency,
    lines: lines.map((line) => ({
      productId: line.product_code,
      title: line.title,
      quantity: line.quantity,
      unitOriginPrice: main(line.unit_origin),
      unitPrice: main(line.unit_price),
      discount: main(line.discount),
      amount: main(line.amount),
      requiresShipping: line.requires_shipping,
    })),
    subtotal: main(row.subtotal),
    discount: main(row.discount),
    shipping: main(row.shipping),
    total: main(row.total),
    refunded: main(row.refunded),
    coupon: row.coupon,
    address: addressOf(row),
    locale: row.locale,
    createdAt: iso(row.created_at),
    expiresAt: isoOrNull(row.expires_at),
    paidAt: isoOrNull(row.paid_at),
    payment: payment ? { provider: payment.provider, status: payment.status, reference: payment.public_id } : null,
  };
}

export function addressOf(row: OrderRow): Address | null {
  if (!row.address_name || !row.address_country) return null;
  return {
    name: row.address_name,
    phone: row.address_phone ?? '',
    country: row.address_country,
    postalCode: row.address_postal_code ?? '',
    city: row.address_city ?? '',
    line1: row.address_line1 ?? '',
    ...(row.address_line2 ? { line2: row.address_line2 } : {}),
  };
}

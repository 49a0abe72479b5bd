import type { PurchaseLogEntry } from '@/lib/contract/user';
import { toMainUnit, type Currency } from '@/lib/domain/money';
import { requireUser, type Context } from '../context';
import { database, iso, rows, sql } from '../database';

type Row = {
  number: string;
  _order: number;
  product_code: string;
  title: string;
  quantity: string;
  amount: string;
  refunded: string;
  status: string;
  currency: Currency;
  paid_at: string;
};

/** The user's paid lines, newest first. A line that went back is marked, and the storefront leaves it out (spec §3). */
export async function purchaseLog({ ctx }: { ctx: Context }): Promise<PurchaseLogEntry[]> {
  const { id } = requireUser(ctx);
  const found = await rows<Row>(
    database(ctx.payload),
    sql`
    SELECT o.number, l._order, l.product_code, l.title, l.quantity, l.amount, l.refunded, o.status::text AS status, o.currency::text AS currency, o.paid_at
    FROM orders o JOIN orders_lines l ON l._parent_id = o.id
    WHERE o.user_id = ${id} AND o.status IN ('PAID', 'PARTLY_REFUNDED', 'REFUNDED') AND o.paid_at IS NOT NULL
    ORDER BY o.paid_at DESC, o.id DESC, l._order`,
  );
  return found.map((row) => ({
    id: `${row.number}-${row._order}`,
    isRefund: row.status === 'REFUNDED' || Number(row.refunded) > 0,
    orderId: row.number,
    productId: row.product_code,
    title: row.title,
    quantity: Number(row.quantity),
    amount: toMainUnit({ amount: Number(row.amount), currency: row.currency }),
    currency: row.currency,
    purchasedAt: iso(row.paid_at),
  }));
}

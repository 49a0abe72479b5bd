import type { Entitlement } from '@/lib/contract/user';
import { requireUser, type Context } from '../context';
import { database, iso, isoOrNull, rows, sql } from '../database';

type Row = {
  id: string;
  kind: Entitlement['kind'];
  product_code: string;
  title: string | null;
  number: string | null;
  created_at: string;
  starts_at: string;
  ends_at: string | null;
  amount: string;
  code: string | null;
};

/** What the user owns now: every entitlement that is neither revoked nor over, and the codes not yet redeemed. */
export async function listEntitlements({ ctx }: { ctx: Context }): Promise<Entitlement[]> {
  const { id } = requireUser(ctx);
  const at = ctx.now().toISOString();
  const found = await rows<Row>(
    database(ctx.payload),
    sql`
    SELECT 'e' || e.id AS id, e.kind::text AS kind, e.product_code, e.title, o.number, e.created_at, e.starts_at, e.ends_at, e.amount, NULL AS code
    FROM entitlements e LEFT JOIN orders o ON o.id = e.order_id
    WHERE e.user_id = ${id} AND e.revoked_at IS NULL AND (e.ends_at IS NULL OR e.ends_at > ${at})
    UNION ALL
    SELECT 'c' || c.id, 'redeemCode', c.product_code, l.title, o.number, c.created_at, c.created_at, c.expires_at, 1, c.code
    FROM redeem_codes c LEFT JOIN orders o ON o.id = c.order_id
      LEFT JOIN orders_lines l ON l._parent_id = c.order_id AND l._order = c.line + 1
    WHERE c.owner_id = ${id} AND c.redeemed_at IS NULL AND c.revoked_at IS NULL AND (c.expires_at IS NULL OR c.expires_at > ${at})
    ORDER BY created_at DESC, id`,
  );
  return found.map((row) => ({
    id: row.id,
    kind: row.kind,
    productId: row.product_code,
    title: row.title ?? row.product_code,
    orderId: row.number,
    grantedAt: iso(row.created_at),
    startsAt: iso(row.starts_at),
    endsAt: isoOrNull(row.ends_at),
    amount: Number(row.amount),
    code: row.code,
  }));
}

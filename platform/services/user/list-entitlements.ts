import { and, eq, gt, isNull, or } from '@payloadcms/db-postgres/drizzle';
import type { Entitlement } from '@/lib/contract/user';
import type { Titles } from '@/lib/domain/grant';
import type { Locale } from '@/lib/i18n/locales';
import { entitlements, orders, redeem_codes } from '@/platform/payload-generated-schema';
import { requireUser, type Context } from '../context';
import { database, iso, isoOrNull } from '../database';
import { titleFor } from './title-for';

/** What the user owns now, newest first: every entitlement that is neither revoked nor over, and the codes not yet redeemed. */
export async function listEntitlements({
  ctx,
  input = {},
}: {
  ctx: Context;
  input?: { locale?: Locale | undefined };
}): Promise<Entitlement[]> {
  const user = requireUser(ctx);
  const db = database(ctx.payload);
  const at = ctx.now().toISOString();
  const titleOf = (titles: unknown, fallback: string) =>
    titleFor(titles as Titles | null, [input.locale, user.locale], fallback);
  const held = await db
    .select({ row: entitlements, number: orders.number })
    .from(entitlements)
    .leftJoin(orders, eq(orders.id, entitlements.order))
    .where(
      and(
        eq(entitlements.user, user.id),
        isNull(entitlements.revokedAt),
        or(isNull(entitlements.endsAt), gt(entitlements.endsAt, at)),
      ),
    );
  const codes = await db
    .select({ row: redeem_codes, number: orders.number })
    .from(redeem_codes)
    .leftJoin(orders, eq(orders.id, redeem_codes.order))
    .where(
      and(
        eq(redeem_codes.owner, user.id),
        isNull(redeem_codes.redeemedAt),
        isNull(redeem_codes.revokedAt),
        or(isNull(redeem_codes.expiresAt), gt(redeem_codes.expiresAt, at)),
      ),
    );
  const found = [
    ...held.map(({ row, number }): Entitlement => ({
      id: `e${row.id}`,
      kind: row.kind,
      productId: row.productCode,
      title: titleOf(row.titles, row.title ?? row.productCode),
      orderId: number,
      grantedAt: iso(row.createdAt),
      startsAt: iso(row.startsAt),
      endsAt: isoOrNull(row.endsAt),
      amount: row.amount,
      code: null,
    })),
    ...codes.map(({ row, number }): Entitlement => ({
      id: `c${row.id}`,
      kind: 'redeemCode',
      productId: row.productCode,
      title: titleOf(row.titles, row.productCode),
      orderId: number,
      grantedAt: iso(row.createdAt),
      startsAt: iso(row.createdAt),
      endsAt: isoOrNull(row.expiresAt),
      amount: 1,
      code: row.code,
    })),
  ];
  return found.sort((a, b) =>
    a.grantedAt === b.grantedAt ? (a.id < b.id ? -1 : 1) : a.grantedAt < b.grantedAt ? 1 : -1,
  );
}

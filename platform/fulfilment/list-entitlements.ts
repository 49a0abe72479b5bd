import { and, eq, isNull, ne, notExists } from '@payloadcms/db-postgres/drizzle';
import type { Entitlement } from '@/lib/fulfilment/contract';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { entitlements, gifts, orders, redeem_codes } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, iso, isoOrNull } from '@/platform/kernel/database/database';
import { isHeldBy, isRedeemable } from './ownership';
import { publicIds } from '@/platform/family/learner-rows';
import { titleFor } from '@/platform/kernel/title-for';

/** What the user and the account's learners own now, newest first: every valid entitlement, and the codes neither redeemed nor given away. */
export async function listEntitlements({ ctx, input }: Asked<{ locale?: Locale | undefined }>): Promise<Entitlement[]> {
  const user = requireUser(ctx);
  const db = database(ctx.payload);
  const held = await db
    .select({ row: entitlements, orderId: orders.number })
    .from(entitlements)
    // An entitlement can come from a teacher's order, which is not shown.
    .leftJoin(orders, and(eq(orders.id, entitlements.order), eq(orders.user, user.id)))
    .where(isHeldBy(user.id, ctx.now()));
  const isLive = and(eq(gifts.code, redeem_codes.id), ne(gifts.status, 'CANCELLED'));
  const given = db.select({ id: gifts.id }).from(gifts).where(isLive);
  const codes = await db
    .select({ row: redeem_codes, orderId: orders.number })
    .from(redeem_codes)
    .leftJoin(orders, eq(orders.id, redeem_codes.order))
    // A teacher's codes for a class can be hundreds and are shown in the workspace.
    .where(and(eq(redeem_codes.owner, user.id), isRedeemable(ctx.now()), isNull(orders.teaching), notExists(given)));
  const rows = [
    ...held.map(({ row, orderId }) => ({ ...row, orderId, id: `e${row.id}`, code: null })),
    ...codes.map(({ row, orderId }) => ({
      ...row,
      orderId,
      id: `c${row.id}`,
      kind: 'redeemCode' as const,
      title: null,
      startsAt: row.createdAt,
      endsAt: row.expiresAt,
      amount: 1,
      learner: null,
      ref: null,
    })),
  ];
  const others = new Set(held.flatMap(({ row }) => (row.kind === 'exam' ? [] : row.productCode)));
  const learnerOf = await publicIds(db, user.id);
  const found = rows.map(({ id, orderId, ref, kind, amount, code, learner, ...row }) => ({
    id,
    productId: row.productCode,
    orderId,
    kind,
    title: titleFor(row.titles, [input.locale, user.locale], row.title ?? row.productCode),
    examGrade: kind === 'exam' && others.has(row.productCode) ? ref : null,
    exam: kind === 'exam' ? ref : null,
    grantedAt: iso(row.createdAt),
    startsAt: iso(row.startsAt),
    endsAt: isoOrNull(row.endsAt),
    amount,
    code,
    learner: learnerOf(learner),
  }));
  return found.sort((a, b) => b.grantedAt.localeCompare(a.grantedAt) || a.id.localeCompare(b.id));
}

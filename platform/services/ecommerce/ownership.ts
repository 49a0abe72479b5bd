import { and, eq, gt, inArray, isNull, lte, max, or } from '@payloadcms/db-postgres/drizzle';
import { isWhollyOwned, ownershipKey, type GrantKind } from '@/lib/domain/grant';
import { entitlements, redeem_codes } from '@/platform/payload-generated-schema';
import { iso, type Database } from '../database';
import { findLines, type OrderLine, type OrderRow } from './order-rows';

/** What an account holds: neither revoked nor over. */
export function isHeldBy(userId: number, now: Date) {
  const { user, revokedAt, endsAt } = entitlements;
  return and(eq(user, userId), isNull(revokedAt), or(isNull(endsAt), gt(endsAt, now.toISOString())));
}

/** A code that still opens what it stands for. */
export function isRedeemable(now: Date) {
  const { redeemedAt, revokedAt, expiresAt } = redeem_codes;
  const isInTime = or(isNull(expiresAt), gt(expiresAt, now.toISOString()));
  return and(isNull(redeemedAt), isNull(revokedAt), isInTime);
}

/** When what the account holds of each kind ends at last; what has no end says nothing. */
export async function heldUntil(db: Database, userId: number, now: Date): Promise<Map<GrantKind, string>> {
  const found = await db
    .select({ kind: entitlements.kind, endsAt: max(entitlements.endsAt) })
    .from(entitlements)
    .where(isHeldBy(userId, now))
    .groupBy(entitlements.kind);
  return new Map(found.flatMap(({ kind, endsAt }) => (endsAt ? [[kind, iso(endsAt)]] : [])));
}

/** What the account holds without end, by `ownershipKey`. */
export async function ownedForGood(db: Database, userId: number): Promise<Set<string>> {
  const { user, kind, ref, productCode, revokedAt, endsAt } = entitlements;
  const found = await db
    .selectDistinct({ kind, ref, productCode })
    .from(entitlements)
    .where(and(eq(user, userId), inArray(kind, ['course', 'exam']), isNull(revokedAt), isNull(endsAt)));
  return new Set(found.map((held) => ownershipKey(held.kind, held.ref ?? held.productCode)));
}

/** An order's lines, and those the account holds for good by now: another tab may have bought the same since. */
export async function linesOf(
  db: Database,
  order: Pick<OrderRow, 'id' | 'user'>,
): Promise<{ lines: OrderLine[]; again: OrderLine[] }> {
  const lines = await findLines(db, [order.id]);
  const owned = await ownedForGood(db, order.user);
  return { lines, again: lines.filter((line) => isWhollyOwned(line.productCode, line.grants, owned)) };
}

/** Codes of the course plans the account may watch now. */
export async function ownedPlans(db: Database, userId: number, now: Date): Promise<Set<string>> {
  const { kind, ref, productCode, startsAt } = entitlements;
  const found = await db
    .selectDistinct({ ref, productCode })
    .from(entitlements)
    .where(and(isHeldBy(userId, now), eq(kind, 'course'), lte(startsAt, now.toISOString())));
  return new Set(found.map((held) => held.ref ?? held.productCode));
}

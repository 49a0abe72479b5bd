import { and, eq, gt, inArray, isNull, lte, max, or } from '@payloadcms/db-postgres/drizzle';
import { isWhollyOwned, ownershipKey, type GrantKind } from '@/lib/domain/grant';
import { entitlements, learners, redeem_codes } from '@/platform/payload-generated-schema';
import { iso, sql, type Database } from '../../database';
import { findLines, type OrderLine, type OrderRow } from '../orders/order-rows';

/** Who holds something: an account's holder (no learner), or one of its learners. */
export type Person = { user: number; learner: number | null };

const isOf = ({ user, learner }: Person) =>
  and(eq(entitlements.user, user), learner === null ? isNull(entitlements.learner) : eq(entitlements.learner, learner));

/** What the people of an account hold: neither revoked nor over. */
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

/** When what somebody holds of each kind ends at last; what has no end says nothing. */
export async function heldUntil(db: Database, person: Person, now: Date): Promise<Map<GrantKind, string>> {
  const found = await db
    .select({ kind: entitlements.kind, endsAt: max(entitlements.endsAt) })
    .from(entitlements)
    .where(and(isHeldBy(person.user, now), isOf(person)))
    .groupBy(entitlements.kind);
  return new Map(found.flatMap(({ kind, endsAt }) => (endsAt ? [[kind, iso(endsAt)]] : [])));
}

/** What somebody holds without end, by `ownershipKey`. */
export async function ownedForGood(db: Database, person: Person): Promise<Set<string>> {
  const { kind, ref, productCode, revokedAt, endsAt } = entitlements;
  const found = await db
    .selectDistinct({ kind, ref, productCode })
    .from(entitlements)
    .where(and(isOf(person), inArray(kind, ['course', 'exam']), isNull(revokedAt), isNull(endsAt)));
  return new Set(found.map((held) => ownershipKey(held.kind, held.ref ?? held.productCode)));
}

/** An order's lines, and those whom it is for holds for good by now: another tab may have bought the same since. */
export async function linesOf(
  db: Database,
  order: Pick<OrderRow, 'id' | 'user' | 'learner'>,
): Promise<{ lines: OrderLine[]; again: OrderLine[] }> {
  const lines = await findLines(db, [order.id]);
  const owned = await ownedForGood(db, order);
  return { lines, again: lines.filter((line) => isWhollyOwned(line.productCode, line.grants, owned)) };
}

/** Codes of the course plans that may be watched now, and whose each is by the public ids of learners; null: the account's holder. */
export async function ownedPlans(db: Database, userId: number, now: Date): Promise<Map<string, (string | null)[]>> {
  const { kind, ref, productCode, startsAt, learner } = entitlements;
  const found = await db
    .selectDistinct({ ref, productCode, learnerId: learner, learner: learners.publicId })
    .from(entitlements)
    .leftJoin(learners, eq(learners.id, learner))
    .where(and(isHeldBy(userId, now), eq(kind, 'course'), lte(startsAt, now.toISOString())))
    // The holder before the learners, these as they were added.
    .orderBy(sql`${learner} nulls first`);
  const owned = new Map<string, (string | null)[]>();
  for (const { ref: plan, productCode: product, learner: id } of found) {
    const owners = owned.get(plan ?? product) ?? [];
    owned.set(plan ?? product, owners.includes(id) ? owners : [...owners, id]);
  }
  return owned;
}

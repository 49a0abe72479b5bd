import { and, eq, gt, inArray, isNull, lte, max, or } from '@payloadcms/db-postgres/drizzle';
import type { PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core';
import { ownershipKey, type GrantKind } from '@/lib/catalogue/grant';
import { entitlements, learners, redeem_codes, users } from '@/platform/payload-generated-schema';
import { iso, sql, type Database } from '@/platform/kernel/database/database';

/** A person who can hold entitlements: an account's holder (no learner), or one of its learners. */
export type Person = { user: number; learner: number | null };

/** Condition for a table's rows of this person. */
export const isOfPerson = (table: Record<keyof Person, PgColumn>, { user, learner }: Person) =>
  and(eq(table.user, user), learner === null ? isNull(table.learner) : eq(table.learner, learner));

/** Condition for the entitlements of all people of an account that are neither revoked nor over. */
export function isHeldBy(userId: number, now: Date) {
  const { user, revokedAt, endsAt } = entitlements;
  return and(eq(user, userId), isNull(revokedAt), or(isNull(endsAt), gt(endsAt, now.toISOString())));
}

/** Condition for codes that can still be redeemed. */
export function isRedeemable(now: Date) {
  const { redeemedAt, revokedAt, expiresAt } = redeem_codes;
  const isInTime = or(isNull(expiresAt), gt(expiresAt, now.toISOString()));
  return and(isNull(redeemedAt), isNull(revokedAt), isInTime);
}

/** The latest end of a person's valid entitlements of each kind; entitlements without end are left out. */
export async function heldUntil(db: Database, person: Person, now: Date): Promise<Map<GrantKind, string>> {
  const found = await db
    .select({ kind: entitlements.kind, endsAt: max(entitlements.endsAt) })
    .from(entitlements)
    .where(and(isHeldBy(person.user, now), isOfPerson(entitlements, person)))
    .groupBy(entitlements.kind);
  return new Map(found.flatMap(({ kind, endsAt }) => (endsAt ? [[kind, iso(endsAt)]] : [])));
}

/** The kinds that a person can own without end, each thing once. */
const ownable: GrantKind[] = ['course', 'exam'];

/** What a person owns without end, by `ownershipKey`. */
export async function ownedForGood(db: Database, person: Person): Promise<Set<string>> {
  const { kind, ref, productCode, revokedAt, endsAt } = entitlements;
  const found = await db
    .selectDistinct({ kind, ref, productCode })
    .from(entitlements)
    .where(and(isOfPerson(entitlements, person), inArray(kind, ownable), isNull(revokedAt), isNull(endsAt)));
  return new Set(found.map((held) => ownershipKey(held.kind, held.ref ?? held.productCode)));
}

/** What the holder of each account owns without end, by `ownershipKey`; null for a deleted account. */
export async function ownedByStudents(
  db: Database,
  accounts: readonly number[],
): Promise<(account: number) => ReadonlySet<string> | null> {
  if (accounts.length === 0) return () => null;
  const { user, kind, ref, productCode, learner, revokedAt, endsAt } = entitlements;
  const ids = [...accounts];
  const there = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.deletedAt)));
  const held = await db
    .selectDistinct({ user, kind, ref, productCode })
    .from(entitlements)
    .where(and(inArray(user, ids), isNull(learner), inArray(kind, ownable), isNull(revokedAt), isNull(endsAt)));
  const by = new Map(there.map(({ id }) => [id, new Set<string>()]));
  for (const row of held) by.get(row.user)?.add(ownershipKey(row.kind, row.ref ?? row.productCode));
  return (account) => by.get(account) ?? null;
}

/** The codes of the course plans that may be watched now, each with the public ids of its owners; null is the account's holder. */
export async function ownedPlans(db: Database, userId: number, now: Date): Promise<Map<string, (string | null)[]>> {
  const { kind, ref, productCode, startsAt, learner } = entitlements;
  const found = await db
    .selectDistinct({ ref, productCode, learnerId: learner, learner: learners.publicId })
    .from(entitlements)
    .leftJoin(learners, eq(learners.id, learner))
    .where(and(isHeldBy(userId, now), eq(kind, 'course'), lte(startsAt, now.toISOString())))
    // The holder first, then the learners in the order they were added.
    .orderBy(sql`${learner} nulls first`);
  const owned = new Map<string, (string | null)[]>();
  for (const { ref: plan, productCode: product, learner: id } of found) {
    const owners = owned.get(plan ?? product) ?? [];
    owned.set(plan ?? product, owners.includes(id) ? owners : [...owners, id]);
  }
  return owned;
}

import { and, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import { ownershipKey } from '@/lib/domain/grant';
import { entitlements } from '@/platform/payload-generated-schema';
import type { Database } from '../database';

/** What the account holds without end, by `ownershipKey`. */
export async function ownedForGood(db: Database, userId: number): Promise<Set<string>> {
  const found = await db
    .selectDistinct({ kind: entitlements.kind, ref: entitlements.ref, productCode: entitlements.productCode })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.user, userId),
        inArray(entitlements.kind, ['course', 'exam']),
        isNull(entitlements.revokedAt),
        isNull(entitlements.endsAt),
      ),
    );
  return new Set(found.map(({ kind, ref, productCode }) => ownershipKey(kind, ref ?? productCode)));
}

import { and, count, eq, or } from '@payloadcms/db-postgres/drizzle';
import type { StarterCourse } from '@/lib/fulfilment/starter-course';
import { periodStatus } from '@/lib/kernel/period';
import { entitlements, request_settings as settings } from '@/platform/payload-generated-schema';
import type { System } from '@/platform/kernel/context';
import { database, isoOrNull, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockUser } from '@/platform/account/accounts';

/**
 * Until when the free starter course can be claimed, by the date that staff set; closed if they set no product
 * (docs/product.md, "Kids' starter course").
 */
export async function readStarterCourse({ payload, now }: System): Promise<StarterCourse> {
  const [row] = await database(payload).select().from(settings).limit(1);
  const productId = row?.starterProduct?.trim() || null;
  const endsAt = isoOrNull(row?.starterEndsAt ?? null);
  const isOpen = productId !== null && periodStatus({ startsAt: null, endsAt }, now()) === 'ACTIVE';
  return { isOpen, endsAt, productId };
}

/**
 * Rejects the starter course after its date, and for an account that has ever had it, by a claim or from staff, even if it was revoked. It locks the
 * account's row, so that requests of two tabs run one after the other.
 * @throws ServiceError CAMPAIGN_ENDED, ALREADY_OWNED
 */
export async function rejectSecondStarter(db: Database, starter: StarterCourse, userId: number): Promise<void> {
  const { isOpen, productId } = starter;
  if (!isOpen || productId === null) throw starterEnded();
  await lockUser(db, userId);
  const { user, source, productCode } = entitlements;
  const [had] = await db
    .select({ times: count() })
    .from(entitlements)
    .where(and(eq(user, userId), or(eq(source, 'claim'), and(eq(source, 'staff'), eq(productCode, productId)))));
  if (had && had.times > 0) throw starterTaken();
}

export const starterEnded = () => new ServiceError('CAMPAIGN_ENDED', 'the starter course can no longer be claimed');
export const starterTaken = () => new ServiceError('ALREADY_OWNED', 'this account has had it');

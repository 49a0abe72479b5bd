import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { lectureKinds, opensLectures } from '@/lib/lectures/lectures';
import { entitlements, users } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { isOfPerson } from '@/platform/fulfilment/ownership';
import { inPurchases, type Learning } from '@/platform/family/person';

const dateOrNull = (at: string | null) => (at === null ? null : new Date(at));

/** Whether lectures and replays are open to this person now: by VIP or a pass of their own, or, for the account's holder, until a date that staff set. */
export async function mayAttend(db: Database, who: Learning, now: Date): Promise<boolean> {
  const { kind, startsAt, endsAt, revokedAt } = entitlements;
  const held = await db
    .select({ startsAt, endsAt, revokedAt })
    .from(entitlements)
    .where(and(isOfPerson(entitlements, inPurchases(who)), inArray(kind, [...lectureKinds])));
  const times = held.map((one) => ({
    startsAt: new Date(one.startsAt),
    endsAt: dateOrNull(one.endsAt),
    revokedAt: dateOrNull(one.revokedAt),
  }));
  if (opensLectures(times, now)) return true;
  if (who.person !== 0) return false;
  const [account] = await db.select({ until: users.liveCourseEndAt }).from(users).where(eq(users.id, who.user));
  return account?.until != null && new Date(account.until) > now;
}

import { and, eq, sum } from '@payloadcms/db-postgres/drizzle';
import type { TaughtMinutes } from '@/lib/contract/course';
import { entitlements, minute_uses } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '../context';
import { inTransaction, type Database } from '../database';
import { isHeldBy } from '../ecommerce/fulfilment/ownership';
import { ServiceError } from '../service-error';
import { lockUser } from '../user/accounts';

/**
 * Live minutes of an account that are not taught yet: what all its packs gave, less what was taught. What was taught of a pack that went
 * back counts against the next one (docs/product.md, "Delivery and access").
 */
export async function minutesLeft(db: Database, userId: number, now: Date): Promise<number> {
  const [given] = await db
    .select({ minutes: sum(entitlements.amount).mapWith(Number) })
    .from(entitlements)
    .where(and(isHeldBy(userId, now), eq(entitlements.kind, 'hours')));
  const [taught] = await db
    .select({ minutes: sum(minute_uses.minutes).mapWith(Number) })
    .from(minute_uses)
    .where(eq(minute_uses.user, userId));
  return Math.max(0, (given?.minutes ?? 0) - (taught?.minutes ?? 0));
}

/**
 * The learning app tells that somebody taught live. Waits for the account's row, so that two classes do not teach the same minute.
 * @throws ServiceError MINUTES_USED_UP where fewer are left; then nothing is counted
 */
export async function countMinutes({ ctx, input }: Asked<TaughtMinutes>): Promise<{ minutesLeft: number }> {
  const user = requireUser(ctx);
  const now = ctx.now();
  return inTransaction(ctx.payload, async ({ db }) => {
    await lockUser(db, user.id);
    const left = await minutesLeft(db, user.id, now);
    const isIt = and(eq(minute_uses.user, user.id), eq(minute_uses.key, input.key));
    const [known] = await db.select({ id: minute_uses.id }).from(minute_uses).where(isIt);
    if (known) return { minutesLeft: left };
    if (input.minutes > left) throw new ServiceError('MINUTES_USED_UP', 'fewer live minutes are left');
    await db.insert(minute_uses).values({ user: user.id, ...input, usedAt: now.toISOString() });
    return { minutesLeft: left - input.minutes };
  });
}

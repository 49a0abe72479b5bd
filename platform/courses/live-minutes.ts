import { and, eq, sum } from '@payloadcms/db-postgres/drizzle';
import * as z from 'zod';
import { taughtSchema, type TaughtMinutes } from '@/lib/courses/contract';
import { entitlements, minute_uses } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type System } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { isHeldBy } from '@/platform/fulfilment/ownership';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockUser } from '@/platform/account/accounts';
import { findAddressee } from '@/platform/account/mail-account';

/**
 * Live minutes of an account that are left: the minutes of all its packs less the minutes taught. Minutes taught from a refunded pack count against the
 * next one (docs/product.md, "Delivery and access").
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

const { key, minutes } = taughtSchema.shape;
export const taughtByStaffSchema = z.object({
  id: z.coerce.number().int(),
  /** Idempotency key of one press of the button. */
  key,
  minutes: z.coerce.number().pipe(minutes),
  /** The reason as the staff member typed it. */
  reason: z.string().trim().min(3).max(500),
});

/**
 * Records minutes that an account has taught live, as seen by staff or a service of the school. An account's own token cannot record minutes
 * (`confirmMinutes`). It locks the account's row, so that two classes cannot use the same minute and a refund of a pack comes before or after the
 * class.
 * @throws ServiceError MINUTES_USED_UP if fewer are left; then nothing is recorded. IDEMPOTENCY_KEY_REUSED if the key belongs to another span
 */
export async function recordMinutes({
  ctx,
  input: { id, key, minutes },
}: Asked<TaughtMinutes & { id: number }, System>): Promise<void> {
  const now = ctx.now();
  await inTransaction(ctx.payload, async ({ db }) => {
    await lockUser(db, id);
    if (!(await findAddressee(db, id))) throw new ServiceError('NOT_FOUND', 'no such customer');
    const known = await findSpan(db, id, key);
    if (known?.minutes === minutes) return;
    if (known) throw new ServiceError('IDEMPOTENCY_KEY_REUSED', 'another span has this key');
    if (minutes > (await minutesLeft(db, id, now))) throw new ServiceError('MINUTES_USED_UP', 'fewer minutes are left');
    await db.insert(minute_uses).values({ user: id, key, minutes, usedAt: now.toISOString() });
  });
}

/**
 * An account's token reports a span that it taught. Only the recorded span counts, not the minutes in this request: a user can neither use up nor save
 * minutes by reporting.
 * @throws ServiceError NOT_FOUND if no such span is recorded
 */
export async function confirmMinutes({ ctx, input }: Asked<TaughtMinutes>): Promise<{ minutesLeft: number }> {
  const user = requireUser(ctx);
  const db = database(ctx.payload);
  if (!(await findSpan(db, user.id, input.key))) throw new ServiceError('NOT_FOUND', 'no such span was recorded');
  return { minutesLeft: await minutesLeft(db, user.id, ctx.now()) };
}

async function findSpan(db: Database, user: number, key: string) {
  const isIt = and(eq(minute_uses.user, user), eq(minute_uses.key, key));
  const [found] = await db.select({ minutes: minute_uses.minutes }).from(minute_uses).where(isIt);
  return found;
}

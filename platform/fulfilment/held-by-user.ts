import { and, isNotNull, max } from '@payloadcms/db-postgres/drizzle';
import type { HeldByUser } from '@/platform/account/hooks';
import type { LearnerInUse } from '@/platform/family/hooks';
import type { Database } from '@/platform/kernel/database/database';
import { entitlements } from '@/platform/payload-generated-schema';
import { heldUntil, isHeldBy } from './ownership';

/** Until when the holder of an account has VIP and live lectures, by all valid entitlements; without those of its learners. */
export async function heldByUser(db: Database, user: number, now: Date): Promise<Partial<HeldByUser>> {
  const ends = await heldUntil(db, { user, learner: null }, now);
  return { vipEndAt: ends.get('vip') ?? null, lecturesEndAt: ends.get('lecture') ?? null };
}

/** Which learners of an account hold something now. */
export async function heldByLearners(db: Database, user: number, now: Date): Promise<LearnerInUse[]> {
  const held = await db
    .select({ learner: entitlements.learner, kind: entitlements.kind, endsAt: max(entitlements.endsAt) })
    .from(entitlements)
    .where(and(isHeldBy(user, now), isNotNull(entitlements.learner)))
    .groupBy(entitlements.learner, entitlements.kind);
  return held.map(({ learner, kind, endsAt }) => ({ learner, vipEndAt: kind === 'vip' ? endsAt : null }));
}

import { and, eq, isNotNull } from '@payloadcms/db-postgres/drizzle';
import type { LearnerInUse } from '@/platform/family/hooks';
import type { Database } from '@/platform/kernel/database/database';
import { orders } from '@/platform/payload-generated-schema';

/** The learners of an account for whom there is an unpaid order. */
export async function unpaidLearners(db: Database, user: number): Promise<LearnerInUse[]> {
  const unpaid = await db
    .selectDistinct({ learner: orders.learner })
    .from(orders)
    .where(and(eq(orders.user, user), eq(orders.status, 'PENDING'), isNotNull(orders.learner)));
  return unpaid.map(({ learner }) => ({ learner, vipEndAt: null }));
}

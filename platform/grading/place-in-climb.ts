import { randomUUID } from 'node:crypto';
import { gradeAt } from '@/lib/grading/grading';
import { learning_events } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockOwnAccount } from '@/platform/account/accounts';
import { placedGrade, placementRow } from '@/platform/climb/placement';
import { outcomeOf, ownGrading } from './grading-rows';

/**
 * Continues the climb at the estimated grade: stores a placement like the climb's own. A second press stores no other one, from any device.
 * @throws ServiceError NOT_FOUND also for a grading without an estimate
 */
export async function placeInClimb({ ctx, input }: Asked<{ id: string }>): Promise<{ done: true }> {
  const { id: user } = requireUser(ctx);
  await inTransaction(ctx.payload, async ({ db }) => {
    await lockOwnAccount(db, user);
    const row = await ownGrading(db, user, input.id);
    const outcome = outcomeOf(row);
    if (!outcome) throw new ServiceError('NOT_FOUND', 'no estimate');
    const who = { user, person: row.person, learner: null };
    if ((await placedGrade(db, who))?.grading === row.publicId) return;
    const now = ctx.now().toISOString();
    await db.insert(learning_events).values({
      publicId: randomUUID(),
      user,
      person: row.person,
      kind: 'placed',
      occurredAt: now,
      receivedAt: now,
      ...placementRow({ grade: gradeAt(outcome.level), grading: row.publicId }),
    });
  });
  return { done: true };
}

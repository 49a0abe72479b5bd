import { randomBytes } from 'node:crypto';
import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Learner, LearnerInput } from '@/lib/family/contract';
import { maxLearners } from '@/lib/family/learner';
import { nameKey } from '@/lib/kernel/person/person-name';
import { learners } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockOwnAccount } from '@/platform/account/accounts';
import { onRemoveLearner } from './hooks';
import { findLearners, ownLearner, toLearners, type LearnerRow } from './learner-rows';
import { rejectUnborn } from './reject-unborn';

export async function listLearners({ ctx }: { ctx: Context }): Promise<Learner[]> {
  const { id } = requireUser(ctx);
  const db = database(ctx.payload);
  return toLearners(db, id, await findLearners(db, id), ctx.now());
}

/** Adds a learner, or returns the existing one with the same data, so that a second press adds none. */
export async function addLearner({ ctx, input }: Asked<LearnerInput>): Promise<Learner> {
  const { id: user } = requireUser(ctx);
  rejectUnborn(input, ctx.now());
  return inTransaction(ctx.payload, async ({ db }) => {
    // Requests of two devices run one after the other, so that the count is right.
    await lockOwnAccount(db, user);
    const known = await findLearners(db, user);
    const same = known.find(
      (row) =>
        nameKey(row.name) === nameKey(input.name) &&
        row.birthYear === input.birthYear &&
        row.birthMonth === input.birthMonth,
    );
    if (same) return asLearner(db, same, ctx.now());
    if (known.length >= maxLearners) throw new ServiceError('TOO_MANY_LEARNERS', `at most ${maxLearners} learners`);
    const [row] = await db
      .insert(learners)
      .values({ ...input, user, publicId: randomBytes(8).toString('hex') })
      .returning();
    return asLearner(db, row, ctx.now());
  });
}

export async function changeLearner({ ctx, input }: Asked<LearnerInput & { id: string }>): Promise<Learner> {
  const { id: user } = requireUser(ctx);
  const now = ctx.now();
  const { id, ...learner } = input;
  rejectUnborn(learner, now);
  return inTransaction(ctx.payload, async ({ db }) => {
    await lockOwnAccount(db, user);
    const known = await ownLearner(db, user, id);
    const [row] = await db
      .update(learners)
      .set({ ...learner, updatedAt: now.toISOString() })
      .where(eq(learners.id, known.id))
      .returning();
    return asLearner(db, row, now);
  });
}

/**
 * Removes a learner who holds nothing. It takes the same lock as orders, payments and redeemed codes for the learner: the first one counts, and the
 * other is rejected. The learner leaves all teachers. Ended entitlements of the learner become history of the account holder (docs/product.md,
 * "Family").
 */
export async function removeLearner({ ctx, input }: Asked<{ id: string }>): Promise<void> {
  const { id: user } = requireUser(ctx);
  await inTransaction(ctx.payload, async ({ db }) => {
    await lockOwnAccount(db, user);
    const row = await ownLearner(db, user, input.id);
    const { canBeRemoved } = await asLearner(db, row, ctx.now());
    if (!canBeRemoved) throw new ServiceError('LEARNER_IN_USE', 'something is theirs, or an order for them is unpaid');
    await onRemoveLearner.run(db, { user, person: row.id });
    await db.delete(learners).where(eq(learners.id, row.id));
  });
}

async function asLearner(db: Database, row: LearnerRow | undefined, now: Date): Promise<Learner> {
  if (!row) throw new Error('the learner was not stored');
  const [learner] = await toLearners(db, row.user, [row], now);
  return learner!;
}

import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { LearningSettings } from '@/lib/contract/learning';
import { learning_settings } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '../../context';
import { database, inTransaction } from '../../database';
import { lockUser } from '../../user/accounts';
import type { ForLearner } from '../course/visitor';
import { whoLearns } from '../people/person';

const unset: LearningSettings = { weeklyLetter: false, kids: false };

export async function getSettings({ ctx, input }: Asked<ForLearner>): Promise<LearningSettings> {
  const db = database(ctx.payload);
  const { user, person } = await whoLearns(db, requireUser(ctx).id, input.learner);
  const { weeklyLetter, kids } = learning_settings;
  const [row] = await db
    .select({ weeklyLetter, kids })
    .from(learning_settings)
    .where(and(eq(learning_settings.user, user), eq(learning_settings.person, person)));
  return row ?? unset;
}

export async function changeSettings({ ctx, input }: Asked<ForLearner & LearningSettings>): Promise<void> {
  const { id } = requireUser(ctx);
  const { learner, ...settings } = input;
  await inTransaction(ctx.payload, async ({ db }) => {
    // A learner who is being removed is there, or not.
    await lockUser(db, id);
    const { user, person } = await whoLearns(db, id, learner);
    await db
      .insert(learning_settings)
      .values({ user, person, ...settings })
      .onConflictDoUpdate({
        target: [learning_settings.user, learning_settings.person],
        set: { ...settings, updatedAt: ctx.now().toISOString() },
      });
  });
}

import { eq } from '@payloadcms/db-postgres/drizzle';
import type { KnownSettings, LearningSettings } from '@/lib/learn/contract';
import { learning_settings, users } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, inTransaction, sql } from '@/platform/kernel/database/database';
import { lockLearning, ofPerson, whoLearns, type ForLearner } from '@/platform/family/person';

const unset: LearningSettings = { weeklyLetter: false, kids: false };

export async function getSettings({ ctx, input }: Asked<ForLearner>): Promise<KnownSettings> {
  const db = database(ctx.payload);
  const who = await whoLearns(db, requireUser(ctx).id, input.learner);
  const { weeklyLetter, kids } = learning_settings;
  const [row] = await db.select({ weeklyLetter, kids }).from(learning_settings).where(ofPerson(learning_settings, who));
  const [account] = await db.select({ provedAt: users.emailProvedAt }).from(users).where(eq(users.id, who.user));
  return { ...(row ?? unset), isEmailProved: (account?.provedAt ?? null) !== null };
}

export async function changeSettings({ ctx, input }: Asked<ForLearner & LearningSettings>): Promise<void> {
  const { id } = requireUser(ctx);
  const { learner, ...settings } = input;
  await inTransaction(ctx.payload, async ({ db }) => {
    const { user, person } = await lockLearning(db, id, learner);
    const now = ctx.now().toISOString();
    const weeklySince = settings.weeklyLetter ? now : null;
    const { weeklyLetter } = learning_settings;
    await db
      .insert(learning_settings)
      .values({ user, person, ...settings, weeklySince })
      .onConflictDoUpdate({
        target: [learning_settings.user, learning_settings.person],
        set: {
          ...settings,
          updatedAt: now,
          // If it was on already, it keeps the time since when.
          weeklySince: settings.weeklyLetter
            ? sql`CASE WHEN ${weeklyLetter} THEN ${learning_settings.weeklySince} ELSE ${now}::timestamptz END`
            : null,
        },
      });
  });
}

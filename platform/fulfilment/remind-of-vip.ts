import { and, eq, gt, isNull, lte, max } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { entitlements, learners, users } from '@/platform/payload-generated-schema';
import { database, inTransaction, iso, sql } from '@/platform/kernel/database/database';
import { addressee, mailAccount } from '@/platform/account/mail-account';

const daysBefore = 7;

/**
 * Sends one email to an account whose holder or learner has VIP that ends within a week. Each end date gets its own email, so an extension leads to a
 * later one. Accounts that switched the reminder off get none.
 */
export async function remindOfVip(payload: Payload, now: Date): Promise<number> {
  const { user, kind, revokedAt, endsAt } = entitlements;
  const last = max(endsAt);
  const inAWeek = new Date(now.getTime() + daysBefore * 86_400_000).toISOString();
  const soon = await database(payload)
    .select({
      ...addressee,
      learner: learners.id,
      learnerName: learners.name,
      endsAt: last,
    })
    .from(entitlements)
    .innerJoin(users, eq(users.id, user))
    .leftJoin(learners, eq(learners.id, entitlements.learner))
    .where(and(eq(kind, 'vip'), isNull(revokedAt), isNull(users.deletedAt), eq(users.vipReminder, true)))
    .groupBy(users.id, learners.id)
    .having(and(sql`bool_and(${endsAt} IS NOT NULL)`, gt(last, now.toISOString()), lte(last, inAWeek)));
  await inTransaction(payload, async ({ db }) => {
    for (const { learner, learnerName, endsAt: held, ...account } of soon) {
      const end = iso(held!);
      await mailAccount(db, now, account, {
        template: 'vipEndsSoon',
        dedupeKey: `vip-ends:${learner ? `${account.id}-${learner}` : account.id}:${end}`,
        data: { endsAt: end, isLearners: learner !== null },
        typed: { learner: learnerName },
      });
    }
  });
  return soon.length;
}

import { eq } from '@payloadcms/db-postgres/drizzle';
import { message_settings, users } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, inTransaction } from '@/platform/kernel/database/database';
import { lockOwnAccount } from '@/platform/account/accounts';

/** Whether an account gets emails about new messages: off until it turns them on. */
export async function getEmailSetting({ ctx }: { ctx: Context }) {
  const { id } = requireUser(ctx);
  const [found] = await database(ctx.payload)
    .select({ letters: message_settings.letters, email: users.email, emailProvedAt: users.emailProvedAt })
    .from(users)
    .leftJoin(message_settings, eq(message_settings.user, users.id))
    .where(eq(users.id, id));
  return { letters: found?.letters ?? false, hasProvedAddress: Boolean(found?.email && found.emailProvedAt) };
}

export async function setEmailSetting({ ctx, input: { letters } }: Asked<{ letters: boolean }>) {
  const { id } = requireUser(ctx);
  const updatedAt = ctx.now().toISOString();
  await inTransaction(ctx.payload, async ({ db }) => {
    await lockOwnAccount(db, id);
    await db
      .insert(message_settings)
      .values({ user: id, letters, createdAt: updatedAt, updatedAt })
      .onConflictDoUpdate({ target: message_settings.user, set: { letters, updatedAt } });
  });
  return getEmailSetting({ ctx });
}

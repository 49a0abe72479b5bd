import { addMonths } from '@/lib/domain/period';
import type { RegisterInput } from '@/lib/api/user';
import type { Context } from '../context';
import { firstRow, inTransaction, sql } from '../database';
import { enqueue } from '../outbox/enqueue';
import { ServiceError } from '../service-error';
import { hashPassword } from './password';
import { openSession } from './session';
import { vipTrialTitle } from './welcome-copy';

/** A new learner, signed in, with the VIP month every member is given (spec §1). The database settles who gets a name. */
export async function register({ ctx, input }: { ctx: Context; input: RegisterInput }): Promise<{ token: string }> {
  const username = input.username.toLowerCase();
  const email = input.email.toLowerCase();
  const password = await hashPassword(input.password);
  const now = ctx.now();
  const at = now.toISOString();
  return inTransaction(ctx.payload, async ({ db }) => {
    const user = await firstRow<{ id: number }>(db, sql`
      INSERT INTO users (username, email, real_name, role, locale, salt, hash, created_at, updated_at)
      VALUES (${username}, ${email}, ${input.realName ?? ''}, 'learner', ${input.locale}, ${password.salt}, ${password.hash}, ${at}, ${at})
      ON CONFLICT DO NOTHING RETURNING id`);
    if (!user) {
      const named = await firstRow(db, sql`SELECT 1 FROM users WHERE username = ${username}`);
      throw named ? new ServiceError('USERNAME_TAKEN', 'this username is taken') : new ServiceError('EMAIL_TAKEN', 'this address cannot be used');
    }
    await db.execute(sql`
      INSERT INTO entitlements (user_id, source, kind, product_code, title, amount, starts_at, ends_at, dedupe_key, created_at, updated_at)
      VALUES (${user.id}, 'trial', 'vip', 'vip-trial', ${vipTrialTitle[input.locale]}, 1, ${at}, ${addMonths(now, 1).toISOString()}, ${`welcome:${user.id}`}, ${at}, ${at})`);
    await enqueue(db, { kind: 'mail', template: 'welcome', to: email, locale: input.locale, dedupeKey: `welcome:${user.id}`, data: { name: input.realName || username } }, now);
    return { token: await openSession(db, user.id, now) };
  });
}

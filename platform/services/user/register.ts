import { addMonths } from '@/lib/domain/calendar';
import type { RegisterInput } from '@/lib/contract/user';
import type { Context } from '../context';
import { firstRow, inTransaction, sql } from '../database';
import { enqueue } from '../outbox/enqueue';
import { ServiceError } from '../service-error';
import { hashPassword } from './password';
import { openSession } from './session';
import { vipTrialTitle } from './welcome-copy';

/**
 * A new learner, signed in, with the VIP month every member is given (spec §1). The database settles who gets a name. A name is public; whether
 * an address is known is not told: it may be another account's too (see `findAccounts`).
 */
export async function register({ ctx, input }: { ctx: Context; input: RegisterInput }): Promise<{ token: string }> {
  const username = input.username.toLowerCase();
  const email = input.email.toLowerCase();
  const password = await hashPassword(input.password);
  const now = ctx.now();
  const at = now.toISOString();
  return inTransaction(ctx.payload, async ({ db }) => {
    const user = await firstRow<{ id: number }>(
      db,
      sql`
      INSERT INTO users (username, email, real_name, role, locale, salt, hash, created_at, updated_at)
      VALUES (${username}, ${email}, ${input.realName ?? ''}, 'learner', ${input.locale}, ${password.salt}, ${password.hash}, ${at}, ${at})
      ON CONFLICT (username) DO NOTHING RETURNING id`,
    );
    if (!user) throw new ServiceError('USERNAME_TAKEN', 'this username is taken');
    await db.execute(sql`
      INSERT INTO entitlements (user_id, source, kind, product_code, title, amount, starts_at, ends_at, dedupe_key, created_at, updated_at)
      VALUES (${user.id}, 'trial', 'vip', 'vip-trial', ${vipTrialTitle[input.locale]}, 1, ${at}, ${addMonths(now, 1).toISOString()}, ${`welcome:${user.id}`}, ${at}, ${at})`);
    await enqueue(
      db,
      {
        kind: 'mail',
        template: 'welcome',
        to: email,
        locale: input.locale,
        // One an hour: an address may belong to somebody who never asked.
        dedupeKey: `welcome:${email}:${at.slice(0, 13)}`,
        data: { name: input.realName || username, username },
      },
      now,
    );
    return { token: await openSession(db, user.id, now) };
  });
}

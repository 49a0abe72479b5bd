import type * as z from 'zod';
import type { otpRequestSchema } from '@/lib/contract/user';
import type { Context } from '../context';
import { inTransaction, sql, firstRow } from '../database';
import { enqueue } from '../outbox/enqueue';
import { type Account, findAccounts } from './find-accounts';
import { newCode, otpMinutes, saveCode, type OtpPurpose } from './otp';

const minSecondsBetween = 60;
type Request = { ctx: Context; input: z.infer<typeof otpRequestSchema> & { purpose?: OtpPurpose | undefined } };

/** Mails a single-use code for each account the name can mean. Answers alike whether or not there is one. */
export async function requestOtp({ ctx, input }: Request): Promise<void> {
  for (const account of await findAccounts(ctx.payload, input.username)) await mailCode({ ctx, input }, account);
}

async function mailCode({ ctx, input }: Request, account: Account): Promise<void> {
  const purpose = input.purpose ?? 'login';
  const now = ctx.now();
  const code = newCode();
  await inTransaction(ctx.payload, async ({ db }) => {
    // One request at a time for a user, and not more than one code a minute.
    await db.execute(sql`SELECT id FROM users WHERE id = ${account.id} FOR UPDATE`);
    const recent = await firstRow(
      db,
      sql`
      SELECT 1 FROM otps WHERE user_id = ${account.id} AND purpose = ${purpose} AND used_at IS NULL
        AND created_at > ${new Date(now.getTime() - minSecondsBetween * 1000).toISOString()}`,
    );
    if (recent) return;
    await saveCode(db, account.id, purpose, code, now);
    await enqueue(
      db,
      {
        kind: 'mail',
        template: purpose === 'login' ? 'otp' : 'passwordReset',
        to: account.email,
        locale: input.locale,
        dedupeKey: `otp:${account.id}:${purpose}:${now.getTime()}`,
        data: { name: account.real_name || account.username, username: account.username, code, minutes: otpMinutes },
      },
      now,
    );
  });
}

import { and, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle';
import type { OtpRequest } from '@/lib/contract/user';
import { otps } from '@/platform/payload-generated-schema';
import type { Asked, System } from '../context';
import { inTransaction } from '../database';
import { enqueueMail } from '../outbox/enqueue';
import { findAccounts, lineUpUser, type Account } from './accounts';
import { newCode, otpMinutes } from './otp';

const minSecondsBetween = 60;
type Request = Asked<OtpRequest, System>;

/** Mails a single-use code for each account the name can mean. Answers alike whether or not there is one. */
export async function requestOtp({ ctx, input }: Request): Promise<void> {
  for (const account of await findAccounts(ctx.payload, input.username, 'code'))
    await mailCode({ ctx, input }, account);
}

export async function mailCode({ ctx, input }: Request, account: Account): Promise<void> {
  const purpose = input.purpose ?? 'login';
  const now = ctx.now();
  await inTransaction(ctx.payload, async ({ db }) => {
    // One request at a time for a user, and not more than one code a minute.
    await lineUpUser(db, account.id);
    const since = new Date(now.getTime() - minSecondsBetween * 1000).toISOString();
    const isOpen = and(eq(otps.user, account.id), eq(otps.purpose, purpose), isNull(otps.usedAt));
    if ((await db.$count(otps, and(isOpen, gt(otps.createdAt, since)))) > 0) return;
    const code = await newCode(db, account.id, purpose, now);
    await enqueueMail(db, now, {
      template: purpose === 'login' ? 'otp' : 'passwordReset',
      to: account.email,
      locale: input.locale,
      dedupeKey: `otp:${account.id}:${purpose}:${now.getTime()}`,
      data: { name: account.realName || account.username, username: account.username, code, minutes: otpMinutes },
    });
  });
}

import { and, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle';
import type { OtpRequest } from '@/lib/login/contract';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { otps, users } from '@/platform/payload-generated-schema';
import type { Asked, System } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { findAccounts, lockUser } from '@/platform/account/accounts';
import { newCode, otpMinutes, type OtpPurpose } from './otp';
import { mailAccount } from '@/platform/account/mail-account';

const minSecondsBetween = 60;
const templates = { login: 'otp', passwordReset: 'passwordReset', emailChange: 'emailChange' } as const;

/** Emails a single-use code to each account that the name can mean. The result is the same whether or not there is one. */
export async function requestOtp({ ctx, input }: Asked<OtpRequest, System>): Promise<void> {
  const { username, locale, purpose = 'login' } = input;
  for (const { id } of await findAccounts(ctx.payload, username, 'code'))
    await mailCode({ ctx, input: { userId: id, locale, purpose } });
}

type ForOne = {
  userId: number;
  locale: Locale;
  purpose: OtpPurpose;
  /** The address that is to become the account's; else the account's own. */
  email?: string;
};

export async function mailCode({ ctx, input }: Asked<ForOne, System>): Promise<void> {
  const { userId, locale, purpose, email = null } = input;
  const now = ctx.now();
  await inTransaction(ctx.payload, async ({ db }) => {
    // One request at a time for a user, and not more than one code a minute for the same address.
    await lockUser(db, userId);
    // Read under the lock: a code never goes to an address the account no longer has.
    const [account] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    if (!account) return;
    const since = new Date(now.getTime() - minSecondsBetween * 1000).toISOString();
    const isOpen = and(eq(otps.user, userId), eq(otps.purpose, purpose), isNull(otps.usedAt));
    const isSame = email === null ? isNull(otps.email) : eq(otps.email, email);
    if ((await db.$count(otps, and(isOpen, isSame, gt(otps.createdAt, since)))) > 0) return;
    const code = await newCode(db, { userId, purpose, email }, now);
    await mailAccount(db, now, account, {
      template: templates[purpose],
      to: email,
      locale,
      dedupeKey: `otp:${userId}:${purpose}:${now.getTime()}`,
      data: { code, minutes: otpMinutes },
    });
  });
}

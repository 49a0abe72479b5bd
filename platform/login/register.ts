import { normalEmail } from '@/lib/kernel/person/email-address';
import { normalUsername } from '@/lib/account/username';
import type { RegisterInput } from '@/lib/login/contract';
import type { Asked, Context } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { enqueueMail } from '@/platform/kernel/outbox/enqueue';
import { ServiceError } from '@/platform/kernel/service-error';
import { addAccount } from '@/platform/account/new-account';
import { hashPassword, type StoredPassword } from '@/platform/kernel/password/password';
import { requireStrongPassword } from '@/platform/login/require-strong-password';
import { openSession } from './session';

/**
 * Creates an account and logs it in. The database decides which request gets a username. Usernames are public; the response does not
 * reveal whether an address is known: it may be another account's too (see `findAccounts`).
 */
export async function register({ ctx, input }: Asked<RegisterInput>): Promise<{ token: string }> {
  await limitNetwork(ctx, 'register');
  const username = normalUsername(input.username);
  const email = normalEmail(input.email);
  await requireStrongPassword(input.password, { username, email });
  return openAccount(ctx, { ...input, username, email }, await hashPassword(input.password));
}

type Entered = Pick<RegisterInput, 'username' | 'email' | 'realName' | 'locale'>;

/** Creates account, welcome email and session at once; username and email are in their normal forms. @throws USERNAME_TAKEN */
export function openAccount(
  ctx: Pick<Context, 'payload' | 'now' | 'device'>,
  { username, email, realName = '', locale }: Entered,
  password: StoredPassword,
): Promise<{ token: string }> {
  const now = ctx.now();
  return inTransaction(ctx.payload, async ({ db }) => {
    const user = await addAccount(db, { username, email, realName, locale, ...password });
    if (!user) throw new ServiceError('USERNAME_TAKEN', 'this username is taken');
    await enqueueMail(db, now, {
      template: 'welcome',
      to: email,
      locale,
      // At most one an hour: the address may belong to a person who did not register.
      dedupeKey: `welcome:${email}:${now.toISOString().slice(0, 13)}`,
      data: { account: user.id },
      isProved: false,
    });
    return { token: await openSession(db, user.id, now, ctx.device) };
  });
}

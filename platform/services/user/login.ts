import type { Context } from '../context';
import { database } from '../database';
import { ServiceError } from '../service-error';
import { clearAttempts, countAttempt } from './attempts';
import { accountWithPassword } from './account-with-password';
import { type Account, findAccounts } from './find-accounts';
import { useCode } from './otp';
import { openSession } from './session';

type Input = { username: string; password?: string | undefined; otp?: string | undefined };

/** Username (or e-mail address) with a password, or with a mailed code (spec §5). One answer for every reason of refusal. */
export async function login({
  ctx,
  input,
}: {
  ctx: Context;
  input: Input;
}): Promise<{ token: string; account: Account }> {
  const { username, password, otp } = input;
  if (!password && !otp) throw new ServiceError('INVALID_CREDENTIALS', 'wrong username, password or code');
  const kind = password ? 'password' : 'otp';
  await countAttempt(ctx, kind, username);
  const db = database(ctx.payload);
  const account = password
    ? await accountWithPassword(ctx.payload, username, password)
    : await useCode(db, await findAccounts(ctx.payload, username), 'login', otp ?? '', ctx.now());
  if (!account) throw new ServiceError('INVALID_CREDENTIALS', 'wrong username, password or code');
  await clearAttempts(ctx, kind, username);
  return { token: await openSession(db, account.id, ctx.now()), account };
}

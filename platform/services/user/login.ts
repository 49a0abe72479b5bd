import type { Context } from '../context';
import { database } from '../database';
import { ServiceError } from '../service-error';
import { clearAttempts, countAttempt } from './attempts';
import { findAccount } from './find-account';
import { useCode } from './otp';
import { verifyPassword } from './password';
import { openSession } from './session';

type Input = { username: string; password?: string | undefined; otp?: string | undefined };

/** Username (or e-mail address) with a password, or with a mailed code (spec §5). One answer for every reason of refusal. */
export async function login({ ctx, input }: { ctx: Context; input: Input }): Promise<{ token: string }> {
  const { username, password, otp } = input;
  if (!password && !otp) throw new ServiceError('INVALID_CREDENTIALS', 'wrong username, password or code');
  const kind = password ? 'password' : 'otp';
  await countAttempt(ctx, kind, username);
  const account = await findAccount(ctx.payload, username);
  const db = database(ctx.payload);
  const right = password
    ? await verifyPassword(password, account ? { salt: account.salt ?? '', hash: account.hash ?? '' } : null)
    : await useCode(db, account?.id ?? 0, 'login', otp ?? '', ctx.now());
  if (!account || !right) throw new ServiceError('INVALID_CREDENTIALS', 'wrong username, password or code');
  await clearAttempts(ctx, kind, username);
  return { token: await openSession(db, account.id, ctx.now()) };
}

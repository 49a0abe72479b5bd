import type { Asked, Context } from '@/platform/kernel/context';
import { database, inTransaction } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { accountWithPassword, findAccounts, type Account } from '@/platform/account/accounts';
import { clearAttempts, countAttempt } from '@/platform/kernel/limits/attempts';
import { inEvenTime } from '@/platform/kernel/limits/even-time';
import { useCode } from './otp';
import { openSession } from './session';

type Input = { username: string; password?: string | undefined; otp?: string | undefined };
type Entered = { token: string; account: Account };

/** Logs in by username (or proved email address) with a password or a mailed code. Every rejection has the same code, except that a password which fits several accounts is reported as such. */
export async function login({ ctx, input: { username, password, otp } }: Asked<Input>): Promise<Entered> {
  if (!password && !otp) throw new ServiceError('INVALID_CREDENTIALS', 'wrong username, password or code');
  const kind = password ? 'password' : 'otp';
  await limitNetwork(ctx, 'login');
  await countAttempt(ctx, kind, username);
  const entered = await (password ? byPassword(ctx, username, password) : inEvenTime(byCode(ctx, username, otp ?? '')));
  if (!entered) throw new ServiceError('INVALID_CREDENTIALS', 'wrong username, password or code');
  await clearAttempts(ctx, kind, username);
  return entered;
}

async function byPassword(ctx: Context, username: string, password: string) {
  const account = await accountWithPassword(ctx.payload, username, password);
  return account && { account, token: await openSession(database(ctx.payload), account.id, ctx.now(), ctx.device) };
}

async function byCode(ctx: Context, username: string, code: string) {
  const accounts = await findAccounts(ctx.payload, username, 'code');
  return inTransaction(ctx.payload, async ({ db }) => {
    // A wrong attempt must stay counted, so nothing is thrown inside the transaction.
    const account = await useCode(db, accounts, 'login', code, ctx);
    return account && { account, token: await openSession(db, account.id, ctx.now(), ctx.device) };
  });
}

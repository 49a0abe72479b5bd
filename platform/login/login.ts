import type { Asked, Context } from '@/platform/kernel/context';
import { database, inTransaction } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { accountWithPassword, findAccounts, type Account } from '@/platform/account/accounts';
import { clearAttempts, countAttempt } from '@/platform/kernel/attempts';
import { inEvenTime } from '@/platform/kernel/even-time';
import { useCode } from './otp';
import { openSession } from './session';

type Input = { username: string; password?: string | undefined; otp?: string | undefined };
type Entered = { token: string; account: Account };

/** Username (or proved e-mail address) with a password, or with a mailed code. One answer for every reason of rejection but one: who has the password of several accounts reads that. */
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
    // A wrong try must stay counted, so nothing is thrown in here.
    const account = await useCode(db, accounts, 'login', code, ctx);
    return account && { account, token: await openSession(db, account.id, ctx.now(), ctx.device) };
  });
}

import type { OwnerProof } from '@/lib/login/contract';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { findAccounts, type Account } from '@/platform/account/accounts';
import { clearAttempts, countAttempt } from '@/platform/kernel/limits/attempts';
import { useCode } from './otp';
import { verifyPassword } from '@/platform/kernel/password/password';

/**
 * The account, for actions that an open session must not be enough for: its owner enters the password, or a code that was emailed to its
 * address. Wrong attempts count like those of a login.
 * @throws ServiceError INVALID_CREDENTIALS, OTP_INVALID, ACCOUNT_LOCKED
 */
export async function requireOwner({ ctx, input: { password, otp } }: Asked<OwnerProof>): Promise<Account> {
  const { username } = requireUser(ctx);
  if (!password && !otp) throw new ServiceError('INVALID_CREDENTIALS', 'the password or a mailed code is needed');
  const kind = password ? 'password' : 'otp';
  await limitNetwork(ctx, 'password');
  await countAttempt(ctx, kind, username);
  const [account] = await findAccounts(ctx.payload, username, 'code');
  if (!account) throw new ServiceError('UNAUTHENTICATED', 'the account is gone');
  const isOwner = password
    ? await verifyPassword(password, account)
    : // A wrong attempt must stay counted, so nothing is thrown inside the transaction.
      await inTransaction(ctx.payload, ({ db }) => useCode(db, [account], 'login', otp ?? '', ctx));
  if (!isOwner) throw new ServiceError(password ? 'INVALID_CREDENTIALS' : 'OTP_INVALID', 'not the owner');
  await clearAttempts(ctx, kind, username);
  return account;
}

import { judgePassword, type PasswordOwner } from '@/lib/kernel/person/password';
import { ServiceError } from '@/platform/kernel/service-error';
import { assessPassword } from '@/platform/kernel/password/password';

/**
 * Rejects passwords that are guessed first: known ones, patterns, and the account's own name or address.
 * @throws ServiceError PASSWORD_WEAK with the reason
 */
export async function requireStrongPassword(password: string, owner: PasswordOwner): Promise<void> {
  const { weakness } = await judgePassword(password, owner, assessPassword);
  if (weakness) throw new ServiceError('PASSWORD_WEAK', 'the password is easy to guess', { reason: weakness });
}

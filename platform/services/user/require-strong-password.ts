import { holdsOwnPart, ownParts, weaknessOf } from '@/lib/domain/password';
import { ServiceError } from '../service-error';
import { assessPassword } from './password';

/**
 * Refuses what others guess first: known passwords, patterns, and the account's own name or address.
 * @throws ServiceError PASSWORD_WEAK with the reason
 */
export async function requireStrongPassword(password: string, own: { username: string; email: string }): Promise<void> {
  const parts = ownParts(own);
  const reason = holdsOwnPart(password, parts) ? 'personal' : await weakness(password, parts);
  if (reason) throw new ServiceError('PASSWORD_WEAK', 'the password is easy to guess', { reason });
}

async function weakness(password: string, parts: string[]) {
  const { score, warning } = await assessPassword(password, parts);
  return weaknessOf(score, warning);
}

import { ServiceError } from '../service-error';
import { assessPassword } from './password';

/** Of zxcvbn's 0 to 4: more than a hundred million guesses. */
const minScore = 3;
/** A shorter part of a name is found in too many words. */
const minPart = 4;

/** Why a password was refused; the client has words for each. */
export type Weakness = 'personal' | 'common' | 'pattern' | 'date' | 'simple';

const weaknessOf: Record<string, Weakness> = {
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  pwned: 'common',
  wordByItself: 'common',
  commonNames: 'common',
  namesByThemselves: 'common',
  userInputs: 'personal',
  straightRow: 'pattern',
  keyPattern: 'pattern',
  simpleRepeat: 'pattern',
  extendedRepeat: 'pattern',
  sequences: 'pattern',
  recentYears: 'date',
  dates: 'date',
};

/**
 * Refuses what others guess first: known passwords, patterns, and the account's own name or address.
 * @throws ServiceError PASSWORD_WEAK with the reason
 */
export async function requireStrongPassword(password: string, own: { username: string; email: string }): Promise<void> {
  const parts = [own.username, own.email, ...own.email.split('@')].map((part) => part.toLowerCase());
  const typed = password.normalize('NFKC').toLowerCase();
  const hasPart = parts.some((part) => typed === part || (part.length >= minPart && typed.includes(part)));
  if (hasPart)
    throw new ServiceError('PASSWORD_WEAK', 'the password holds the name or the address', { reason: 'personal' });
  const { score, warning } = await assessPassword(password, parts);
  if (score >= minScore) return;
  throw new ServiceError('PASSWORD_WEAK', 'the password is easy to guess', {
    reason: weaknessOf[warning ?? ''] ?? 'simple',
  });
}

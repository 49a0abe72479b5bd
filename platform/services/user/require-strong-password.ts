import { ServiceError } from '../service-error';
import { assessPassword } from './password';

/** Of zxcvbn's 0 to 4: more than a hundred million guesses. */
const minScore = 3;
/** A shorter part of a name is found in too many words. */
const minPart = 4;

/** Why a password was refused, by zxcvbn's warnings; the client has words for each and for 'simple'. */
const warningsOf = {
  personal: ['userInputs'],
  common: [
    'topTen',
    'topHundred',
    'common',
    'similarToCommon',
    'pwned',
    'wordByItself',
    'commonNames',
    'namesByThemselves',
  ],
  pattern: ['straightRow', 'keyPattern', 'simpleRepeat', 'extendedRepeat', 'sequences'],
  date: ['recentYears', 'dates'],
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
  const found = Object.entries(warningsOf).find(([, warnings]) => warnings.includes(warning ?? ''));
  throw new ServiceError('PASSWORD_WEAK', 'the password is easy to guess', { reason: found?.[0] ?? 'simple' });
}

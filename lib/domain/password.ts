/** Of zxcvbn's 0 to 4: more than a hundred million guesses. */
export const minPasswordScore = 3;
/** A shorter part of a name is found in too many words. */
const minPart = 4;

/** Why a password is refused, by zxcvbn's warnings; there are words for each and for 'simple'. */
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
export type PasswordWeakness = keyof typeof warningsOf | 'simple';

/** The words of an account's own that others guess first. */
export function ownParts({ username, email }: { username: string; email: string }): string[] {
  return [username, email, ...email.split('@')].map((part) => part.toLowerCase()).filter(Boolean);
}

export function holdsOwnPart(password: string, parts: readonly string[]): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  return parts.some((part) => typed === part || (part.length >= minPart && typed.includes(part)));
}

/** What is wrong with a password of that score and warning; null where it is good. */
export function weaknessOf(score: number, warning: string | null): PasswordWeakness | null {
  if (score >= minPasswordScore) return null;
  const found = Object.entries(warningsOf).find(([, warnings]) => warnings.includes(warning ?? ''));
  return (found?.[0] as PasswordWeakness | undefined) ?? 'simple';
}

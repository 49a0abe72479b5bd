/** In code points, as zod counts them: a surrogate pair is one. */
export const minPasswordLength = 8;
export const maxPasswordLength = 200;
/** A zxcvbn score (0 to 4): more than a hundred million guesses. */
const goodScore = 3;
/** Only this many characters are assessed, because zxcvbn is slow for long passwords. */
const judgedLength = 60;
/** Shorter parts of a name occur in too many ordinary words. */
const minPart = 4;

/** The reasons for a rejection, with zxcvbn's warnings; each of them, 'short' and 'simple' have a message. */
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
type PasswordWeakness = keyof typeof warningsOf | 'short' | 'simple';

/** The owner's data, which an attacker would try first. */
export type PasswordOwner = { username: string; email: string };
/** zxcvbn's result: 0 (guessed at once) to 4, and the weakness it found. */
export type Assessment = { score: number; warning: string | null };
/** Runs zxcvbn: on the server in a thread, in a browser once its dictionaries are loaded. */
type Assess = (password: string, ownParts: string[]) => Assessment | Promise<Assessment>;
/** The score, 0 to 4, and the weakness; null if the password is good. */
export type PasswordJudgement = { score: number; weakness: PasswordWeakness | null };

/** The rule for a new password, shared by the form and the API (docs/product.md, "Accounts"). */
export async function judgePassword(
  password: string,
  owner: PasswordOwner,
  assess: Assess,
): Promise<PasswordJudgement> {
  if ([...password].length < minPasswordLength) return { score: 0, weakness: 'short' };
  const parts = ownParts(owner);
  if (holdsOwnPart(password, parts)) return { score: 0, weakness: 'personal' };
  const { score, warning } = await assess(password.slice(0, judgedLength), parts);
  return { score, weakness: score >= goodScore ? null : weaknessOf(warning) };
}

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();

function ownParts({ username, email }: PasswordOwner): string[] {
  return [username, email, ...email.split('@')].map(folded).filter(Boolean);
}

function holdsOwnPart(password: string, parts: readonly string[]): boolean {
  const typed = folded(password);
  return parts.some((part) => typed === part || (part.length >= minPart && typed.includes(part)));
}

function weaknessOf(warning: string | null): PasswordWeakness {
  const found = Object.entries(warningsOf).find(([, warnings]) => warnings.includes(warning ?? ''));
  return (found?.[0] as PasswordWeakness | undefined) ?? 'simple';
}

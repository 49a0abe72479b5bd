/** In characters as zod counts them: one of two UTF-16 units is one. */
export const minPasswordLength = 8;
export const maxPasswordLength = 200;
/** Of zxcvbn's 0 to 4: more than a hundred million guesses. */
const goodScore = 3;
/** A longer one would keep a page waiting for its judgement; its beginning is judged in its place. */
const judgedLength = 60;
/** A shorter part of a name is found in too many words. */
const minPart = 4;

/** Why a password is rejected, by zxcvbn's warnings; there are words for each, for 'short' and for 'simple'. */
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

/** Whose password it is: others guess these words first. */
export type PasswordOwner = { username: string; email: string };
/** zxcvbn's word: 0 (guessed at once) to 4, and which weakness it found. */
export type Assessment = { score: number; warning: string | null };
/** Runs zxcvbn: on the server in a thread, in a browser once its dictionaries are loaded. */
type Assess = (password: string, ownParts: string[]) => Assessment | Promise<Assessment>;
/** 0 to 4, and what is wrong with the password; null where it is good. */
export type PasswordJudgement = { score: number; weakness: PasswordWeakness | null };

/** The one rule of a new password, of the form that asks for it and of the API that takes it (docs/product.md, "Accounts"). */
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

/** The state of a teacher's course code (docs/product.md, "Activation and course codes"). A used code stays used, whatever happens later. */
export const codeStates = ['unused', 'used', 'void'] as const;
export type CodeState = (typeof codeStates)[number];

type CodeFacts = { redeemedAt: string | null; revokedAt: string | null; expiresAt: string | null };

export function codeState({ redeemedAt, revokedAt, expiresAt }: CodeFacts, now: Date): CodeState {
  if (redeemedAt !== null) return 'used';
  return revokedAt !== null || (expiresAt !== null && new Date(expiresAt) <= now) ? 'void' : 'unused';
}

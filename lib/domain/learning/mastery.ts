/** An attempt that says something of what somebody can: when, and whether it was solved without a hint. */
export type Trial = { at: string; isClean: boolean };
type Attempt = { occurredAt: string; problem?: string | null; solved?: boolean; hints?: number };

/** So many of the last so many. */
export const mastery = { need: 4, of: 5 } as const;
const day = 86_400_000;

export const clean = ({ solved, hints = 0 }: Pick<Attempt, 'solved' | 'hints'>): boolean =>
  solved === true && hints === 0;

/**
 * The last attempts that count, in the order in which they happened. The next try at the same problem within a day puts right what went wrong; it proves
 * nothing, as the answer was seen.
 */
export function recentOf(attempts: readonly Attempt[]): Trial[] {
  const triedAt = new Map<string, number>();
  const counted: Trial[] = [];
  for (const attempt of attempts) {
    const problem = attempt.problem ?? '';
    const at = Date.parse(attempt.occurredAt);
    const before = triedAt.get(problem);
    triedAt.set(problem, at);
    if (before === undefined || at - before >= day) counted.push({ at: attempt.occurredAt, isClean: clean(attempt) });
  }
  return counted.slice(-mastery.of);
}

/** Whether a topic is mastered, by the attempts of its lesson and of its practice. */
export function isMastered(...lessons: readonly (readonly Trial[])[]): boolean {
  const all = lessons.flat().sort((a, b) => (a.at < b.at ? -1 : 1));
  return all.slice(-mastery.of).filter(({ isClean }) => isClean).length >= mastery.need;
}

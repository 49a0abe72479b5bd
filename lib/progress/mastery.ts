/** An attempt that says something of what somebody can: when, and whether it was solved without a hint. */
export type Trial = { at: string; isClean: boolean };
type Attempt = { occurredAt: string; problem?: string | null; solved?: boolean; hints?: number };

/** So many of the last so many. */
export type Criterion = { need: number; of: number };
/**
 * What mastery has asked for, and since when. Another criterion is another line, and none is ever changed: whoever has begun a topic is judged by
 * what was asked then (docs/product.md, "Learning").
 */
export type Criteria = readonly [Criterion, ...(Criterion & { since: string })[]];
export const criteria: Criteria = [{ need: 4, of: 5 }];

/** What was asked when somebody began. */
export function criterionAt(begun: string, asked: Criteria = criteria): Criterion {
  const [first, ...later] = asked;
  const { need, of } = later.findLast(({ since }) => Date.parse(since) <= Date.parse(begun)) ?? first;
  return { need, of };
}

const day = 86_400_000;

export const clean = ({ solved, hints = 0 }: Pick<Attempt, 'solved' | 'hints'>): boolean =>
  solved === true && hints === 0;

/**
 * The last attempts that count, in the order in which they happened. The next try at the same problem within a day puts right what went wrong; it proves
 * nothing, as the answer was seen.
 */
export function recentOf(attempts: readonly Attempt[], asked: Criteria = criteria): Trial[] {
  const triedAt = new Map<string, number>();
  const counted: Trial[] = [];
  for (const attempt of attempts) {
    const problem = attempt.problem ?? '';
    const at = Date.parse(attempt.occurredAt);
    const before = triedAt.get(problem);
    triedAt.set(problem, at);
    if (before === undefined || at - before >= day) counted.push({ at: attempt.occurredAt, isClean: clean(attempt) });
  }
  // As many as any criterion looks at: a topic's lesson and its practice may have been begun under two.
  return counted.slice(-Math.max(...asked.map(({ of }) => of)));
}

/** As much of a lesson's progress as mastery is judged by. */
export type Begun = { openedAt: string | null; masteryNeed: number; masteryOf: number; recent: readonly Trial[] };

/** Whether a topic is mastered, by the attempts of its lesson and of its practice and by what was asked when the first of them was begun. */
export function isMastered(...lessons: readonly Begun[]): boolean {
  const [first] = lessons.toSorted((a, b) => begunAt(a) - begunAt(b));
  if (!first) return false;
  const all = lessons.flatMap(({ recent }) => recent).sort((a, b) => (a.at < b.at ? -1 : 1));
  return all.slice(-first.masteryOf).filter(({ isClean }) => isClean).length >= first.masteryNeed;
}

const begunAt = ({ openedAt }: Begun) => (openedAt === null ? Infinity : Date.parse(openedAt));

/** An attempt that counts towards mastery: when, and whether it was solved without a hint. */
export type Trial = { at: string; isClean: boolean };
type Attempt = { occurredAt: string; problem?: string | null; solved?: boolean; hints?: number };

/** `need` clean attempts among the last `of`. */
export type Criterion = { need: number; of: number };
/**
 * The criteria of mastery over time. A new criterion is a new entry and no entry is ever changed: a topic is judged by
 * the criterion that applied when the learner began it (docs/product.md, "Learning").
 */
export type Criteria = readonly [Criterion, ...(Criterion & { since: string })[]];
export const criteria: Criteria = [{ need: 4, of: 5 }];

/** The criterion that applied when a learner began. */
export function criterionAt(begun: string, asked: Criteria = criteria): Criterion {
  const [first, ...later] = asked;
  const { need, of } = later.findLast(({ since }) => Date.parse(since) <= Date.parse(begun)) ?? first;
  return { need, of };
}

const day = 86_400_000;

export const clean = ({ solved, hints = 0 }: Pick<Attempt, 'solved' | 'hints'>): boolean =>
  solved === true && hints === 0;

/**
 * The last attempts that count, in the order in which they happened. Another try at the same problem within a day of the
 * previous one does not count: the learner has seen the answer.
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
  // As many as the largest criterion needs: a topic's lesson and its practice may have been begun under different ones.
  return counted.slice(-Math.max(...asked.map(({ of }) => of)));
}

/** The part of a lesson's progress that mastery is judged by. */
export type Begun = { openedAt: string | null; masteryNeed: number; masteryOf: number; recent: readonly Trial[] };

/** Whether a topic is mastered, by the attempts of its lesson and of its practice and by what was asked when the first of them was begun. */
export function isMastered(...lessons: readonly Begun[]): boolean {
  const [first] = lessons.toSorted((a, b) => begunAt(a) - begunAt(b));
  if (!first) return false;
  const all = lessons.flatMap(({ recent }) => recent).sort((a, b) => (a.at < b.at ? -1 : 1));
  return all.slice(-first.masteryOf).filter(({ isClean }) => isClean).length >= first.masteryNeed;
}

const begunAt = ({ openedAt }: Begun) => (openedAt === null ? Infinity : Date.parse(openedAt));

/** When a student is marked as one who needs help (docs/product.md, "Homework"). Nothing is kept of it: it is true or it is not. */
export const wrongInARow = 4;
const daysAway = 7;
export const helpReasons = ['wrong', 'away'] as const;
export type HelpReason = (typeof helpReasons)[number];

/**
 * How the last first tries at problems went, wherever they were met, the newest first; and when anything happened last: of who has not begun at all, when they
 * became the teacher's student.
 */
type Lately = { firstTries: readonly boolean[]; lastAt: string };

/** Why somebody needs help now; null: they do not. */
export function needsHelp({ firstTries, lastAt }: Lately, now: Date): HelpReason | null {
  const last = firstTries.slice(0, wrongInARow);
  if (last.length === wrongInARow && !last.includes(true)) return 'wrong';
  return now.getTime() - Date.parse(lastAt) > daysAway * 86_400_000 ? 'away' : null;
}

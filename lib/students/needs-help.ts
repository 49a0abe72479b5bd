/** When a student is marked as one who needs help (docs/product.md, "Homework"). It is computed on each read and not stored. */
export const wrongInARow = 4;
const daysAway = 7;
export const helpReasons = ['wrong', 'away'] as const;
export type HelpReason = (typeof helpReasons)[number];

/**
 * The results of the last first tries at problems, in any lesson, newest first; and the time of the last event (without
 * any event, when the person became the teacher's student).
 */
type Lately = { firstTries: readonly boolean[]; lastAt: string };

/** Why a student needs help now; null: no help needed. */
export function needsHelp({ firstTries, lastAt }: Lately, now: Date): HelpReason | null {
  const last = firstTries.slice(0, wrongInARow);
  if (last.length === wrongInARow && !last.includes(true)) return 'wrong';
  return now.getTime() - Date.parse(lastAt) > daysAway * 86_400_000 ? 'away' : null;
}

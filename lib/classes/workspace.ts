/** Access to the teacher's workspace (docs/product.md, "A teacher's students"). */
export type Workspace = 'open' | 'lapsed' | 'none';

/** A granted year of the teaching programme; `keepsRole`: staff had given the role before, so it stays after the year's end. */
export type TeachingYear = { overAt: Date; keepsRole: boolean };
export type Teaching = { role: 'learner' | 'teacher'; years: readonly TeachingYear[]; hasStudents: boolean };

/**
 * `open`: a teacher with a current year, or one whom staff appointed without a year. `lapsed`: the year is over, the data can be read and not changed.
 * `none`: any other account. The role may be removed a little after the year ends.
 */
export function workspaceOf({ role, years, hasStudents }: Teaching, now: Date): Workspace {
  const runs = years.length === 0 || years.some(({ overAt, keepsRole }) => keepsRole || overAt > now);
  if (role === 'teacher' && runs) return 'open';
  return years.length > 0 || hasStudents ? 'lapsed' : 'none';
}

/** When the last of the years ends; null where none does. */
export function openUntil({ years }: Pick<Teaching, 'years'>): Date | null {
  if (years.length === 0 || years.some(({ keepsRole }) => keepsRole)) return null;
  return new Date(Math.max(...years.map(({ overAt }) => overAt.getTime())));
}

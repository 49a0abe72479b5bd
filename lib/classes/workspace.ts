/** Who may work in the teacher's workspace (docs/product.md, "A teacher's students"). */
export type Workspace = 'open' | 'lapsed' | 'none';

/** A year of the teaching programme that was given; the role stays beyond its end where staff had given the role before. */
export type TeachingYear = { overAt: Date; keepsRole: boolean };
export type Teaching = { role: 'learner' | 'teacher'; years: readonly TeachingYear[]; hasStudents: boolean };

/**
 * Open to a teacher whose year runs, or whom staff made one without a year. After its end what was kept there can be read, and nothing else is done; to
 * everybody else there is no workspace. The role may be gone a little later than the year.
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

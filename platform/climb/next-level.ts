import { and, desc, eq } from '@payloadcms/db-postgres/drizzle';
import type { Level } from '@/lib/climb/contract';
import { climbThemes, nearestGrade, type ClimbTheme } from '@/lib/climb/climb';
import { ladder_levels, level_progress } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { sql, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { whoVisits } from '@/platform/courses/visitor';
import { type Learning, ofPerson, type ForLearner } from '@/platform/family/person';
import { requireEnergy } from './energy';
import { openLevels, theirs, unsolvedFrom, withProblem, type Climber } from './levels';
import { placedGrade } from './placement';

type Wanted = { theme?: ClimbTheme | undefined; grade?: number | undefined; after?: string | undefined };

/** Where the levels of a theme begin that are of this grade, or of the nearest that has some. */
async function startOf(db: Database, theme: ClimbTheme, wanted: number): Promise<number> {
  const { place, grade } = ladder_levels;
  const first = await db
    .select({ grade, place: sql<number>`min(${place})`.mapWith(Number) })
    .from(ladder_levels)
    .where(eq(ladder_levels.theme, theme))
    .groupBy(grade);
  const nearest = nearestGrade(
    first.map((one) => one.grade),
    wanted,
  );
  return first.find((one) => one.grade === nearest)?.place ?? 1;
}

/** The first unsolved level from a place on, else the first one of the theme; null if the theme is solved. */
const leftFrom = async (db: Database, who: Learning, theme: ClimbTheme, place: number) =>
  (await unsolvedFrom(db, who, theme, place)) ?? (place > 1 ? await unsolvedFrom(db, who, theme, 1) : null);

/** The place where a person begins a theme: at the grade that the placement found, else at its first level. */
export const beginning = async (db: Database, theme: ClimbTheme, placed: number | undefined) =>
  placed === undefined ? 1 : startOf(db, theme, placed);

/** The level where the person was last if it is not solved, else the next one. A later placement takes precedence. */
async function suggested(db: Database, who: Learning) {
  const [last] = await db
    .select({ theme: ladder_levels.theme, place: ladder_levels.place })
    .from(level_progress)
    .innerJoin(ladder_levels, theirs(who))
    .where(ofPerson(level_progress, who))
    .orderBy(desc(level_progress.lastAt))
    .limit(1);
  const placed = await placedGrade(db, who);
  const first = last?.theme ?? climbThemes[0];
  for (const theme of [first, ...climbThemes.filter((one) => one !== first)]) {
    const isThere = last?.theme === theme && !placed?.isLater;
    const found = await leftFrom(db, who, theme, isThere ? last.place : await beginning(db, theme, placed?.grade));
    if (found) return found;
  }
  return null;
}

/** The next level that is not solved. Visitors without an account go through the open ones. */
export async function findNext(db: Database, who: Climber, { theme, grade, after }: Wanted = {}) {
  const { problem, theme: of, place } = ladder_levels;
  // Only its place matters: its problem may have been withdrawn meanwhile.
  const [before] =
    after === undefined
      ? []
      : await db.select({ id: problem, theme: of, place }).from(ladder_levels).where(eq(problem, after));
  if (after !== undefined && !before) throw new ServiceError('NOT_FOUND', 'no such level');
  if (!who) {
    const open = await openLevels(db, who);
    if (before) return open[open.findIndex(({ id }) => id === before.id) + 1] ?? null;
    return open.find((level) => theme === undefined || level.theme === theme) ?? null;
  }
  if (before) return leftFrom(db, who, before.theme, before.place + 1);
  if (theme === undefined) return suggested(db, who);
  return leftFrom(db, who, theme, await beginning(db, theme, grade ?? (await placedGrade(db, who))?.grade));
}

type Next = { level: Level | null; noneIn: number | null };

export async function getNextLevel({ ctx, input }: Asked<ForLearner & Wanted>): Promise<Next> {
  const { db, who } = await whoVisits(ctx, input);
  const found = await findNext(db, who, input);
  if (found) await requireEnergy(db, who, found, ctx.now());
  return { level: found && (await withProblem(db, found)), noneIn: await emptyGrade(db, input) };
}

/** The grade that was asked for, if its theme has no levels there. */
async function emptyGrade(db: Database, { theme, grade }: Wanted): Promise<number | null> {
  if (theme === undefined || grade === undefined) return null;
  const there = and(eq(ladder_levels.theme, theme), eq(ladder_levels.grade, grade));
  return (await db.$count(ladder_levels, there)) > 0 ? null : grade;
}

import type { Climb, ClimbCell } from '@/lib/climb/contract';
import { recordsOf } from '@/lib/climb/climb';
import { ladder_levels, level_progress } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { iso, sql, type Database } from '@/platform/kernel/database/database';
import { whoVisits } from '@/platform/courses/visitor';
import { ofPerson, type ForLearner } from '@/platform/family/person';
import { levelCounts, openLevels, theirs, type Climber } from './levels';
import { findNext } from './next-level';
import { placedGrade } from './placement';

/** The map: all themes in all grades, the person's progress in each, and what comes next. */
export async function getClimb({ ctx, input }: Asked<ForLearner>): Promise<Climb> {
  const { db, who } = await whoVisits(ctx, input);
  const next = await findNext(db, who);
  const open = await openLevels(db, who);
  return {
    cells: await cellsOf(db, who),
    next: next && bare(next),
    open: open.map(bare),
    records: recordsOf(who ? await triedBy(db, who) : []),
    placed: who ? ((await placedGrade(db, who))?.grade ?? null) : null,
  };
}

const bare = <L extends { place: number }>({ place: _, ...level }: L) => level;

async function cellsOf(db: Database, who: Climber): Promise<ClimbCell[]> {
  const { theme, grade } = ladder_levels;
  const { isSolved, isFirstTry } = level_progress;
  const count = (of: ReturnType<typeof sql>) => sql<number>`count(${of})`.mapWith(Number);
  const own = await db
    .select({
      theme,
      grade,
      tried: count(sql`*`),
      solved: count(sql`CASE WHEN ${isSolved} THEN 1 END`),
      firstTry: count(sql`CASE WHEN ${isFirstTry} THEN 1 END`),
    })
    .from(level_progress)
    .innerJoin(ladder_levels, theirs(who))
    .where(ofPerson(level_progress, who))
    .groupBy(theme, grade);
  const none = { tried: 0, solved: 0, firstTry: 0 };
  return (await levelCounts(db)).map((cell) => ({
    ...cell,
    ...(own.find((one) => one.theme === cell.theme && one.grade === cell.grade) ?? none),
  }));
}

/** All levels that a person ever tried, including problems that are no longer in the bank. */
async function triedBy(db: Database, who: NonNullable<Climber>) {
  const { isSolved, isFirstTry, firstAt, grade } = level_progress;
  const tried = await db
    .select({ isSolved, isFirstTry, firstAt, grade })
    .from(level_progress)
    .where(ofPerson(level_progress, who));
  return tried.map((row) => ({ ...row, firstAt: iso(row.firstAt) }));
}

import { and, asc, desc, eq } from '@payloadcms/db-postgres/drizzle';
import type { Ladder, LadderCell } from '@/lib/contract/ladder';
import { recordsOf } from '@/lib/domain/learning/ladder';
import { ladder_levels, level_progress } from '@/platform/payload-generated-schema';
import type { Asked } from '../../context';
import { iso, sql, type Database } from '../../database';
import { visitorOf, type ForLearner } from '../course/visitor';
import { openLevels, theirs, type Climber } from './levels';
import { findNext } from './next-level';
import { placedGrade } from './placement';

/** The map: all themes in all grades, how far somebody is in each, and what comes next. */
export async function getLadder({ ctx, input }: Asked<ForLearner>): Promise<Ladder> {
  const { db, who } = await visitorOf(ctx, input);
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

function cellsOf(db: Database, who: Climber): Promise<LadderCell[]> {
  const { theme, grade } = ladder_levels;
  const { isSolved, isFirstTry, problem } = level_progress;
  const count = (of: ReturnType<typeof sql>) => sql<number>`count(${of})`.mapWith(Number);
  return db
    .select({
      ...{ theme, grade },
      levels: sql<number>`count(*)`.mapWith(Number),
      tried: count(sql`${problem}`),
      solved: count(sql`CASE WHEN ${isSolved} THEN 1 END`),
      firstTry: count(sql`CASE WHEN ${isFirstTry} THEN 1 END`),
    })
    .from(ladder_levels)
    .leftJoin(level_progress, theirs(who))
    .groupBy(theme, grade)
    .orderBy(asc(theme), desc(grade));
}

/** All that somebody ever tried, also what the bank holds no more. */
async function triedBy(db: Database, { user, person }: NonNullable<Climber>) {
  const { isSolved, isFirstTry, firstAt, grade } = level_progress;
  const tried = await db
    .select({ isSolved, isFirstTry, firstAt, grade })
    .from(level_progress)
    .where(and(eq(level_progress.user, user), eq(level_progress.person, person)));
  return tried.map((row) => ({ ...row, firstAt: iso(row.firstAt) }));
}

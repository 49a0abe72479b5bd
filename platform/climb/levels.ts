import { and, asc, desc, eq, gte, inArray, isNull, or, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { ClimbCell, Level, LevelEntry } from '@/lib/climb/contract';
import { isOpenToAll, levelState, themeOf, type ClimbPlace } from '@/lib/climb/climb';
import type { Problem } from '@/lib/go/position';
import { ladder_levels, level_progress, problems } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';
import { type Learning, ofPerson } from '@/platform/family/person';

/** The person who climbs; null without a login. */
export type Climber = Learning | null;

/** Join condition for a person's progress at a level: whether it was tried and solved. */
export const theirs = (who: Climber) =>
  and(eq(level_progress.problem, ladder_levels.problem), ofPerson(level_progress, who));

/** The problem of a level, as long as the bank shows it. */
export const isShown = and(eq(problems.publicId, ladder_levels.problem), isNull(problems.withdrawnAt));

type FoundLevel = LevelEntry & Pick<ClimbPlace, 'place'>;

const { problem, theme, grade, place, number } = ladder_levels;
const { isSolved, isFirstTry } = level_progress;

/**
 * Levels that match the condition, in the order of their paths, with the person's state. Withdrawn problems are left out even if the paths are not yet
 * made anew.
 */
export async function findLevels(
  db: Database,
  who: Climber,
  where: SQL | undefined,
  limit?: number,
): Promise<FoundLevel[]> {
  const query = db
    .select({ id: problem, theme, grade, place, number, isSolved, isFirstTry })
    .from(ladder_levels)
    .innerJoin(problems, isShown)
    .leftJoin(level_progress, theirs(who))
    .where(where)
    .orderBy(asc(theme), asc(place));
  const found = await (limit === undefined ? query : query.limit(limit));
  return found.map(({ isSolved: solved, isFirstTry: first, ...level }) => ({
    ...level,
    state: levelState(solved === null ? undefined : { isSolved: solved, isFirstTry: first ?? false }),
    isOpen: who !== null || isOpenToAll(level),
  }));
}

type Theme = ClimbPlace['theme'];

/** The first level of a theme from a place on that is not solved: a step in the index of the path. */
export async function unsolvedFrom(db: Database, who: Climber, of: Theme, from: number) {
  const isLeft = or(isNull(isSolved), eq(isSolved, false));
  const [found] = await findLevels(db, who, and(eq(theme, of), gte(place, from), isLeft), 1);
  return found ?? null;
}

export const openLevels = async (db: Database, who: Climber) =>
  (await findLevels(db, who, eq(place, 1))).filter(isOpenToAll);

/** Cache of how many levels each theme has in each grade, counted once per revision of the paths. */
let counted: { revision: string; cells: Pick<ClimbCell, 'theme' | 'grade' | 'levels'>[] } | undefined;

export async function levelCounts(db: Database) {
  const { revision } = ladder_levels;
  const [now] = await db.select({ revision }).from(ladder_levels).limit(1);
  if (!now) return [];
  if (counted?.revision !== now.revision) {
    const levels = sql<number>`count(*)`.mapWith(Number);
    const cells = db.select({ theme, grade, levels }).from(ladder_levels).groupBy(theme, grade);
    counted = { ...now, cells: await cells.orderBy(asc(theme), desc(grade)) };
  }
  return counted.cells;
}

const asked = { data: problems.data, proof: problems.proof };
/** The problem, and the same after each other defence. */
const askedOf = ({ data, proof }: { data: unknown; proof: unknown }) => ({
  problem: data as Problem,
  defences: (proof as { defences?: Problem[] } | null)?.defences ?? [],
});

/** The level with its problem; null if the bank no longer has it. */
export const withProblem = async (db: Database, level: FoundLevel): Promise<Level | null> =>
  (await withProblems(db, [level]))[0] ?? null;

/** The levels with their problems, in the same order, without those that the bank no longer has. */
export async function withProblems(db: Database, levels: readonly FoundLevel[]): Promise<Level[]> {
  if (levels.length === 0) return [];
  const ids = levels.map(({ id }) => id);
  const rows = await db
    .select({ id: problems.publicId, ...asked })
    .from(problems)
    .where(inArray(problems.publicId, ids));
  const known = new Map(rows.map(({ id, ...row }) => [id, askedOf(row)]));
  const cells = await levelCounts(db);
  const sizeOf = (level: FoundLevel) =>
    cells.find((cell) => cell.theme === level.theme && cell.grade === level.grade)?.levels ?? 0;
  return levels.flatMap((found) => {
    const { place: _, ...level } = found;
    const problem = known.get(level.id);
    return problem ? [{ ...level, of: sizeOf(found), ...problem }] : [];
  });
}

/** Places and problems by the id of the problem. */
export async function placesOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const found = await db
    .select({ id: problem, theme, grade, place, ...asked })
    .from(ladder_levels)
    .innerJoin(problems, eq(problems.publicId, problem))
    .where(inArray(problem, [...ids]));
  return new Map(found.map(({ data, proof, ...row }) => [row.id, { ...row, ...askedOf({ data, proof }) }]));
}

/** The played problems by id. An offline device can report a problem that has left its path meanwhile: it counts with its own theme and grade. */
export async function playedOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const found = await db
    .select({ id: problems.publicId, theme, family: problems.family, grade: problems.grade, ...asked })
    .from(problems)
    .leftJoin(ladder_levels, eq(problem, problems.publicId))
    .where(inArray(problems.publicId, [...ids]));
  return new Map(
    found.map(({ id, theme: of, family, grade: bankGrade, ...row }) => [
      id,
      { theme: of ?? themeOf[family], grade: bankGrade, ...askedOf(row) },
    ]),
  );
}

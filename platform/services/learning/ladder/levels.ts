import { and, asc, eq, gte, inArray, isNull, or, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Level, LevelEntry } from '@/lib/contract/ladder';
import { isOpenToAll, levelState, type LadderPlace } from '@/lib/domain/learning/ladder';
import type { Problem } from '@/lib/domain/position';
import { ladder_levels, level_progress, problems } from '@/platform/payload-generated-schema';
import type { Database } from '../../database';
import type { Learning } from '../people/person';

/** Who climbs; null: nobody is logged in. */
export type Climber = Learning | null;

/** A level's row for somebody: whether it was tried and solved. */
export const theirs = (who: Climber) =>
  and(
    eq(level_progress.problem, ladder_levels.problem),
    eq(level_progress.user, who?.user ?? 0),
    eq(level_progress.person, who?.person ?? 0),
  );

const { problem, theme, grade, place, number } = ladder_levels;
const { isSolved, isFirstTry } = level_progress;

/** Levels from the first place on that keep to the condition, as somebody finds them. */
export async function findLevels(
  db: Database,
  who: Climber,
  where: SQL | undefined,
  limit?: number,
): Promise<(LevelEntry & Pick<LadderPlace, 'place'>)[]> {
  const query = db
    .select({ id: problem, theme, grade, place, number, isSolved, isFirstTry })
    .from(ladder_levels)
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

type Theme = LadderPlace['theme'];

/** The first level of a theme from a place on that is not solved: a step in the index of the path. */
export async function unsolvedFrom(db: Database, who: Climber, of: Theme, from: number) {
  const isLeft = or(isNull(isSolved), eq(isSolved, false));
  const [found] = await findLevels(db, who, and(eq(theme, of), gte(place, from), isLeft), 1);
  return found ?? null;
}

export const openLevels = async (db: Database, who: Climber) =>
  (await findLevels(db, who, eq(place, 1))).filter(isOpenToAll);

const asked = { data: problems.data, proof: problems.proof };
/** The problem, and the same after each other defence. */
const askedOf = ({ data, proof }: { data: unknown; proof: unknown }) => ({
  problem: data as Problem,
  defences: (proof as { defences?: Problem[] } | null)?.defences ?? [],
});

/** With its problem; null: the bank holds it no more. */
export async function withProblem(
  db: Database,
  { place: _, ...level }: LevelEntry & Pick<LadderPlace, 'place'>,
): Promise<Level | null> {
  const [found] = await db.select(asked).from(problems).where(eq(problems.publicId, level.id));
  if (!found) return null;
  const of = await db.$count(ladder_levels, and(eq(theme, level.theme), eq(grade, level.grade)));
  return { ...level, of, ...askedOf(found) };
}

/** Places and problems by name. */
export async function placesOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const found = await db
    .select({ id: problem, theme, grade, place, ...asked })
    .from(ladder_levels)
    .innerJoin(problems, eq(problems.publicId, problem))
    .where(inArray(problem, [...ids]));
  return new Map(found.map(({ data, proof, ...row }) => [row.id, { ...row, ...askedOf({ data, proof }) }]));
}

import { and, asc, desc, eq, isNull, notInArray } from '@payloadcms/db-postgres/drizzle';
import type { PlacementStep } from '@/lib/climb/contract';
import type { PlacementAnswer } from '@/lib/events/contract';
import { weakestGrade } from '@/lib/kernel/grades';
import { climbLesson } from '@/lib/climb/climb';
import { placementOf } from '@/lib/climb/placement';
import { isSolvedBy } from '@/lib/go/replay';
import { ladder_levels, learning_events, level_progress, problems } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, sql, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { type Learning, ofPerson, whoLearns, type ForLearner } from '@/platform/family/person';
import { findLevels, isShown, placesOf, theirs, withProblem } from './levels';

/** The stored event of a placement, found by its own questions or by a grading. */
export function placementRow(
  data: { grade: number } & ({ start: number; answers: PlacementAnswer[] } | { grading: string }),
) {
  const lesson = climbLesson('placement');
  return { course: lesson, lesson, data };
}

/** The grade of the last placement, its grading if one found it, and whether no level was tried since; null without a placement. */
export async function placedGrade(db: Database, who: Learning) {
  const { data, occurredAt, lesson } = learning_events;
  const isLater = sql<boolean>`NOT EXISTS (SELECT 1 FROM level_progress p
    WHERE p.user_id = ${who.user} AND p.person = ${who.person} AND p.last_at > ${occurredAt})`;
  const [found] = await db
    .select({ data, isLater })
    .from(learning_events)
    .where(and(ofPerson(learning_events, who), eq(lesson, climbLesson('placement'))))
    .orderBy(desc(occurredAt))
    .limit(1);
  return found ? { ...(found.data as { grade: number; grading?: string }), isLater: found.isLater } : null;
}

/** The grades with at least two levels, since a placement asks twice in a grade; the weakest first. */
async function gradesOf(db: Database): Promise<number[]> {
  const { grade } = ladder_levels;
  const found = await db
    .select({ grade })
    .from(ladder_levels)
    .groupBy(grade)
    .having(sql`count(*) >= 2`)
    .orderBy(desc(grade));
  return found.map((row) => row.grade);
}

/** Judges the answers; null if they do not fit the questions or a level does not exist. */
export async function judgePlacement(db: Database, start: number, answers: readonly PlacementAnswer[]) {
  const places = await placesOf(
    db,
    answers.map(({ level }) => level),
  );
  if (new Set(answers.map(({ level }) => level)).size < answers.length) return null;
  const judged = answers.flatMap(({ level, moves }) => {
    const known = places.get(level);
    return known ? [{ grade: known.grade, isRight: isSolvedBy(known.problem, moves) }] : [];
  });
  return judged.length === answers.length ? placementOf(await gradesOf(db), start, judged) : null;
}

/** The grade to start at: near the strongest that was solved already, else the middle one. */
async function startFor(db: Database, who: Learning): Promise<number> {
  const { grade, isSolved } = level_progress;
  const [strongest] = await db
    .select({ grade: sql<number | null>`min(${grade})`.mapWith(Number) })
    .from(level_progress)
    .where(and(ofPerson(level_progress, who), eq(isSolved, true)));
  const grades = await gradesOf(db);
  const solved = strongest?.grade ?? null;
  const known = solved === null ? undefined : grades.findLast((one) => one >= solved);
  return known ?? grades[Math.floor(grades.length / 2)] ?? weakestGrade;
}

type Input = ForLearner & { start?: number | undefined; answers: PlacementAnswer[] };

/** The next problem after these answers, or the grade that results. Stores nothing: the client submits the result as an event. */
export async function stepOfPlacement({ ctx, input }: Asked<Input>): Promise<PlacementStep> {
  const { id } = requireUser(ctx);
  const db = database(ctx.payload);
  const who = await whoLearns(db, id, input.learner);
  const start = input.start ?? (await startFor(db, who));
  const found = await judgePlacement(db, start, input.answers);
  if (!found) throw new ServiceError('NOT_FOUND', 'these are no answers to what is asked');
  if ('grade' in found) return { start, level: null, grade: found.grade };
  const level = await drawLevel(
    db,
    who,
    found.ask,
    input.answers.map((answer) => answer.level),
  );
  if (!level) throw new ServiceError('NOT_FOUND', 'nothing is there to be asked');
  return { start, level, grade: null };
}

/** Draws a level of a grade that this placement has not asked, if possible one never tried: the first levels of all themes in turn. */
async function drawLevel(db: Database, who: Learning, wanted: number, answered: string[]) {
  const { grade, problem, number, theme } = ladder_levels;
  const left = and(eq(grade, wanted), answered.length > 0 ? notInArray(problem, answered) : undefined);
  const read = (isNew: boolean) =>
    db
      .select({ problem })
      .from(ladder_levels)
      .innerJoin(problems, isShown)
      .leftJoin(level_progress, theirs(who))
      .where(isNew ? and(left, isNull(level_progress.problem)) : left)
      .orderBy(asc(number), asc(theme))
      .limit(6);
  const fresh = await read(true);
  const choice = fresh.length > 0 ? fresh : await read(false);
  const chosen = choice[answered.length % Math.max(1, choice.length)];
  if (!chosen) return null;
  const [level] = await findLevels(db, who, eq(problem, chosen.problem), 1);
  return level ? withProblem(db, level) : null;
}

import { and, asc, eq, isNull, notInArray } from '@payloadcms/db-postgres/drizzle';
import type { BankProblem } from '@/lib/bank/bank-problem';
import type { BankFamily } from '@/lib/bank/families';
import type { ClimbTheme } from '@/lib/climb/climb';
import type { Locale } from '@/lib/kernel/locale';
import type { Problem } from '@/lib/go/position';
import { ladder_levels, problems } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, sql, type Database } from '@/platform/kernel/database/database';
import { readComposed } from '@/platform/courses/composed';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { pagesOf, type Paged } from '@/platform/kernel/database/paged';

type Wanted = { theme: ClimbTheme; family?: BankFamily | undefined; grade: number };
/** Boards per page. */
export const boardsShown = 12;

/** Condition for the levels of the climb of a theme and grade, joined with their problems. */
const isWanted = ({ theme, family, grade }: Wanted, without: readonly string[] = []) =>
  and(
    eq(ladder_levels.theme, theme),
    eq(ladder_levels.grade, grade),
    isNull(problems.withdrawnAt),
    family ? eq(problems.family, family) : undefined,
    without.length > 0 ? notInArray(ladder_levels.problem, [...without]) : undefined,
  );

const levels = (db: Database, wanted: Wanted, without?: readonly string[]) =>
  db
    .select({ id: problems.publicId, grade: problems.grade, family: problems.family, problem: problems.data })
    .from(ladder_levels)
    .innerJoin(problems, eq(problems.publicId, ladder_levels.problem))
    .where(isWanted(wanted, without));
const withBoard = <Row extends { problem: unknown }>(row: Row) => ({ ...row, problem: row.problem as Problem });

/** A page of problems with their boards to choose from, in the order of the climb. */
export async function listProblems({ ctx, input }: Asked<Wanted & { page: number }>): Promise<Paged<BankProblem>> {
  await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const [counted] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(ladder_levels)
    .innerJoin(problems, eq(problems.publicId, ladder_levels.problem))
    .where(isWanted(input));
  const { count } = counted!;
  const found = await levels(db, input)
    .orderBy(asc(ladder_levels.place))
    .limit(boardsShown)
    .offset((input.page - 1) * boardsShown);
  return { items: found.map(withBoard), pages: pagesOf(count, boardsShown), count };
}

/** Draws `count` of them at random, or fewer if there are fewer. */
export async function drawProblems({
  ctx,
  input,
}: Asked<Wanted & { count: number; without: string }>): Promise<BankProblem[]> {
  await requireTeacher(ctx, { mayHaveLapsed: true });
  const without = input.without.split(',').filter(Boolean);
  const drawn = await levels(database(ctx.payload), input, without)
    .orderBy(sql`random()`)
    .limit(input.count);
  return drawn.map(withBoard);
}

/** Courses that have lessons, the easiest first. */
export async function listCourses({ ctx, input }: Asked<{ locale: Locale }>): Promise<{ id: string; title: string }[]> {
  await requireTeacher(ctx, { mayHaveLapsed: true });
  const courses = await readComposed(database(ctx.payload), input.locale);
  return courses.filter(({ isForTeachers }) => !isForTeachers).map(({ code, title }) => ({ id: code, title }));
}

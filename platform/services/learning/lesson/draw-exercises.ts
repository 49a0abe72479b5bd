import { and, eq, inArray, isNull, ne } from '@payloadcms/db-postgres/drizzle';
import type { BankProblem } from '@/lib/contract/learning';
import type { Problem } from '@/lib/domain/position';
import { problem_progress, problems } from '@/platform/payload-generated-schema';
import type { Asked } from '../../context';
import { sql } from '../../database';
import { ServiceError } from '../../service-error';
import { findCourse, findLesson, visitorOf, type InLanguage } from '../course/visitor';
import { accessTo } from './access';

type Input = InLanguage & { id: string; lesson: string; count: number; like?: string | undefined };

const lately = '14 days';

/** Problems of the lesson's families near its grade: what was tried lately comes last, what is nearest in grade first, then by lot. */
export async function drawExercises({ ctx, input }: Asked<Input>): Promise<BankProblem[]> {
  const visitor = await visitorOf(ctx, input);
  const { db, who } = visitor;
  const course = await findCourse(db, input.locale, input.id);
  const lesson = findLesson(course, input.lesson);
  if ((await accessTo(visitor, course, lesson, ctx.now())) !== 'open')
    throw new ServiceError('FORBIDDEN', 'the lesson is not open to them');
  const { publicId, grade, family, data, withdrawnAt } = problems;
  const [like] = input.like
    ? await db.select({ grade, family }).from(problems).where(eq(publicId, input.like))
    : [undefined];
  if (input.like && !(like && lesson.families.includes(like.family)))
    throw new ServiceError('NOT_FOUND', 'the lesson has no such problem');
  const families = like ? [like.family] : lesson.families;
  if (families.length === 0) return [];
  const middle = like?.grade ?? lesson.grade;
  const isTheirs = and(
    eq(problem_progress.problem, publicId),
    eq(problem_progress.user, who?.user ?? 0),
    eq(problem_progress.person, who?.person ?? 0),
  );
  const since = ctx.now().toISOString();
  const found = await db
    .select({ id: publicId, grade, family, problem: data })
    .from(problems)
    .leftJoin(problem_progress, isTheirs)
    .where(and(isNull(withdrawnAt), inArray(family, families), input.like ? ne(publicId, input.like) : undefined))
    .orderBy(
      sql`coalesce(${problem_progress.lastAt} > ${since}::timestamptz - ${lately}::interval, false)`,
      sql`abs(${grade} - ${middle})`,
      sql`random()`,
    )
    .limit(input.count);
  return found.map((row) => ({ ...row, problem: row.problem as Problem }));
}

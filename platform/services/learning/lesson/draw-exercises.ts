import { and, eq, gt, inArray, isNull, ne, notInArray, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { BankProblem } from '@/lib/contract/learning';
import { strongestGrade, weakestGrade } from '@/lib/domain/grades';
import type { Problem } from '@/lib/domain/position';
import { problem_progress, problems } from '@/platform/payload-generated-schema';
import type { Asked } from '../../context';
import { sql } from '../../database';
import { ServiceError } from '../../service-error';
import { findCourse, findLesson, visitorOf, type InLanguage } from '../course/visitor';
import { accessTo } from './access';

type Input = InLanguage & { id: string; lesson: string; count: number; like?: string | undefined };

const lately = 14 * 86_400_000;
/** How far from the grade is looked at once, on either side: farther when too little was near. */
const rings = [0, 1, 3, 7, weakestGrade - strongestGrade];

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
  const isOther = input.like ? ne(publicId, input.like) : undefined;
  const triedLately = db
    .select({ problem: problem_progress.problem })
    .from(problem_progress)
    .where(
      and(
        ...[eq(problem_progress.user, who?.user ?? 0), eq(problem_progress.person, who?.person ?? 0)],
        gt(problem_progress.lastAt, new Date(ctx.now().getTime() - lately).toISOString()),
      ),
    );
  const found: BankProblem[] = [];
  const draw = async (...among: SQL[]) => {
    const drawn = await db
      .select({ id: publicId, grade, family, problem: data })
      .from(problems)
      .where(and(isNull(withdrawnAt), inArray(family, families), isOther, ...among))
      .orderBy(sql`abs(${grade} - ${middle})`, sql`random()`)
      .limit(input.count - found.length);
    found.push(...drawn.map((row) => ({ ...row, problem: row.problem as Problem })));
  };
  for (const [index, ring] of rings.entries())
    if (found.length < input.count)
      await draw(
        inArray(grade, gradesBetween(middle, rings[index - 1] ?? -1, ring)),
        notInArray(publicId, triedLately),
      );
  if (found.length < input.count) await draw(inArray(publicId, triedLately));
  return found;
}

/** Grades that are farther from one than so many, and not farther than so many. */
function gradesBetween(middle: number, near: number, far: number): number[] {
  const all = Array.from({ length: weakestGrade - strongestGrade + 1 }, (_, index) => strongestGrade + index);
  return all.filter((grade) => Math.abs(grade - middle) > near && Math.abs(grade - middle) <= far);
}

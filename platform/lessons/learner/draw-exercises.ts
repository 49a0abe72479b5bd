import { and, asc, eq, inArray, isNull, notInArray, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { BankProblem } from '@/lib/bank/bank-problem';
import { mixFamilies, ringsToDraw } from '@/lib/bank/draw';
import type { BankFamily } from '@/lib/bank/families';
import type { Problem } from '@/lib/go/position';
import { problems } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { sql } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { findCourse, findLesson, visitorOf, type InLanguage } from '@/platform/courses/visitor';
import { triedLately } from '@/platform/courses/tried-lately';
import { accessTo } from './access';

type Input = InLanguage & { id: string; lesson: string; count: number } & {
  like?: string | undefined;
  without: string;
};

/**
 * Problems of the lesson's families near its grade: the nearest in grade first, equal ones at random; those tried lately come later, those too hard
 * last. With `like`, siblings of that problem.
 */
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
  const middle = like?.grade ?? lesson.grade;
  const known = [...input.without.split(','), input.like ?? ''].filter(Boolean);
  const isOther = known.length > 0 ? notInArray(publicId, known) : undefined;
  const isTried = inArray(publicId, triedLately(db, who, ctx.now()));
  const select = async (of: readonly BankFamily[], count: number, ...among: SQL[]): Promise<BankProblem[]> => {
    const drawn = await db
      .select({ id: publicId, grade, family, problem: data })
      .from(problems)
      .where(and(isNull(withdrawnAt), inArray(family, [...of]), isOther, ...among))
      .orderBy(asc(isTried), sql`abs(${grade} - ${middle})`, sql`random()`)
      .limit(count);
    return drawn.map((row) => ({ ...row, problem: row.problem as Problem }));
  };
  const rings = ringsToDraw(middle);
  const nearestOf = async (one: BankFamily): Promise<BankProblem[]> => {
    const found: BankProblem[] = [];
    for (const ring of rings)
      if (found.length < input.count)
        found.push(...(await select([one], input.count - found.length, inArray(grade, ring), sql`NOT ${isTried}`)));
    return found;
  };
  if (families.length === 0) return [];
  const found = mixFamilies(await Promise.all(families.map(nearestOf)), middle, input.count);
  const isEasyEnough = inArray(grade, rings.flat());
  for (const rest of [[isEasyEnough, isTried], [sql`NOT ${isEasyEnough}`]])
    if (found.length < input.count) found.push(...(await select(families, input.count - found.length, ...rest)));
  return found;
}

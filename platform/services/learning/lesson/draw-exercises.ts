import { and, eq, inArray, isNull, ne, notInArray, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { BankProblem } from '@/lib/contract/learning';
import { gradeRings } from '@/lib/domain/grades';
import type { Problem } from '@/lib/domain/position';
import { problems } from '@/platform/payload-generated-schema';
import type { Asked } from '../../context';
import { sql } from '../../database';
import { ServiceError } from '../../service-error';
import { findCourse, findLesson, visitorOf, type InLanguage } from '../course/visitor';
import { triedLately } from '../progress/tried-lately';
import { accessTo } from './access';

type Input = InLanguage & { id: string; lesson: string; count: number; like?: string | undefined };

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
  const tried = triedLately(db, who, ctx.now());
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
  for (const ring of gradeRings(middle))
    if (found.length < input.count && ring.length > 0) await draw(inArray(grade, ring), notInArray(publicId, tried));
  if (found.length < input.count) await draw(inArray(publicId, tried));
  return found;
}

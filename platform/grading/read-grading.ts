import { asc, desc, eq } from '@payloadcms/db-postgres/drizzle';
import type { GradingQuestion, GradingResult, GradingSitting } from '@/lib/grading/contract';
import type { Locale } from '@/lib/kernel/locale';
import { askedOf } from '@/lib/go/problem';
import { grading_questions } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, iso, type Database } from '@/platform/kernel/database/database';
import { placedGrade } from '@/platform/climb/placement';
import { fittingCourses } from './fitting-courses';
import { outcomeOf, ownGrading, problemOf, type GradingRow } from './grading-rows';

type Input = { id: string; locale: Locale };

/** A grading of this account: the current question without the right answer, or the estimate afterwards. */
export async function readGrading({ ctx, input }: Asked<Input>): Promise<GradingSitting> {
  const { id: user } = requireUser(ctx);
  return gradingView(ctx, await ownGrading(database(ctx.payload), user, input.id), input.locale);
}

export async function gradingView(ctx: Context, row: GradingRow, locale: Locale): Promise<GradingSitting> {
  const db = database(ctx.payload);
  return {
    id: row.publicId,
    startedAt: iso(row.startedAt),
    question: row.finishedAt === null ? await openQuestion(db, row, locale) : null,
    result: await resultOf(db, row, locale, ctx.now()),
  };
}

async function openQuestion(db: Database, { id }: GradingRow, locale: Locale): Promise<GradingQuestion | null> {
  const [last] = await db
    .select()
    .from(grading_questions)
    .where(eq(grading_questions.grading, id))
    .orderBy(desc(grading_questions.number))
    .limit(1);
  if (!last) return null;
  return { number: last.number, ...askedOf(problemOf(last), locale) };
}

async function resultOf(db: Database, row: GradingRow, locale: Locale, now: Date): Promise<GradingResult | null> {
  const outcome = outcomeOf(row);
  if (!outcome) return null;
  const who = { user: row.user, person: row.person, learner: null };
  const asked = await db
    .select()
    .from(grading_questions)
    .where(eq(grading_questions.grading, row.id))
    .orderBy(asc(grading_questions.number));
  return {
    ...outcome,
    explained: asked.map(({ number, problem: id, family, grade, at, isRight, data }) => ({
      number,
      id,
      family,
      grade,
      problem: problemOf({ data }),
      answer: at,
      isRight: isRight ?? false,
    })),
    courses: await fittingCourses(db, who, locale, outcome.level, now),
    isPlaced: (await placedGrade(db, who))?.grading === row.publicId,
  };
}

import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { only } from '@/platform/kernel/export-fields';
import { grading_questions, gradings } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';

/** AI exams with their questions and answers. The problems belong to the school, so only their ids are exported. */
export async function exportGradings({ db, user, nameOf }: Exporting) {
  const found = await db.select().from(gradings).where(eq(gradings.user, user)).orderBy(asc(gradings.id));
  const { grading, number, problem, at, isRight, answeredAt } = grading_questions;
  const asked = await db
    .select({ grading, number, problem, at, isRight, answeredAt })
    .from(grading_questions)
    .where(eq(grading_questions.user, user))
    .orderBy(asc(number));
  const gradingsOfUser = found.map(({ person, ...row }) => ({
    learner: nameOf(person || null),
    ...only(row, ['startedAt', 'startLevel', 'finishedAt', 'level', 'weaker', 'stronger', 'confidence']),
    questions: asked
      .filter((question) => question.grading === row.id)
      // A running exam does not reveal which answers are right.
      .map((question) =>
        only(question, ['number', 'problem', 'at', ...(row.finishedAt ? ['isRight' as const] : []), 'answeredAt']),
      ),
  }));
  return { gradings: gradingsOfUser };
}

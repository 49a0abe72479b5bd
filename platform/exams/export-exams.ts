import { asc, eq, getTableColumns } from '@payloadcms/db-postgres/drizzle';
import { sql } from '@/platform/kernel/database/database';
import { only } from '@/platform/kernel/export-fields';
import { exam_answers, exam_sittings } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';

/** Sittings of mock exams with their answers. The questions belong to the school, so only their ids are exported. */
export async function exportExams({ db, user, nameOf }: Exporting) {
  const { user: _, questions, ...columns } = getTableColumns(exam_sittings);
  const sittings = await db
    .select({ ...columns, problems: sql<string[]>`jsonb_path_query_array(${questions}, '$[*].id')` })
    .from(exam_sittings)
    .where(eq(exam_sittings.user, user))
    .orderBy(asc(exam_sittings.id));
  const given = await db
    .select()
    .from(exam_answers)
    .where(eq(exam_answers.user, user))
    .orderBy(asc(exam_answers.number));
  const exams = sittings.map(({ person, ...sitting }) => ({
    learner: nameOf(person || null),
    ...only(sitting, ['grade', 'startedAt', 'endsAt', 'finishedAt', 'right', 'isPassed', 'parts', 'problems']),
    answers: given
      .filter((answer) => answer.sitting === sitting.id)
      .map((answer) => only(answer, ['number', 'at', 'answeredAt'])),
  }));
  return { exams };
}

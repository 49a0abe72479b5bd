import { eq, inArray } from '@payloadcms/db-postgres/drizzle';
import {
  climb_energy,
  certificates,
  exam_answers,
  exam_sittings,
  grading_questions,
  gradings,
  learning_events,
  learning_settings,
  lesson_progress,
  level_progress,
  notebook_cards,
  notebook_reviews,
  problem_progress,
  problem_reports,
} from '@/platform/payload-generated-schema';
import { eraseAuditInput } from '@/platform/kernel/database/audit-entry';
import { sql, type Database } from '@/platform/kernel/database/database';
import { countReports, lockReported } from '@/platform/problem-reports/count-reports';
import { ofPerson } from '@/platform/family/person';

/** Erases the learning of one person of an account, or of all. */
export async function eraseLearning(db: Database, user: number, person?: number): Promise<void> {
  const isTheirs = (table: Parameters<typeof ofPerson>[0]) =>
    person === undefined ? eq(table.user, user) : ofPerson(table, { user, person });
  const sittings = () => db.select({ id: exam_sittings.id }).from(exam_sittings).where(isTheirs(exam_sittings));
  const graded = () => db.select({ id: gradings.id }).from(gradings).where(isTheirs(gradings));
  // Answering or handing in locks these rows: its results are either stored already and deleted here, or it fails afterwards.
  await sittings().for('update');
  await graded().for('update');
  await db.delete(exam_answers).where(inArray(exam_answers.sitting, sittings()));
  await db.delete(grading_questions).where(inArray(grading_questions.grading, graded()));
  const reports = await db
    .select({ problem: problem_reports.problem })
    .from(problem_reports)
    .where(isTheirs(problem_reports));
  const reported = reports.map(({ problem }) => problem);
  await lockReported(db, reported);
  const certified = db.select({ id: sql<string>`${certificates.id}::text` }).from(certificates);
  await eraseAuditInput(db, 'certificates', certified.where(isTheirs(certificates)));
  for (const table of [
    learning_events,
    lesson_progress,
    problem_progress,
    level_progress,
    learning_settings,
    // A certificate names its sitting.
    certificates,
    exam_sittings,
    climb_energy,
    gradings,
    // A review names its card.
    notebook_reviews,
    notebook_cards,
    problem_reports,
  ])
    await db.delete(table).where(isTheirs(table));
  await countReports(db, reported);
}

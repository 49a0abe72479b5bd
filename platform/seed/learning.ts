import { createHash } from 'node:crypto';
import { inArray } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { readCourse, composedCourses } from '@/platform/courses/read-courses';
import { readLesson } from '@/platform/topics/read-lessons';
import { defencesTo, readDefences } from '@/platform/bank/read-defences';
import { readBank } from '@/platform/bank/read-problems';
import { topicCodes } from '@/platform/topics/topics';
import { problems } from '@/platform/payload-generated-schema';
import { database, sql } from '@/platform/kernel/database/database';
import { lotsOf } from '@/platform/kernel/database/lots';
import { seedClimb } from './climb';
import { rows, type Document, type Writer } from './writer';

const revisionOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
const revised = <D extends Document>(document: D) => ({ ...document, revision: revisionOf(document) });

/** Imports topics and the chapters of courses by revision: unchanged documents follow the files, those that staff have changed stay as they are. */
export async function seedLearning(payload: Payload, writer: Writer): Promise<void> {
  const topics = topicCodes().map((code) => revised({ ...readLesson(code) }));
  await writer.revise('topics', 'code', topics, 'minutes');
  await writer.ensure('topics', 'code', topics);
  const courses = composedCourses().map((code) => {
    const chapters = readCourse(code).chapters;
    const lessonCount = chapters.reduce((sum, { lessons }) => sum + lessons.length, 0);
    return { code, lessonCount, chapters, revision: revisionOf(chapters) };
  });
  await writer.revise('coursePlans', 'code', courses, 'chapters', ({ chapters, ...course }) => ({
    ...course,
    chapters: chapterRows(chapters as Chapters),
  }));
  await seedProblems(payload, writer);
  await seedClimb(payload);
}

type Chapters = NonNullable<ReturnType<typeof readCourse>>['chapters'];
export const chapterRows = (chapters: Chapters) =>
  rows(chapters.map(({ title, lessons }) => ({ title, lessons: rows(lessons.map((code) => ({ code }))) })));

/** Rows are large: each is a whole problem. */
const perStatement = 200;

/** Imports the bank's problems, many rows in one statement. */
async function seedProblems(payload: Payload, writer: Writer): Promise<void> {
  const db = database(payload);
  const known = new Map(
    (
      await db
        .select({ id: problems.publicId, revision: problems.revision, withdrawnAt: problems.withdrawnAt })
        .from(problems)
    ).map((row) => [row.id, row]),
  );
  const sought = readDefences();
  const entries = readBank().map(({ id, grade, family, problem, proof }) => {
    const defences = defencesTo({ id, problem }, sought);
    const document = {
      publicId: id,
      grade,
      family,
      data: problem,
      proof: { ...proof, ...(defences.length > 0 && { defences }) },
    };
    return { ...document, revision: revisionOf(document) };
  });
  const changed = entries.filter(({ publicId, revision }) => {
    const row = known.get(publicId);
    return !row || (row.revision !== null && row.revision !== revision);
  });
  for (const lot of lotsOf(changed, perStatement))
    await db
      .insert(problems)
      .values(lot)
      .onConflictDoUpdate({
        target: problems.publicId,
        set: {
          grade: sql`excluded.grade`,
          family: sql`excluded.family`,
          data: sql`excluded.data`,
          proof: sql`excluded.proof`,
          revision: sql`excluded.revision`,
          updatedAt: sql`now()`,
        },
        // Staff may have changed the problem in the meantime.
        setWhere: sql`${problems.revision} IS NOT NULL`,
      });
  writer.created += changed.filter(({ publicId }) => !known.has(publicId)).length;
  // Problems that the files no longer contain are deleted; attempts at them stay in the progress. Withdrawn rows stay, so that a problem that comes
  // back is still withdrawn.
  const current = new Set(entries.map(({ publicId }) => publicId));
  const gone = [...known.values()].filter(
    ({ id, revision, withdrawnAt }) => revision !== null && withdrawnAt === null && !current.has(id),
  );
  if (entries.length > 0 && gone.length > 0)
    await db.delete(problems).where(
      inArray(
        problems.publicId,
        gone.map(({ id }) => id),
      ),
    );
}

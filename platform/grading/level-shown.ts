import { and, desc, eq, gt, isNotNull } from '@payloadcms/db-postgres/drizzle';
import { levelShown, solvedToKnow } from '@/lib/grading/grading-start';
import { exam_sittings, gradings, level_progress, problem_progress } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';
import { placedGrade } from '@/platform/climb/placement';
import { ofPerson, type Learning } from '@/platform/family/person';

/** The level at which an AI exam of this person begins, by all their results; null without results. */
export async function levelShownBy(db: Database, who: Learning): Promise<number | null> {
  return levelShown({
    climbed: await knownFrom(db, level_progress, who),
    studied: await knownFrom(db, problem_progress, who),
    passed: await passedGrade(db, who),
    placed: (await placedGrade(db, who))?.grade ?? null,
    graded: await gradedLevel(db, who),
  });
}

/** The strongest grade of which enough was solved at the first try. Problems without a grade, such as those that teachers write, do not count. */
async function knownFrom(db: Database, table: typeof level_progress | typeof problem_progress, who: Learning) {
  const { grade, isFirstTry } = table;
  const [strongest] = await db
    .select({ grade })
    .from(table)
    .where(and(ofPerson(table, who), eq(isFirstTry, true), gt(grade, 0)))
    .groupBy(grade)
    .having(sql`count(*) >= ${solvedToKnow}`)
    .orderBy(grade)
    .limit(1);
  return strongest?.grade ?? null;
}

async function passedGrade(db: Database, who: Learning) {
  const [strongest] = await db
    .select({ grade: exam_sittings.grade })
    .from(exam_sittings)
    .where(and(ofPerson(exam_sittings, who), eq(exam_sittings.isPassed, true)))
    .orderBy(exam_sittings.grade)
    .limit(1);
  return strongest?.grade ?? null;
}

async function gradedLevel(db: Database, who: Learning) {
  const [last] = await db
    .select({ level: gradings.level })
    .from(gradings)
    .where(and(ofPerson(gradings, who), isNotNull(gradings.level)))
    .orderBy(desc(gradings.startedAt))
    .limit(1);
  return last?.level ?? null;
}

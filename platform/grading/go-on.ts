import { eq } from '@payloadcms/db-postgres/drizzle';
import { confidence, estimateOf, gradingOf } from '@/lib/grading/grading';
import { grading_questions, gradings } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { drawQuestion } from './draw-question';
import { askedIn, type GradingRow } from './grading-rows';

/**
 * Continues a grading, which the caller has locked, after an answer: stores the next question, or the estimate if the rules end it or no question is left.
 * @returns the grading afterwards
 */
export async function goOn(db: Database, row: GradingRow, now: Date): Promise<GradingRow> {
  const asked = await askedIn(db, row.id);
  const answers = asked.map(({ grade, isRight }) => ({ grade, isRight: isRight ?? false }));
  const step = gradingOf(answers, row.startLevel ?? undefined);
  const question = 'ask' in step ? await drawQuestion(db, row, step.ask, asked) : null;
  if (question) {
    await db.insert(grading_questions).values({
      grading: row.id,
      user: row.user,
      number: asked.length + 1,
      askedAt: now.toISOString(),
      ...question,
    });
    return row;
  }
  if (asked.length === 0) return row;
  const [ended] = await db
    .update(gradings)
    .set({ ...estimateOf(answers), confidence, finishedAt: now.toISOString(), openKey: null })
    .where(eq(gradings.id, row.id))
    .returning();
  return ended!;
}

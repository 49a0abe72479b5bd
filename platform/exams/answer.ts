import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { secondsLeft } from '@/lib/exams/exam';
import { exam_answers } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { countAgainst } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { requireMove } from './require-move';
import { isRunning, ownSitting, questionsOf } from './sitting-rows';

type Input = { id: string; number: number; at: string };

/**
 * Stores the answer to a question, with its time. The first answer from any device counts and is returned to all.
 * @throws ServiceError EXAM_OVER once the time is over or the sitting is handed in; VALIDATION_FAILED for a move that the rules forbid
 */
export async function answerQuestion({ ctx, input }: Asked<Input>): Promise<{ answer: string; secondsLeft: number }> {
  const { id: user } = requireUser(ctx);
  await countAgainst(ctx.payload, 'examAnswer', user, input.id);
  return inTransaction(ctx.payload, async ({ db }) => {
    const row = await ownSitting(db, user, input.id, true);
    const now = ctx.now();
    const question = questionsOf(row)[input.number - 1];
    if (!question) throw new ServiceError('NOT_FOUND', 'no such question');
    if (!isRunning(row, now)) throw new ServiceError('EXAM_OVER', 'the sitting is over');
    requireMove(question.problem, input.at);
    await db
      .insert(exam_answers)
      .values({ sitting: row.id, user, number: input.number, at: input.at, answeredAt: now.toISOString() })
      .onConflictDoNothing();
    const [stored] = await db
      .select({ at: exam_answers.at })
      .from(exam_answers)
      .where(and(eq(exam_answers.sitting, row.id), eq(exam_answers.number, input.number)));
    return { answer: stored!.at, secondsLeft: secondsLeft(new Date(row.endsAt), now) };
  });
}

import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { GradingSitting } from '@/lib/grading/contract';
import { rightAnswers } from '@/lib/exams/exam';
import type { Locale } from '@/lib/kernel/locale';
import { grading_questions } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { countAgainst } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { requireMove } from '@/platform/exams/require-move';
import { goOn } from './go-on';
import { ownGrading, problemOf } from './grading-rows';
import { gradingView } from './read-grading';

type Input = { id: string; number: number; at: string | null; locale: Locale };

/**
 * Stores the answer to a question and asks the next, in one transaction. The first answer from any device counts: another one only gets the current question.
 * @throws ServiceError EXAM_OVER if it was given up; VALIDATION_FAILED for a move that the rules forbid
 */
export async function answerGrading({ ctx, input }: Asked<Input>): Promise<GradingSitting> {
  const { id: user } = requireUser(ctx);
  await countAgainst(ctx.payload, 'examAnswer', user, 'gradings');
  const { number, at } = input;
  const row = await inTransaction(ctx.payload, async ({ db }) => {
    const locked = await ownGrading(db, user, input.id, true);
    const isIt = and(eq(grading_questions.grading, locked.id), eq(grading_questions.number, number));
    const [question] = await db.select().from(grading_questions).where(isIt);
    if (!question) throw new ServiceError('NOT_FOUND', 'no such question');
    if (question.answeredAt !== null) return locked;
    if (locked.finishedAt !== null) throw new ServiceError('EXAM_OVER', 'the grading was given up');
    const problem = problemOf(question);
    if (at !== null) requireMove(problem, at);
    const now = ctx.now();
    const isRight = at !== null && rightAnswers(problem).includes(at);
    await db.update(grading_questions).set({ at, isRight, answeredAt: now.toISOString() }).where(isIt);
    return goOn(db, locked, now);
  });
  return gradingView(ctx, row, input.locale);
}

import type { ExamSitting } from '@/lib/exams/contract';
import type { Locale } from '@/lib/kernel/locale';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { sittingView } from './read-sitting';
import { settle } from './settle';
import { ownSitting } from './sitting-rows';

/** Hands a sitting in and returns its result; a sitting that is over stays as it is. */
export async function finishExam({ ctx, input }: Asked<{ id: string; locale: Locale }>): Promise<ExamSitting> {
  const { id: user } = requireUser(ctx);
  const row = await inTransaction(ctx.payload, async ({ db }) =>
    settle(db, await ownSitting(db, user, input.id, true), ctx.now()),
  );
  return sittingView(ctx, row, input.locale);
}

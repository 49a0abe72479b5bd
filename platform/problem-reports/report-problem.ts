import { eq } from '@payloadcms/db-postgres/drizzle';
import type { ProblemReport } from '@/lib/problem-reports/contract';
import { problem_reports, problems } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { countAgainst } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockLearning } from '@/platform/family/person';
import { countReports, lockReported } from './count-reports';
import { asksForQuestion } from './hooks';

/**
 * Stores a report of a problem: one for each person and problem, which waits for an answer. A second report replaces the first one and is open again, even
 * if the first was answered.
 */
export async function reportProblem({ ctx, input }: Asked<ProblemReport>): Promise<void> {
  const { id } = requireUser(ctx);
  await countAgainst(ctx.payload, 'report', id);
  await inTransaction(ctx.payload, async ({ db }) => {
    const { user, person } = await lockLearning(db, id, input.learner);
    const { problem, reason, text } = input;
    if (!(await isThere(db, problem))) throw new ServiceError('NOT_FOUND', 'no such problem');
    await lockReported(db, [problem]);
    const now = ctx.now().toISOString();
    const waiting = { outcome: null, answer: null, answeredAt: null };
    const report = { reason, text: text || null, createdAt: now, updatedAt: now, ...waiting };
    const { user: ofUser, person: ofPerson, problem: ofProblem } = problem_reports;
    await db
      .insert(problem_reports)
      .values({ user, person, problem, ...report })
      .onConflictDoUpdate({ target: [ofUser, ofPerson, ofProblem], set: report });
    await countReports(db, [problem]);
  });
}

async function isThere(db: Database, problem: string): Promise<boolean> {
  if ((await db.$count(problems, eq(problems.publicId, problem))) > 0) return true;
  const [topic, step] = problem.split('/');
  if (!topic || !step) return false;
  return (await asksForQuestion.run(db, { topic, step })).includes(true);
}

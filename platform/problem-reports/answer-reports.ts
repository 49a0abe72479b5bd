import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { isLessonQuestion, type ReportOutcome, type ReportReason } from '@/lib/problem-reports/problem-report';
import { problem_reports, problems } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { countReports, lockReported } from './count-reports';

/** `reason`: only the reports with this reason; the others stay open. */
type Answer = { outcome: ReportOutcome; answer?: string; reason?: ReportReason };

/** Answers the open reports of a problem, which their users then see. @returns how many */
export async function answerReports(db: Database, problem: string, { outcome, answer, reason }: Answer, now: Date) {
  await lockReported(db, [problem]);
  const at = now.toISOString();
  const answered = await db
    .update(problem_reports)
    .set({ outcome, answer: answer ?? null, answeredAt: at, updatedAt: at })
    .where(
      and(
        eq(problem_reports.problem, problem),
        isNull(problem_reports.outcome),
        reason && eq(problem_reports.reason, reason),
      ),
    )
    .returning({ id: problem_reports.id });
  await countReports(db, [problem]);
  return answered.length;
}

/** Answers that a problem of the bank stays as it is, with a reason. */
export async function leaveProblem({ ctx, input }: AskedByStaff<{ id: number; reason: string }>): Promise<void> {
  await inTransaction(ctx.payload, async ({ db }) => {
    const [problem] = await db.select({ name: problems.publicId }).from(problems).where(eq(problems.id, input.id));
    if (!problem) throw new ServiceError('NOT_FOUND', 'no such problem');
    await answerOpen(db, problem.name, { outcome: 'stays', answer: input.reason }, ctx.now());
  });
}

/** The same from one of its reports: also of a question of a lesson. */
export async function leaveReported({ ctx, input }: AskedByStaff<{ id: number; reason: string }>): Promise<void> {
  await inTransaction(ctx.payload, async ({ db }) =>
    answerOpen(db, await reported(db, input.id), { outcome: 'stays', answer: input.reason }, ctx.now()),
  );
}

/**
 * Answers that a question of a lesson was corrected in the editor.
 * @throws ServiceError NOT_FOUND; VALIDATION_FAILED for a problem of the bank, whose board and answers are not corrected; STATE_CHANGED
 */
export async function markCorrected({ ctx, input }: AskedByStaff<{ id: number }>): Promise<void> {
  await inTransaction(ctx.payload, async ({ db }) => {
    const problem = await reported(db, input.id);
    if (!isLessonQuestion(problem)) throw new ServiceError('VALIDATION_FAILED', 'a problem of the bank');
    await answerOpen(db, problem, { outcome: 'corrected' }, ctx.now());
  });
}

async function reported(db: Database, id: number): Promise<string> {
  const [report] = await db
    .select({ problem: problem_reports.problem })
    .from(problem_reports)
    .where(eq(problem_reports.id, id));
  if (!report) throw new ServiceError('NOT_FOUND', 'no such report');
  return report.problem;
}

async function answerOpen(db: Database, problem: string, answer: Answer, now: Date): Promise<void> {
  if ((await answerReports(db, problem, answer, now)) === 0)
    throw new ServiceError('STATE_CHANGED', 'no report of it waits for an answer');
}

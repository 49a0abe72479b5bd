import { eq } from '@payloadcms/db-postgres/drizzle';
import type { ProblemReport } from '@/lib/contract/problem-reports';
import { defaultLocale } from '@/lib/i18n/locales';
import { problem_reports, problems } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '../../context';
import { inTransaction, type Database } from '../../database';
import { countAgainst } from '../../limits';
import { ServiceError } from '../../service-error';
import { readSteps } from '../lesson/steps';
import { lockLearning } from '../people/person';
import { countReports } from './count-reports';

/** Keeps what somebody says is wrong with a problem: once for each person and problem, however often it is sent. */
export async function reportProblem({ ctx, input }: Asked<ProblemReport>): Promise<void> {
  const { id } = requireUser(ctx);
  await countAgainst(ctx.payload, 'report', id);
  await inTransaction(ctx.payload, async ({ db }) => {
    const { user, person } = await lockLearning(db, id, input.learner);
    const { problem, reason, text } = input;
    if (!(await isThere(db, problem))) throw new ServiceError('NOT_FOUND', 'no such problem');
    const now = ctx.now().toISOString();
    await db
      .insert(problem_reports)
      .values({ user, person, problem, reason, text: text || null, createdAt: now, updatedAt: now })
      .onConflictDoNothing();
    await countReports(db, [problem]);
  });
}

async function isThere(db: Database, problem: string): Promise<boolean> {
  if ((await db.$count(problems, eq(problems.publicId, problem))) > 0) return true;
  const [topic, step] = problem.split('/');
  if (!topic || !step) return false;
  const steps = await readSteps(db, { id: topic, topic, title: '' }, defaultLocale);
  return steps.some(({ id, kind }) => id === step && kind === 'question');
}

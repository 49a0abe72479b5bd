import { and, eq, isNotNull, isNull, ne } from '@payloadcms/db-postgres/drizzle';
import { problems } from '@/platform/payload-generated-schema';
import type { AskedByStaff, StaffContext } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { onBankChanged } from '@/platform/bank/hooks';
import { answerReports } from './answer-reports';

/** Nobody is shown the problem any more; what was tried of it stays. */
export const withdraw = ({ ctx, input: { id } }: AskedByStaff<{ id: number }>): Promise<void> =>
  change(ctx, async (db) => {
    const now = ctx.now().toISOString();
    const problem = await changed(db, id, { withdrawnAt: now, updatedAt: now }, isNull(problems.withdrawnAt));
    await answerReports(db, problem, { outcome: 'withdrawn' }, ctx.now());
  });

export const putBack = ({ ctx, input: { id } }: AskedByStaff<{ id: number }>): Promise<void> =>
  change(ctx, async (db) => {
    const updatedAt = ctx.now().toISOString();
    await changed(db, id, { withdrawnAt: null, updatedAt }, isNotNull(problems.withdrawnAt));
  });

/**
 * From then on the problem is the staff's: the files of a release leave it alone. Who reported its grade is told; what else is reported of it waits on.
 * @throws ServiceError NOT_FOUND; STATE_CHANGED where it has this grade already
 */
export const correctGrade = ({
  ctx,
  input: { id, grade },
}: AskedByStaff<{ id: number; grade: number }>): Promise<void> =>
  change(ctx, async (db) => {
    const updatedAt = ctx.now().toISOString();
    const problem = await changed(db, id, { grade, revision: null, updatedAt }, ne(problems.grade, grade));
    await answerReports(db, problem, { outcome: 'gradeCorrected', reason: 'wrongGrade' }, ctx.now());
  });

/** The climb leads past what is shown to nobody, and by the grades as they are now. */
const change = ({ payload }: StaffContext, work: (db: Database) => Promise<void>): Promise<void> =>
  inTransaction(payload, async ({ db }) => {
    await work(db);
    await onBankChanged.run(db);
  });

async function changed(
  db: Database,
  id: number,
  values: Partial<typeof problems.$inferInsert>,
  only: ReturnType<typeof isNull>,
): Promise<string> {
  const [row] = await db
    .update(problems)
    .set(values)
    .where(and(eq(problems.id, id), only))
    .returning({ name: problems.publicId });
  if (row) return row.name;
  const isThere = (await db.$count(problems, eq(problems.id, id))) > 0;
  throw new ServiceError(isThere ? 'STATE_CHANGED' : 'NOT_FOUND', 'the problem is not as it was shown');
}

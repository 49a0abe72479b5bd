import { and, eq, isNotNull, isNull, ne } from '@payloadcms/db-postgres/drizzle';
import { problems } from '@/platform/payload-generated-schema';
import type { AskedByStaff, StaffContext } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { onBankChanged } from '@/platform/bank/hooks';
import { answerReports } from './answer-reports';

/** Stops showing the problem; attempts at it stay. */
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
 * From then on the problem is the staff's: the files of a release do not change it. Reports of its grade are answered; other reports stay open.
 * @throws ServiceError NOT_FOUND; STATE_CHANGED if it has this grade already
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

/** Makes a change and updates the climb, which leaves out withdrawn problems and follows the present grades. */
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

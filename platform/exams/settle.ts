import { eq } from '@payloadcms/db-postgres/drizzle';
import { exam_sittings } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { issueCertificate } from '@/platform/certificates/issue-certificate';
import { answersOf, questionsOf, scoreOfSitting, type SittingRow } from './sitting-rows';

/**
 * Hands a sitting in that the caller has locked: what it came to is written down, once. A pass gives its certificate in the same transaction;
 * one from before there were certificates gives it when it is handed in again.
 */
export async function settle(db: Database, row: SittingRow, now: Date): Promise<SittingRow> {
  const given = (await answersOf(db, [row])).get(row.id)!;
  const settled = row.finishedAt === null ? await writeDown(db, row, given, now) : row;
  if (settled.isPassed) await issueCertificate(db, { sitting: settled, questions: questionsOf(settled) }, given);
  return settled;
}

async function writeDown(
  db: Database,
  row: SittingRow,
  given: ReadonlyMap<number, string>,
  now: Date,
): Promise<SittingRow> {
  const { right, isPassed, parts } = scoreOfSitting(row, given);
  const finishedAt = new Date(Math.min(now.getTime(), Date.parse(row.endsAt))).toISOString();
  const [settled] = await db
    .update(exam_sittings)
    .set({ finishedAt, right, isPassed, parts, openKey: null })
    .where(eq(exam_sittings.id, row.id))
    .returning();
  return settled!;
}

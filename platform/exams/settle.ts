import { eq } from '@payloadcms/db-postgres/drizzle';
import { exam_sittings } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { issueCertificate } from '@/platform/certificates/issue-certificate';
import { answersOf, questionsOf, scoreOfSitting, type SittingRow } from './sitting-rows';

/**
 * Hands in a sitting that the caller has locked, and stores its score once. A pass issues its certificate in the same transaction; a pass from before
 * certificates existed issues it when it is handed in again.
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

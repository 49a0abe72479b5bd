import { and, desc, eq } from '@payloadcms/db-postgres/drizzle';
import type { Certificate } from '@/lib/certificates/contract';
import { certificates } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, type Database } from '@/platform/kernel/database/database';
import { ofPerson, whoLearns, type Person, type ForLearner } from '@/platform/family/person';
import { toCertificate } from './certificate-rows';

/** A person's certificates, the newest first: one for each grade at most. */
export async function listCertificates({ ctx, input }: Asked<ForLearner>): Promise<Certificate[]> {
  const db = database(ctx.payload);
  const who = await whoLearns(db, requireUser(ctx).id, input.learner);
  const rows = await db
    .select()
    .from(certificates)
    .where(ofPerson(certificates, who))
    .orderBy(desc(certificates.passedAt));
  return rows.map(toCertificate);
}

/** Null: this person has none of this grade. */
export async function certificateOf(
  db: Database,
  { grade, ...who }: Person & { grade: number },
): Promise<Certificate | null> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(and(ofPerson(certificates, who), eq(certificates.grade, grade)));
  return row ? toCertificate(row) : null;
}

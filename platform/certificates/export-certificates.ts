import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { only } from '@/platform/kernel/export-fields';
import { certificates } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';

/** For the account's export: its certificates and those of its learners. */
export async function exportCertificates({ db, user, nameOf }: Exporting) {
  const found = await db.select().from(certificates).where(eq(certificates.user, user)).orderBy(asc(certificates.id));
  return {
    certificates: found.map(({ person, ...certificate }) => ({
      learner: nameOf(person || null),
      ...only(certificate, ['number', 'grade', 'name', 'passedAt', 'right', 'questions', 'digest', 'isNameShown']),
      ...only(certificate, ['revokedAt', 'revokedReason']),
    })),
  };
}

import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Certificate } from '@/lib/certificates/contract';
import { certificates } from '@/platform/payload-generated-schema';
import { iso, isoOrNull, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';

export type CertificateRow = typeof certificates.$inferSelect;

/** A certificate of this account; with `isLocked` under a lock. @throws ServiceError NOT_FOUND */
export async function ownCertificate(
  db: Database,
  user: number,
  number: string,
  isLocked = false,
): Promise<CertificateRow> {
  const found = db
    .select()
    .from(certificates)
    .where(and(eq(certificates.number, number), eq(certificates.user, user)));
  const [row] = await (isLocked ? found.for('no key update') : found);
  if (!row) throw new ServiceError('NOT_FOUND', 'no such certificate');
  return row;
}

/** The same, if it is not revoked. @throws ServiceError CERTIFICATE_REVOKED */
export async function standingCertificate(...asked: Parameters<typeof ownCertificate>): Promise<CertificateRow> {
  const row = await ownCertificate(...asked);
  if (row.revokedAt !== null) throw new ServiceError('CERTIFICATE_REVOKED', 'the certificate was revoked');
  return row;
}

export const toCertificate = (row: CertificateRow): Certificate => ({
  number: row.number,
  grade: row.grade,
  name: row.name,
  right: row.right,
  questions: row.questions,
  passedAt: iso(row.passedAt),
  isNameShown: row.isNameShown,
  revokedAt: isoOrNull(row.revokedAt),
});

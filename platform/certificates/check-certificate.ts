import { eq } from '@payloadcms/db-postgres/drizzle';
import { readCertificateNumber } from '@/lib/certificates/certificate';
import { certificates } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, iso, isoOrNull } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits/limits';

/** What the public check shows for a number. */
export type CheckedCertificate = {
  number: string;
  grade: number;
  /** Null: its owner does not show it. */
  name: string | null;
  passedAt: string;
  right: number;
  questions: number;
  revokedAt: string | null;
};

/**
 * Checks a certificate by its number, however it was typed (docs/product.md, "Certificates"); null if there is none. An
 * invalid number is looked up like any other, and each look-up counts against the limit.
 * @throws ServiceError TOO_MANY_REQUESTS
 */
export async function checkCertificate({ ctx, input }: Asked<{ number: string }>): Promise<CheckedCertificate | null> {
  await limitNetwork(ctx, 'certificate');
  const [row] = await database(ctx.payload)
    .select()
    .from(certificates)
    .where(eq(certificates.number, readCertificateNumber(input.number)));
  if (!row) return null;
  const { number, grade, right, questions } = row;
  return {
    number,
    grade,
    right,
    questions,
    name: row.isNameShown ? row.name : null,
    passedAt: iso(row.passedAt),
    revokedAt: isoOrNull(row.revokedAt),
  };
}

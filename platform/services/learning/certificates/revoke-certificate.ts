import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { certificates, credential_statuses } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '../../context';
import { inTransaction } from '../../database';
import { ServiceError } from '../../service-error';

/**
 * Takes a certificate back, for good (docs/product.md, "Certificates"); who did it and why is in the audit log, too.
 * @throws ServiceError STATE_CHANGED where it was revoked before
 */
export async function revokeCertificate({ ctx, input }: AskedByStaff<{ id: number; reason: string }>): Promise<void> {
  await inTransaction(ctx.payload, async ({ db }) => {
    const revokedAt = ctx.now().toISOString();
    const [revoked] = await db
      .update(certificates)
      .set({ revokedAt, revokedReason: input.reason, revokedBy: ctx.staff.id })
      .where(and(eq(certificates.id, input.id), isNull(certificates.revokedAt)))
      .returning({ statusIndex: certificates.statusIndex });
    if (!revoked) throw new ServiceError('STATE_CHANGED', 'it was revoked before');
    // Without a place it was never signed, and is signed no more.
    if (revoked.statusIndex !== null)
      await db.update(credential_statuses).set({ revokedAt }).where(eq(credential_statuses.index, revoked.statusIndex));
  });
}

import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { certificates } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { revokePlace } from './status-places';

/**
 * Revokes a certificate for good (docs/product.md, "Certificates"); the audit log has who did it and why.
 * @throws ServiceError STATE_CHANGED where it was revoked before
 */
export async function revokeCertificate({ ctx, input }: AskedByStaff<{ id: number; reason: string }>): Promise<void> {
  await inTransaction(ctx.payload, async ({ db }) => {
    const now = ctx.now();
    const [revoked] = await db
      .update(certificates)
      .set({ revokedAt: now.toISOString(), revokedReason: input.reason, revokedBy: ctx.staff.id })
      .where(and(eq(certificates.id, input.id), isNull(certificates.revokedAt)))
      .returning({ statusIndex: certificates.statusIndex });
    if (!revoked) throw new ServiceError('STATE_CHANGED', 'it was revoked before');
    await revokePlace(db, revoked.statusIndex, now);
  });
}

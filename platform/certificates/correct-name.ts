import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { certificates } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { revokePlace } from './status-places';

/**
 * Corrects the name on a certificate (docs/product.md, "Certificates"): the page, the PDF and credentials show it from
 * then on. Credentials that were signed with the former name are revoked, and the next one gets a new place in the status
 * lists.
 * @throws ServiceError STATE_CHANGED where it was revoked
 */
export async function correctName({ ctx, input }: AskedByStaff<{ id: number; name: string }>): Promise<void> {
  await inTransaction(ctx.payload, async ({ db }) => {
    const stands = and(eq(certificates.id, input.id), isNull(certificates.revokedAt));
    // Under a lock: a signature in progress has ended, or waits.
    const [row] = await db.select().from(certificates).where(stands).for('no key update');
    if (!row) throw new ServiceError('STATE_CHANGED', 'it was revoked before');
    await db.update(certificates).set({ name: input.name, statusIndex: null }).where(eq(certificates.id, row.id));
    await revokePlace(db, row.statusIndex, ctx.now());
  });
}

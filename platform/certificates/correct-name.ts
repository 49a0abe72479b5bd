import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { certificates } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { revokePlace } from './status-places';

/**
 * Puts another name on a certificate (docs/product.md, "Certificates"): the page, the PDF and credentials have it from then on. Those that were signed with the
 * former one are revoked, and the next has a place of its own.
 * @throws ServiceError STATE_CHANGED where it was revoked
 */
export async function correctName({ ctx, input }: AskedByStaff<{ id: number; name: string }>): Promise<void> {
  await inTransaction(ctx.payload, async ({ db }) => {
    const stands = and(eq(certificates.id, input.id), isNull(certificates.revokedAt));
    // Whoever signs it has done so, or waits.
    const [row] = await db.select().from(certificates).where(stands).for('no key update');
    if (!row) throw new ServiceError('STATE_CHANGED', 'it was revoked before');
    await db.update(certificates).set({ name: input.name, statusIndex: null }).where(eq(certificates.id, row.id));
    await revokePlace(db, row.statusIndex, ctx.now());
  });
}

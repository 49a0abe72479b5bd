import { eq } from '@payloadcms/db-postgres/drizzle';
import { bank_transfers as bankTransfers } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { staffMember } from '../../decide';
import { moveApplication } from '../../move';
import { findApplication, lockApplication } from '../../application-rows';
import { isPaidFor } from './import-transfers';

/**
 * Staff assign a transfer to an application, where the transfer names none or has another sum; an application that waits
 * for its money is thereby paid.
 * @throws ServiceError NOT_FOUND, STATE_CHANGED where the transfer or the application is settled already
 */
export async function assignTransfer({ ctx, input }: AskedByStaff<{ id: number; reference: string }>): Promise<void> {
  const by = await staffMember(ctx);
  const now = ctx.now();
  await inTransaction(ctx.payload, async ({ db }) => {
    // The same lock order as the import, so that the two cannot deadlock.
    const [transfer] = await db.select().from(bankTransfers).where(eq(bankTransfers.id, input.id)).for('update');
    if (!transfer) throw new ServiceError('NOT_FOUND', 'no such transfer');
    const named = await findApplication(db, input.reference.trim().toUpperCase());
    const application = await lockApplication(db, named.id);
    if (application.kind !== 'teaching') throw new ServiceError('NOT_FOUND', 'no such application');
    const isSettled = transfer.request !== null || (await isPaidFor(db, application.id));
    if (isSettled) throw new ServiceError('STATE_CHANGED', 'settled already');
    // Payment was confirmed by hand before: the transfer is only linked.
    const isPaid = application.state === 'PAID' || application.state === 'ACTIVE';
    if (!isPaid) await moveApplication(db, application, 'pay', { secret: ctx.payload.secret, now, by });
    await db
      .update(bankTransfers)
      .set({ request: application.id, updatedAt: now.toISOString() })
      .where(eq(bankTransfers.id, transfer.id));
  });
}

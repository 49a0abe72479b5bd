import { and, eq, gt, inArray } from '@payloadcms/db-postgres/drizzle';
import type { DeletionBlocker } from '@/lib/privacy/deletion';
import type { Database } from '@/platform/kernel/database/database';
import { orders, payments } from '@/platform/payload-generated-schema';

/** A refund that is due blocks the deletion of the account. */
export async function dueRefundsBlock(db: Database, user: number): Promise<DeletionBlocker[]> {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.user, user));
  const due = await db.$count(payments, and(inArray(payments.order, own), gt(payments.refundDue, 0)));
  return due > 0 ? ['refund'] : [];
}

import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { DeletionBlocker } from '@/lib/privacy/deletion';
import { eraseAuditInput } from '@/platform/kernel/database/audit-entry';
import { sql, type Database } from '@/platform/kernel/database/database';
import { refunds } from '@/platform/payload-generated-schema';

/** Money on its way back needs somebody whom it is for. */
export async function pendingRefundsBlock(db: Database, user: number): Promise<DeletionBlocker[]> {
  return (await db.$count(refunds, and(eq(refunds.user, user), eq(refunds.status, 'PENDING')))) > 0 ? ['refund'] : [];
}

/** What staff gave back stays in the books; what they typed about it goes. */
export async function eraseRefundNotes(db: Database, user: number): Promise<void> {
  const own = db.select({ id: sql<string>`${refunds.id}::text` }).from(refunds);
  await eraseAuditInput(db, 'refunds', own.where(eq(refunds.user, user)));
  await db.update(refunds).set({ reason: null }).where(eq(refunds.user, user));
}

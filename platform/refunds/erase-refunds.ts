import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { DeletionBlocker } from '@/lib/privacy/deletion';
import { eraseAuditInput } from '@/platform/kernel/database/audit-entry';
import { sql, type Database } from '@/platform/kernel/database/database';
import { refunds } from '@/platform/payload-generated-schema';

/** A pending refund blocks the deletion of its account. */
export async function pendingRefundsBlock(db: Database, user: number): Promise<DeletionBlocker[]> {
  return (await db.$count(refunds, and(eq(refunds.user, user), eq(refunds.status, 'PENDING')))) > 0 ? ['refund'] : [];
}

/** Erases what staff typed about refunds; the refunds themselves stay for accounting. */
export async function eraseRefundNotes(db: Database, user: number): Promise<void> {
  const own = db.select({ id: sql<string>`${refunds.id}::text` }).from(refunds);
  await eraseAuditInput(db, 'refunds', own.where(eq(refunds.user, user)));
  await db.update(refunds).set({ reason: null }).where(eq(refunds.user, user));
}

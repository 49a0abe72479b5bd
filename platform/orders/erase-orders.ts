import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { DeletionBlocker } from '@/lib/privacy/deletion';
import { eraseAuditInput } from '@/platform/kernel/database/audit-entry';
import { sql, type Database } from '@/platform/kernel/database/database';
import { orders } from '@/platform/payload-generated-schema';

/** An unpaid order blocks the deletion of its account. */
export async function unpaidOrdersBlock(db: Database, user: number): Promise<DeletionBlocker[]> {
  return (await db.$count(orders, and(eq(orders.user, user), eq(orders.status, 'PENDING')))) > 0 ? ['order'] : [];
}

/** Removes personal data from orders; what accounting needs stays. The country stays: taxes are computed by it. */
export async function eraseOrders(db: Database, user: number): Promise<void> {
  await db
    .update(orders)
    .set({
      address_postalCode: null,
      address_line2: null,
      address_name: null,
      address_phone: null,
      address_city: null,
      address_line1: null,
      note: null,
      staffNote: null,
      // A company's tax id and the number of the invoice stay for accounting.
      invoice_carrier: null,
      invoice_companyName: null,
    })
    .where(eq(orders.user, user));
}

/** Erases what staff typed about the account's orders. */
export async function eraseOrderNotes(db: Database, user: number): Promise<void> {
  const own = db.select({ id: sql<string>`${orders.id}::text` }).from(orders);
  await eraseAuditInput(db, 'orders', own.where(eq(orders.user, user)));
}

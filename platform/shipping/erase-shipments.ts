import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { DeletionBlocker } from '@/lib/privacy/deletion';
import type { Database } from '@/platform/kernel/database/database';
import { orders, shipments } from '@/platform/payload-generated-schema';

const ordersOf = (db: Database, user: number) => db.select({ id: orders.id }).from(orders).where(eq(orders.user, user));

/** An account cannot be deleted while a shipment is being prepared. */
export async function parcelsBlock(db: Database, user: number): Promise<DeletionBlocker[]> {
  const isPacked = and(inArray(shipments.order, ordersOf(db, user)), eq(shipments.status, 'PREPARING'));
  return (await db.$count(shipments, isPacked)) > 0 ? ['parcel'] : [];
}

/** Erases the addresses of shipments. The country stays, because taxes are computed by it. */
export async function eraseShipments(db: Database, user: number): Promise<void> {
  await db
    .update(shipments)
    .set({
      address_postalCode: null,
      address_line2: null,
      address_name: '',
      address_phone: '',
      address_city: '',
      address_line1: '',
    })
    .where(inArray(shipments.order, ordersOf(db, user)));
}

import { randomBytes } from 'node:crypto';
import type { Address } from '@/lib/account/address';
import { shipments, shipments_items, type orders_lines } from '@/platform/payload-generated-schema';
import { addressColumns } from '@/platform/account/address-columns';
import type { Database } from '@/platform/kernel/database/database';

type Item = Pick<typeof orders_lines.$inferSelect, 'productCode' | 'title' | 'quantity'>;

/** Creates the one shipment of a paid order, to be packed by staff. A second run does nothing. */
export async function prepareShipment(
  db: Database,
  order: number,
  address: Address,
  items: readonly Item[],
): Promise<void> {
  const [shipment] = await db
    .insert(shipments)
    .values({ order, ...addressColumns(address) })
    .onConflictDoNothing({ target: shipments.order })
    .returning({ id: shipments.id });
  if (!shipment) return;
  await db.insert(shipments_items).values(
    items.map(({ productCode, title, quantity }, index) => ({
      _order: index + 1,
      _parentID: shipment.id,
      id: randomBytes(12).toString('hex'),
      productCode,
      title,
      quantity,
    })),
  );
}

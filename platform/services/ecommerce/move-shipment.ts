import { eq } from '@payloadcms/db-postgres/drizzle';
import { canMoveShipment, type ShipmentStatus } from '@/lib/domain/order-state';
import { shipments } from '@/platform/payload-generated-schema';
import { inTransaction } from '../database';
import { ServiceError } from '../service-error';
import type { AskedByStaff } from '../context';

type Input = { id: number; to: ShipmentStatus; carrier?: string | undefined; tracking?: string | undefined };

/** Staff move a parcel along; sent again it may get another tracking number. */
export async function moveShipment({ ctx, input }: AskedByStaff<Input>): Promise<void> {
  const { id, to, carrier, tracking } = input;
  await inTransaction(ctx.payload, async ({ db }) => {
    const [shipment] = await db.select().from(shipments).where(eq(shipments.id, id)).for('update');
    if (!shipment) throw new ServiceError('NOT_FOUND', 'no such shipment');
    if (!canMoveShipment(shipment.status, to))
      throw new ServiceError('STATE_CHANGED', `the shipment is ${shipment.status}`);
    await db
      .update(shipments)
      .set({ status: to, carrier, tracking, updatedAt: ctx.now().toISOString() })
      .where(eq(shipments.id, id));
  });
}

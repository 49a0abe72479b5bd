import { eq } from '@payloadcms/db-postgres/drizzle';
import { canMoveShipment, type ShipmentStatus } from '@/lib/shipping/shipment-state';
import { shipments } from '@/platform/payload-generated-schema';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import type { AskedByStaff } from '@/platform/kernel/context';
import { sendShippedMail } from './send-shipped-mail';

type Input = { id: number; to: ShipmentStatus; carrier?: string; tracking?: string; trackingUrl?: string };

/** Staff change a shipment's status. The buyer gets an email when it is shipped; shipping it again may correct the tracking number. */
export async function moveShipment({ ctx, input }: AskedByStaff<Input>): Promise<void> {
  const { id, to, carrier, tracking, trackingUrl } = input;
  await inTransaction(ctx.payload, async ({ db }) => {
    const [shipment] = await db.select().from(shipments).where(eq(shipments.id, id)).for('update');
    if (!shipment) throw new ServiceError('NOT_FOUND', 'no such shipment');
    if (!canMoveShipment(shipment.status, to))
      throw new ServiceError('STATE_CHANGED', `the shipment is ${shipment.status}`);
    const at = ctx.now().toISOString();
    const [moved] = await db
      .update(shipments)
      .set({
        status: to,
        carrier,
        tracking,
        updatedAt: at,
        ...(to === 'SHIPPED' && { trackingUrl: trackingUrl || null, shippedAt: shipment.shippedAt ?? at }),
      })
      .where(eq(shipments.id, id))
      .returning();
    if (moved && to === 'SHIPPED') await sendShippedMail(db, ctx.now(), moved);
  });
}

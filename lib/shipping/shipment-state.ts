import { moves } from '@/lib/kernel/moves';

/** A shipment is packed, on its way, there; or it never leaves. */
export const shipmentStatuses = ['PREPARING', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

export const canMoveShipment = moves<ShipmentStatus>({
  // Sent again with a corrected tracking number it stays SHIPPED.
  PREPARING: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['SHIPPED', 'DELIVERED'],
  DELIVERED: [],
  CANCELLED: [],
});

import * as z from 'zod';
import { shipmentStatuses } from './shipment-state';
import { textsOrNull } from '@/lib/kernel/api/shapes';

/** Goods on their way, as their buyer sees them. */
export const parcelSchema = z.object({
  status: z.enum(shipmentStatuses),
  ...textsOrNull('carrier', 'tracking', 'trackingUrl', 'shippedAt'),
});
export type Parcel = z.infer<typeof parcelSchema>;

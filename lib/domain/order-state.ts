/** Order states (docs/product.md, "Orders and payments"): PENDING → PAID → (PARTLY_REFUNDED | REFUNDED), or PENDING → CANCELLED | EXPIRED. */
export const orderStatuses = ['PENDING', 'PAID', 'PARTLY_REFUNDED', 'REFUNDED', 'CANCELLED', 'EXPIRED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['PAID', 'CANCELLED', 'EXPIRED'],
  PAID: ['PARTLY_REFUNDED', 'REFUNDED'],
  PARTLY_REFUNDED: ['PARTLY_REFUNDED', 'REFUNDED'],
  REFUNDED: [],
  CANCELLED: [],
  EXPIRED: [],
};

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to);
}

/** Orders that were paid, whatever went back since. */
export const paidStatuses = ['PAID', 'PARTLY_REFUNDED', 'REFUNDED'] as const satisfies readonly OrderStatus[];

/** Minutes a PENDING order holds its stock and coupon. */
export const pendingMinutes = 30;

/** PENDING orders one account may have at a time: each holds stock. */
export const maxPendingOrders = 5;

/** Payments wait (PENDING), are being worked on by the provider (PROCESSING), and end once. */
export const paymentStatuses = ['PENDING', 'PROCESSING', 'SUCCEEDED', 'DECLINED'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const nextPayment: Record<PaymentStatus, readonly PaymentStatus[]> = {
  // A provider may report success after a decline (the buyer tried another card on its page).
  PENDING: ['PROCESSING', 'SUCCEEDED', 'DECLINED'],
  PROCESSING: ['SUCCEEDED', 'DECLINED'],
  DECLINED: ['SUCCEEDED'],
  SUCCEEDED: [],
};

export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return nextPayment[from].includes(to);
}

/** A parcel is packed, on its way, there; or it never leaves. */
export const shipmentStatuses = ['PREPARING', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

const nextShipment: Record<ShipmentStatus, readonly ShipmentStatus[]> = {
  // Sent again with a corrected tracking number it stays SHIPPED.
  PREPARING: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['SHIPPED', 'DELIVERED'],
  DELIVERED: [],
  CANCELLED: [],
};

export function canMoveShipment(from: ShipmentStatus, to: ShipmentStatus): boolean {
  return nextShipment[from].includes(to);
}

/** Status of an order of which `refunded` of `captured` minor units went back. */
export function statusAfterRefund(captured: number, refunded: number): 'PAID' | 'PARTLY_REFUNDED' | 'REFUNDED' {
  if (refunded <= 0) return 'PAID';
  return refunded >= captured ? 'REFUNDED' : 'PARTLY_REFUNDED';
}

/** Order states (decisions "Money"): PENDING → PAID → (PARTLY_REFUNDED | REFUNDED), or PENDING → CANCELLED | EXPIRED. */
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

/** Minutes a PENDING order holds its stock and coupon. */
export const pendingMinutes = 30;

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

/** Status of an order of which `refunded` of `captured` minor units went back. */
export function statusAfterRefund(captured: number, refunded: number): 'PAID' | 'PARTLY_REFUNDED' | 'REFUNDED' {
  if (refunded <= 0) return 'PAID';
  return refunded >= captured ? 'REFUNDED' : 'PARTLY_REFUNDED';
}

import { moves } from '@/lib/kernel/moves';
import { paidStatuses, type PaidStatus } from '@/lib/sales/paid-statuses';

/** Order states (docs/product.md, "Orders and payments"): PENDING → PAID → (PARTLY_REFUNDED | REFUNDED), or PENDING → CANCELLED | EXPIRED. */
export const orderStatuses = ['PENDING', ...paidStatuses, 'CANCELLED', 'EXPIRED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const canMove = moves<OrderStatus>({
  PENDING: ['PAID', 'CANCELLED', 'EXPIRED'],
  PAID: ['PARTLY_REFUNDED', 'REFUNDED'],
  PARTLY_REFUNDED: ['PARTLY_REFUNDED', 'REFUNDED'],
  REFUNDED: [],
  CANCELLED: [],
  EXPIRED: [],
});

/** Kinds of a teacher's orders for a class (docs/product.md, "Activation and course codes"): a course for each of several students, or codes of one course. */
export const teachingOrders = ['activation', 'codes'] as const;
export type TeachingOrder = (typeof teachingOrders)[number];

/** Minutes a PENDING order holds its stock and coupon. */
export const pendingMinutes = 30;

/** PENDING orders of one account at a time; limited because each holds stock. */
export const maxPendingOrders = 5;

/** Payment states that a provider reports: in progress (PROCESSING), or a final one. */
export const reportedStatuses = ['PROCESSING', 'SUCCEEDED', 'DECLINED'] as const;
/** A payment is PENDING until its provider reports. */
export const paymentStatuses = ['PENDING', ...reportedStatuses] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const canMovePayment = moves<PaymentStatus>({
  // A provider may report success after a decline (the buyer tried another card on its page).
  PENDING: ['PROCESSING', 'SUCCEEDED', 'DECLINED'],
  PROCESSING: ['SUCCEEDED', 'DECLINED'],
  DECLINED: ['SUCCEEDED'],
  SUCCEEDED: [],
});

/** A refund is requested from the provider until it succeeds, or fails and is left to staff. */
export const refundStatuses = ['PENDING', 'DONE', 'FAILED'] as const;

/** Status of an order of which `refunded` of `captured` minor units were refunded. */
export function statusAfterRefund(captured: number, refunded: number): PaidStatus {
  if (refunded <= 0) return 'PAID';
  return refunded >= captured ? 'REFUNDED' : 'PARTLY_REFUNDED';
}

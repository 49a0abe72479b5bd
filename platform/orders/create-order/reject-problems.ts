import type { CreateOrderInput } from '@/lib/orders/shapes';
import { toMainUnit } from '@/lib/kernel/money';
import { ServiceError } from '@/platform/kernel/service-error';
import type { Quote } from '@/platform/cart/quote-cart';

/** Rejects a request that cannot be bought as it is, and a total that is not the one the buyer saw. */
export function rejectProblems({ totals, coupon, delivery }: Quote, input: CreateOrderInput): void {
  for (const { problem, productId } of totals.lines)
    if (problem) throw new ServiceError(problem, 'a line cannot be bought', { productId });
  if (coupon?.problem) throw new ServiceError(coupon.problem, 'the coupon does not hold', { coupon: coupon.code });
  if (!input.address && totals.lines.some((line) => line.requiresShipping))
    throw new ServiceError('ADDRESS_REQUIRED', 'something in the cart is shipped');
  if (delivery && !delivery.offer)
    throw new ServiceError('SHIPPING_UNAVAILABLE', 'goods are not sent there', { country: delivery.country });
  if (input.invoice && input.currency !== 'NTD')
    throw new ServiceError('VALIDATION_FAILED', 'such an invoice is for orders in Taiwan dollars');
  const total = toMainUnit({ amount: totals.total, currency: input.currency });
  if (Math.abs(input.expectedTotal - total) > 1e-6)
    throw new ServiceError('PRICE_CHANGED', 'the total is not what the buyer saw', { total });
}

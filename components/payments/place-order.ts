import type { Locale } from '@/lib/kernel/i18n/locales';
import { createOrder } from '@/lib/orders/queries';
import { cartQueryKey } from '@/lib/cart/pricing-queries';
import { startPayment } from '@/lib/payments/queries';
import { invalidate } from '@/lib/kernel/api/query-client';
import type { CreateOrderInput, Order } from '@/lib/orders/shapes';
import { asApiError } from '@/lib/kernel/api/api-error';
import { leaveToOrder, sendAccountCart } from '@/stores/account-cart';
import { newKey } from '@/lib/kernel/browser/new-key';
import { clearAttempt, keyForOrder } from './checkout-attempt';
import { leaveFor } from './leave';

/**
 * Places the order once for one attempt. An attempt whose order has ended meanwhile becomes a new one.
 * @throws ApiError
 */
export async function placeOrder(input: CreateOrderInput): Promise<Order> {
  // The order removes its lines from the account's cart, so the server must have the current cart.
  await sendAccountCart();
  try {
    const order = await createOrder(input, keyForOrder(input));
    if (order.status !== 'CANCELLED' && order.status !== 'EXPIRED') return order;
    clearAttempt();
    return await createOrder(input, keyForOrder(input));
  } catch (error) {
    // The shown cart is outdated: prices, stock and coupon are read again.
    if (asApiError(error).status === 409) await invalidate(cartQueryKey);
    throw error;
  }
}

/** Removes the ordered goods from the cart of this browser. */
export async function leaveCartToOrder({ items }: CreateOrderInput, { coupon }: Order): Promise<void> {
  clearAttempt();
  await leaveToOrder({ items, coupon });
}

/** @returns the address where the order is paid. The server allows one live payment per order, whatever the key. */
export async function openPayment(orderId: string, provider: string, locale: Locale): Promise<string> {
  return (await startPayment(orderId, { provider, locale }, newKey())).redirectUrl;
}

/** Opens a payment and leaves for the provider's page. */
export async function goPay(orderId: string, provider: string, locale: Locale): Promise<void> {
  await leaveFor(await openPayment(orderId, provider, locale));
}

import type { Locale } from '@/lib/i18n/locales';
import { cartQueryKey, createOrder, startPayment } from '@/lib/api/ecommerce-queries';
import { getQueryClient } from '@/lib/api/query-client';
import type { CreateOrderInput, Order } from '@/lib/contract/ecommerce';
import { asApiError } from '@/lib/api/api-error';
import { forgetAttempt, keyForOrder, newKey, rememberOrder } from './checkout-attempt';
import { leaveFor } from './leave';

/**
 * Places the order once for one attempt. An attempt whose order has ended meanwhile becomes a new one.
 * @throws ApiError
 */
export async function placeOrder(input: CreateOrderInput): Promise<Order> {
  try {
    let order = await createOrder(input, keyForOrder(input));
    rememberOrder(order.id);
    if (order.status === 'CANCELLED' || order.status === 'EXPIRED') {
      forgetAttempt(order.id);
      order = await createOrder(input, keyForOrder(input));
      rememberOrder(order.id);
    }
    return order;
  } catch (error) {
    // What was shown is no longer true: prices, stock and coupon are asked anew.
    if (asApiError(error).status === 409) await getQueryClient().invalidateQueries({ queryKey: cartQueryKey });
    throw error;
  }
}

/** Opens a payment and leaves for the provider's page. The server keeps one live payment an order, whatever the key. */
export async function goPay(orderId: string, provider: string, locale: Locale): Promise<void> {
  const { redirectUrl } = await startPayment(orderId, { provider, locale }, newKey());
  await leaveFor(redirectUrl);
}

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import type { Locale } from '../i18n/locales';
import { api } from './client';
import type {
  CartInput,
  CreateOrderInput,
  Market,
  Order,
  PricedCart,
  Product,
  categorySchema,
  paymentProviderSchema,
  paymentStartSchema,
} from './ecommerce';
import { getQueryClient } from './query-client';
import type { Entitlement } from './user';

/** A cart as it is priced: titles come in the page's language. */
export type CartRequest = CartInput & { locale: Locale };
type Category = z.infer<typeof categorySchema>;
type PaymentProvider = z.infer<typeof paymentProviderSchema>;
type PaymentStart = z.infer<typeof paymentStartSchema>;

const read =
  <T>(path: string, params?: object) =>
  ({ signal }: { signal: AbortSignal }) =>
    api.get<T>(`ecommerce/${path}`, { params, signal }).then(({ data }) => data);
const once = (key: string) => ({ headers: { 'Idempotency-Key': key } });

export const productsQuery = (marketIdOrHandle?: string) =>
  queryOptions({
    queryKey: ['products', marketIdOrHandle ?? null],
    queryFn: read<Product[]>('products', { marketIdOrHandle }),
  });
export const marketQuery = (handle: string) =>
  queryOptions({ queryKey: ['market', handle], queryFn: read<Market>(`markets/${encodeURIComponent(handle)}`) });
export const marketCategoriesQuery = (handle: string) =>
  queryOptions({
    queryKey: ['market', handle, 'categories'],
    queryFn: read<Category[]>(`markets/${encodeURIComponent(handle)}/categories`),
  });

export const cartQueryKey = ['cart'];
/** The server's prices for a cart; nothing else decides what is shown or charged. */
export const pricedCartQuery = (cart: CartRequest) =>
  queryOptions({
    queryKey: [...cartQueryKey, cart],
    queryFn: ({ signal }) => api.post<PricedCart>('ecommerce/cart/price', cart, { signal }).then(({ data }) => data),
  });
export const ordersQuery = () => queryOptions({ queryKey: ['orders'], queryFn: read<Order[]>('orders') });
export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ['orders', id], queryFn: ({ signal }) => readOrder(id, signal) });
export const readOrder = (id: string, signal: AbortSignal) =>
  read<Order>(`orders/${encodeURIComponent(id)}`)({ signal });
export const paymentProvidersQuery = () =>
  queryOptions({ queryKey: ['paymentProviders'], queryFn: read<PaymentProvider[]>('payments/providers') });

/** Asks the payment's provider how it stands, so that nobody waits for its message. */
export const refreshPayment = (id: string) =>
  api.post<Order>(`ecommerce/orders/${encodeURIComponent(id)}/payments/refresh`).then(({ data }) => data);
/** @returns what the user owns now */
export const redeemCode = (code: string) =>
  api.post<Entitlement[]>('ecommerce/redeem', { code }).then(({ data }) => data);
/** @param key one per attempt of the buyer: sending it again answers with the same order */
export const createOrder = (input: CreateOrderInput, key: string) =>
  api.post<Order>('ecommerce/orders', input, once(key)).then(({ data }) => data);
export const cancelOrder = (id: string) =>
  api.post<Order>(`ecommerce/orders/${encodeURIComponent(id)}/cancel`).then(({ data }) => data);
export const startPayment = (id: string, input: { provider: string; locale: string }, key: string) =>
  api
    .post<PaymentStart>(`ecommerce/orders/${encodeURIComponent(id)}/payments`, input, once(key))
    .then(({ data }) => data);

export const useProducts = (marketIdOrHandle?: string) => useQuery(productsQuery(marketIdOrHandle), getQueryClient());
export const usePricedCart = (cart: CartRequest) =>
  useQuery(
    { ...pricedCartQuery(cart), enabled: cart.items.length > 0, placeholderData: keepPreviousData },
    getQueryClient(),
  );
export const useOrders = () => useQuery(ordersQuery(), getQueryClient());
export const useOrder = (id: string) => useQuery(orderQuery(id), getQueryClient());
export const usePaymentProviders = () => useQuery(paymentProvidersQuery(), getQueryClient());

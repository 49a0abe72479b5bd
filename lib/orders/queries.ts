import { keepPreviousData } from '@tanstack/react-query';
import type { Address } from '@/lib/account/address';
import { ecommerceOperations as operations } from './ecommerce-addresses';
import type { CreateOrderInput } from './shapes';
import type { CartInput } from '@/lib/catalogue/priced-cart';
import type { Locale } from '@/lib/kernel/locale';
import type { Currency } from '@/lib/kernel/money';
import { call } from '@/lib/kernel/api/client';
import { inPageLanguage } from '@/lib/kernel/api/page-language';
import { reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** A cart as it is priced: titles come in the page's language, and sending is priced for a country. */
export type CartRequest = CartInput & { locale: Locale; country?: Address['country'] };

const once = (key: string) => ({ 'idempotency-key': key });

export const cartQueryKey = ['cart'];
export const orderQuery = (id: string) =>
  reading(['orders', id], operations.order, { params: { id }, query: inPageLanguage() });
export const readOrder = (id: string, signal: AbortSignal) =>
  call(operations.order, { params: { id }, query: inPageLanguage() }, signal);

/** Asks the payment's provider how it stands, so that nobody waits for its message. */
export const refreshPayment = (id: string) =>
  call(operations.refreshPayment, { params: { id }, query: inPageLanguage() });
export const refundQuoteQuery = (id: string, line: number) =>
  reading(['orders', id, 'refund', line], operations.refundQuote, { params: { id, line }, query: inPageLanguage() });
/** @param amount what was shown @param key one per opened question: sending it again is the same refund */
export const askRefund = (id: string, line: number, amount: number, key: string) =>
  call(operations.refund, { params: { id, line }, query: inPageLanguage(), body: { amount }, headers: once(key) });
/** @param learner for whom; null: the account's holder @returns what the people of the account own now */
export const redeemCode = (code: string, learner: string | null) =>
  call(operations.redeem, { body: { code, ...(learner && { learner }) } });
/** @param key one per attempt of the buyer: sending it again answers with the same order */
export const createOrder = (body: CreateOrderInput, key: string) =>
  call(operations.createOrder, { body, headers: once(key) });
export const cancelOrder = (id: string) => call(operations.cancelOrder, { params: { id }, query: inPageLanguage() });
export const startPayment = (id: string, body: { provider: string; locale: Locale }, key: string) =>
  call(operations.startPayment, { params: { id }, body, headers: once(key) });

/** The server's prices for a cart; nothing else decides what is shown or charged. */
export const usePricedCart = (cart: CartRequest) =>
  useRead({
    ...reading([...cartQueryKey, cart], operations.priceCart, { body: cart }),
    enabled: cart.items.length > 0,
    placeholderData: keepPreviousData,
  });
/** Where goods are sent in a currency. */
export const useShipping = (currency: Currency) =>
  useRead(reading(['shipping', currency], operations.shipping, { query: { currency } }));
/** The partner market at whose prices a cart buys. */
export const useMarket = (handle: string, locale: Locale) =>
  useRead(reading(['market', handle, locale], operations.market, { params: { handle }, query: { locale } }));
/** Own orders that wait for their payment. */
export const useUnpaidOrders = () =>
  useRead(reading(['orders', 'unpaid'], operations.orders, { query: { ...inPageLanguage(), status: 'PENDING' } }));
/** Who takes this currency, one for each way to pay. */
export const usePaymentProviders = (currency: Currency) =>
  useRead(reading(['paymentProviders', currency], operations.paymentProviders, { query: { currency } }));

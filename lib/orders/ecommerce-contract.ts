import * as z from 'zod';
import { normalizeCourseCode } from '@/lib/kernel/text/course-code';
import { orderStatuses } from './order-state';
import { paymentMethods } from '@/lib/payments/payment-method';
import { refundRejections } from '@/lib/refunds/refund';
import {
  addressesQuerySchema,
  addressesSchema,
  catalogueQuerySchema,
  catalogueSchema,
  categorySchema,
  marketSchema,
  productSchema,
} from '@/lib/catalogue/shapes';
import { forLearner } from '@/lib/family/contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { createOrderSchema, orderSchema, refundQuoteSchema } from './shapes';
import { pricedCartSchema, pricingSchema, shippingSchema } from '@/lib/catalogue/priced-cart';
import { amount, currencySchema, inLocale, localeSchema, partOfList, texts } from '@/lib/kernel/api/shapes';
import { entitlementSchema } from '@/lib/account/user-contract';

const paymentProviderSchema = z.object({
  id: z.string(),
  methods: z.array(z.enum(paymentMethods)),
  /** It takes no real money. */
  isTrial: z.boolean().default(false),
});
/** Answer of POST orders/{id}/payments: where the browser goes to pay. */
const paymentStartSchema = z.object(texts('paymentId', 'redirectUrl'));

/** Required on every call that moves money; one key is one effect. */
const once = z.object({
  'idempotency-key': z.string().min(8).max(120).meta({
    description:
      'A new random value for each checkout or payment attempt; the same one when the request is sent again.',
  }),
});
const market = z.object({ handle: z.string().max(80) });
const order = z.object({ id: z.string().max(40) });
/** A line of an order by its place, from 0. */
const orderLine = order.extend({ line: z.coerce.number().int().min(0).max(99) });
const payment = z.object({ paymentId: z.string().max(80) });

const { get, post } = operationsOf('ecommerce');
export const ecommerceOperations = {
  products: get('/products', {
    summary: "Products in the shop's order; with ?marketIdOrHandle= those of an ACTIVE partner market at its prices",
    access: 'public',
    query: z.object({ marketIdOrHandle: z.string().max(80).optional() }),
    response: z.array(productSchema),
    errors: ['NOT_FOUND'],
  }),
  catalogue: get('/catalogue', {
    summary: 'The course list: products on sale in a language, filtered, sorted, counted by type, one page at a time',
    access: 'public',
    query: catalogueQuerySchema,
    response: catalogueSchema,
  }),
  productAddresses: get('/catalogue/addresses', {
    summary: 'Ids of the products on sale in a language, and in which others they are',
    access: 'public',
    query: addressesQuerySchema,
    response: addressesSchema,
  }),
  markets: get('/markets', {
    summary: 'Partner markets',
    access: 'public',
    query: inLocale,
    response: z.array(marketSchema),
  }),
  market: get('/markets/{handle}', {
    summary: 'One partner market',
    access: 'public',
    params: market,
    query: inLocale,
    response: marketSchema,
    errors: ['NOT_FOUND'],
  }),
  marketCategories: get('/markets/{handle}/categories', {
    summary: 'Categories of a partner market',
    access: 'public',
    params: market,
    query: inLocale,
    response: z.array(categorySchema),
    errors: ['NOT_FOUND'],
  }),
  shipping: get('/shipping', {
    summary: 'Where goods are sent in a currency, for how much; a country that is missing is not sent to',
    access: 'public',
    query: z.object({ currency: currencySchema }),
    response: shippingSchema,
  }),
  priceCart: post('/cart/price', {
    summary: 'What a cart costs now; nothing is reserved',
    access: 'optional',
    body: pricingSchema,
    response: pricedCartSchema,
    errors: ['NOT_FOUND', 'LEARNER_UNKNOWN'],
  }),
  createOrder: post('/orders', {
    summary: 'Place an order, held for 30 minutes; the same one for the same key and body',
    access: 'user',
    headers: once,
    body: createOrderSchema,
    response: orderSchema,
    errors: [
      'NOT_FOUND',
      'LEARNER_UNKNOWN',
      'PRODUCT_UNAVAILABLE',
      'OUT_OF_STOCK',
      'ALREADY_OWNED',
      'ALREADY_ORDERED',
      'CAMPAIGN_ENDED',
      'PRICE_CHANGED',
      'CART_EMPTY',
      'ADDRESS_REQUIRED',
      'EMAIL_REQUIRED',
      'SHIPPING_UNAVAILABLE',
      'COUPON_INVALID',
      'COUPON_NOT_STARTED',
      'COUPON_ENDED',
      'COUPON_USED_UP',
      'COUPON_USED_BY_YOU',
      'COUPON_NOT_APPLICABLE',
      'TOO_MANY_PENDING_ORDERS',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  orders: get('/orders', {
    summary: 'Own orders, newest first; with ?before= those placed before this one, with ?status= those in this state',
    access: 'user',
    query: inLocale.extend({ ...partOfList.shape, status: z.enum(orderStatuses).optional() }),
    response: z.array(orderSchema),
    errors: ['NOT_FOUND'],
  }),
  order: get('/orders/{id}', {
    summary: 'One own order',
    access: 'user',
    params: order,
    query: inLocale,
    response: orderSchema,
    errors: ['NOT_FOUND'],
  }),
  cancelOrder: post('/orders/{id}/cancel', {
    summary: 'Cancel a PENDING order',
    access: 'user',
    params: order,
    query: inLocale,
    response: orderSchema,
    errors: ['NOT_FOUND', 'ORDER_NOT_PAYABLE'],
  }),
  paymentProviders: get('/payments/providers', {
    summary: 'Offered payment providers; with ?currency= those that take it, one for each way to pay',
    access: 'public',
    query: z.object({ currency: currencySchema.optional() }),
    response: z.array(paymentProviderSchema),
  }),
  startPayment: post('/orders/{id}/payments', {
    summary: 'Open the live payment of an order; send the browser to redirectUrl',
    access: 'user',
    params: order,
    headers: once,
    body: z.strictObject({ provider: z.string().min(1).max(40), locale: localeSchema }),
    response: paymentStartSchema,
    errors: [
      'NOT_FOUND',
      'ORDER_NOT_PAYABLE',
      'ALREADY_OWNED',
      'PROVIDER_UNAVAILABLE',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  refreshPayment: post('/orders/{id}/payments/refresh', {
    summary: 'Ask the provider how the payment stands (return page)',
    access: 'user',
    params: order,
    query: inLocale,
    response: orderSchema,
    errors: ['NOT_FOUND'],
  }),
  paymentForm: get('/payments/{paymentId}/form', {
    summary: 'The page that leads on to a provider reached by a form; good for one time',
    access: 'public',
    hasEffect: true,
    params: payment,
    errors: ['NOT_FOUND', 'PROVIDER_UNAVAILABLE'],
  }),
  paymentReturn: get('/payments/{paymentId}/return', {
    summary: "From a provider's page back to the order",
    access: 'public',
    params: payment,
    errors: ['NOT_FOUND'],
  }),
  paymentReturnByForm: post('/payments/{paymentId}/return', {
    summary: 'The same by a form; nothing in it is believed',
    access: 'public',
    params: payment,
    errors: ['NOT_FOUND'],
  }),
  refundQuote: get('/orders/{id}/lines/{line}/refund', {
    summary: 'Whether a line can be refunded now, and how much goes back',
    access: 'user',
    params: orderLine,
    query: inLocale,
    response: refundQuoteSchema,
    errors: ['NOT_FOUND'],
  }),
  refund: post('/orders/{id}/lines/{line}/refund', {
    summary: 'Have a line refunded: what it gave is taken back, the money goes the way it came',
    access: 'user',
    params: orderLine,
    query: inLocale,
    headers: once,
    /** What the buyer was shown; if another sum is due by now, the response is 409 REFUND_CHANGED. */
    body: z.strictObject({ amount }),
    response: orderSchema,
    errors: ['NOT_FOUND', ...refundRejections, 'REFUND_CHANGED', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  redeem: post('/redeem', {
    summary: 'Redeem a code, once; answers what the user owns now',
    access: 'user',
    body: z.strictObject({
      code: z.string().max(80).transform(normalizeCourseCode).pipe(z.string().min(4).max(40)),
      ...forLearner,
    }),
    response: z.array(entitlementSchema),
    errors: ['LEARNER_UNKNOWN', 'CODE_INVALID', 'CODE_ALREADY_REDEEMED', 'CAMPAIGN_ENDED', 'ACCOUNT_LOCKED'],
  }),
  webhook: post('/webhooks/{provider}', {
    summary:
      'News from a payment provider, taken now or before; signed by it. Answered in its own words where it asks for them',
    access: 'signed',
    params: z.object({ provider: z.string().max(40) }),
    response: z.object({ received: z.literal(true) }),
    errors: ['NOT_FOUND', 'BAD_SIGNATURE'],
  }),
  sandboxPage: get('/sandbox/{paymentId}', {
    summary: 'The payment page of the sandbox provider',
    access: 'public',
    params: payment,
    errors: ['NOT_FOUND'],
  }),
  sandboxDecide: post('/sandbox/{paymentId}', {
    summary: 'What the buyer does on that page',
    access: 'signed',
    params: payment,
    form: z.object({
      token: z.string().max(120),
      step: z.enum(['choose', 'challenge']),
      action: z.enum(['approve', 'decline', 'challenge', 'late', 'twice']),
    }),
    errors: ['NOT_FOUND', 'BAD_SIGNATURE'],
  }),
};

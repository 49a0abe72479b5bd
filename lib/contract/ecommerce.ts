import * as z from 'zod';
import { maxLines, maxOfOne } from '../domain/cart';
import { normalizeCourseCode } from '../domain/course-code';
import { currencies } from '../domain/money';
import { pageLength, priceSteps, sortOrders } from '../domain/catalogue-filter';
import { orderStatuses, paymentStatuses, refundStatuses, shipmentStatuses } from '../domain/order-state';
import { paymentMethods } from '../domain/payment-method';
import { schoolTimeZone } from '../domain/period';
import { audiences, productTypes } from '../domain/product-type';
import { refundRejections } from '../domain/refund';
import { storeRegions } from '../domain/store-regions';
import { addressSchema, storedAddressSchema } from './address';
import { imageSchema } from './image';
import { invoiceWishSchema, orderInvoiceSchema } from './invoice';
import { forLearner, ofLearner } from './learners';
import { operationsOf } from './operation';
import { positionSchema } from './position';
import { inLocale, integer, localeSchema, partOfList, texts, textsOrNull } from './shapes';
import { entitlementSchema } from './user';

/** An amount is a number in the currency's main unit. */
const currencySchema = z.enum(currencies);
const amount = z.number().nonnegative();
const priceSchema = z.object({ originPrice: amount, sellPrice: amount });
const priceMapSchema = z.partialRecord(currencySchema, priceSchema);
export type PriceMap = z.infer<typeof priceMapSchema>;

const productSchema = z.object({
  /** Public string id and slug, e.g. 'combo-05'. */
  id: z.string(),
  type: z.enum(productTypes),
  isItp: z.boolean(),
  isActive: z.record(localeSchema, z.boolean()),
  price: priceMapSchema,
  audience: z.array(z.enum(audiences)),
  /** 19 (beginner) … 1 (master); null where a grade says nothing, e.g. goods. gradeFrom >= gradeTo. */
  gradeFrom: integer.min(1).max(19).nullable(),
  gradeTo: integer.min(1).max(19).nullable(),
  lessonCount: integer.nullable(),
  /** Items left to sell; null: unlimited. */
  stock: integer.nullable(),
  requiresShipping: z.boolean(),
  featured: z.boolean(),
  sortOrder: z.number(),
  cover: positionSchema,
  /** What it looks like, drawn: a name of lib/domain/illustrations; null for what is no thing. */
  illustration: z.string().nullable(),
});
export type Product = z.infer<typeof productSchema>;

const grade = z.coerce.number().int().min(1).max(19);
const page = z.coerce.number().int().min(1).max(10_000).default(1);
/** The course list. Without a locale: all published products. */
const catalogueQuerySchema = z.object({
  locale: localeSchema.optional(),
  coursesType: z.enum(productTypes).optional(),
  gradeFrom: grade.optional(),
  gradeTo: grade.optional(),
  audience: z.enum(audiences).optional(),
  price: z.enum(priceSteps).optional(),
  sort: z.enum(sortOrders).optional(),
  /** Only these, comma-separated, in this order; in any letter case. */
  ids: z.string().max(2000).optional(),
  /** Those most like this product, the most alike first. */
  near: z.string().max(80).optional(),
  page,
  pageSize: z.coerce.number().int().min(1).max(100).default(pageLength),
});
export type CatalogueQuery = z.output<typeof catalogueQuerySchema>;
const catalogueSchema = z.object({
  products: z.array(productSchema),
  /** Of all pages. */
  total: integer,
  pageCount: integer,
  /** How many there are under each tab with the other filters as they are. */
  facets: z.object({
    all: integer,
    types: z.array(z.object({ type: z.enum(productTypes), count: integer })),
  }),
});
export type Catalogue = z.infer<typeof catalogueSchema>;
const addressesQuerySchema = z.object({
  locale: localeSchema,
  page,
  pageSize: z.coerce.number().int().min(1).max(5000).default(1000),
});
export type AddressesQuery = z.output<typeof addressesQuerySchema>;
const addressesSchema = z.object({
  products: z.array(z.object({ id: z.string(), locales: z.array(localeSchema) })),
  total: integer,
  pageCount: integer,
});
export type ProductAddresses = z.infer<typeof addressesSchema>;

const marketSchema = z.object({
  handle: z.string(),
  ...textsOrNull('startsAt', 'endsAt'),
  ...texts('name', 'description'),
  // A shop of another make need not have these.
  /** Whose days the period is told in. */
  timeZone: z.string().default(schoolTimeZone),
  banner: imageSchema.nullable().default(null),
  cover: positionSchema.nullable().default(null),
});
export type Market = z.infer<typeof marketSchema>;
const categorySchema = z.object({ ...texts('id', 'name'), productIds: z.array(z.string()) });

const cartLineSchema = z.object({
  productId: z.string().min(1).max(80),
  quantity: integer.min(1).max(maxOfOne),
});
/** What the browser sends; the server alone decides prices. */
const cartSchema = z.strictObject({
  items: z.array(cartLineSchema).min(1).max(maxLines),
  currency: currencySchema,
  coupon: z.string().trim().max(40).optional(),
  marketHandle: z.string().max(80).optional(),
  /** For somebody else: the courses are delivered as course codes to give away, and may be owned already. */
  asGift: z.boolean().optional(),
  /** For whom all of it is; a gift is for nobody of the account. */
  ...forLearner,
});
export type CartInput = z.infer<typeof cartSchema>;
const countrySchema = z.enum(storeRegions);
const pricingSchema = cartSchema.extend({
  /** Titles come in this language. */
  locale: localeSchema.optional(),
  /** Where it goes, so far as that is known; without it sending is not in the total. */
  country: countrySchema.optional(),
});

const pricedLineSchema = z.object({
  ...texts('productId', 'title'),
  quantity: integer,
  unitOriginPrice: amount,
  unitPrice: amount,
  discount: amount,
  amount: amount,
  requiresShipping: z.boolean(),
  /** Set where the line cannot be bought as it stands. */
  problem: z.enum(['PRODUCT_UNAVAILABLE', 'OUT_OF_STOCK', 'ALREADY_OWNED', 'CAMPAIGN_ENDED']).nullable(),
  /** Whether it can be bought as a gift. */
  canBeGift: z.boolean(),
  /** The own order, still to be paid or confirmed, in which this waits already. */
  waitsIn: z.string().nullable().default(null),
});
const totals = { subtotal: amount, discount: amount, shipping: amount, total: amount };
const pricedCartSchema = z.object({
  currency: currencySchema,
  lines: z.array(pricedLineSchema),
  ...totals,
  coupon: z.object({ code: z.string(), applied: z.boolean(), problem: z.string().nullable() }).nullable(),
  /** null: nothing in it is sent, or it was not said where to. */
  delivery: z
    .object({
      country: countrySchema,
      /** From this sum of goods on sending is free. */
      freeFrom: amount.nullable(),
      /** Set where goods cannot be sent there. */
      problem: z.literal('SHIPPING_UNAVAILABLE').nullable(),
    })
    .nullable(),
  /** Whether the buyer may say what the invoice is to be like. */
  asksInvoice: z.boolean(),
});
const shippingSchema = z.array(z.object({ country: countrySchema, price: amount, freeFrom: amount.nullable() }));
export type Shipping = z.infer<typeof shippingSchema>;
export type PricedCart = z.infer<typeof pricedCartSchema>;

const createOrderSchema = cartSchema.extend({
  locale: localeSchema,
  /** Required when any line is shipped. */
  address: addressSchema.optional(),
  /** What the buyer saw; a different total answers 409 PRICE_CHANGED. */
  expectedTotal: amount,
  /** The buyer knows that some of it waits in another unpaid order; else the response is 409 ALREADY_ORDERED. */
  again: z.boolean().optional(),
  /** In Taiwan dollars only. */
  invoice: invoiceWishSchema.optional(),
  note: z.string().max(500).optional(),
});
export type CreateOrderInput = z.infer<typeof createOrderSchema>;

const orderLineSchema = pricedLineSchema.omit({ problem: true, canBeGift: true, waitsIn: true }).extend({
  /** What went back of it, or is on its way. */
  refunded: amount,
  /** The purchase itself went back: what it gave is taken away. */
  isReturned: z.boolean(),
});
/** Money of a line on its way back (PENDING), there (DONE), or kept up (FAILED: staff settle it). */
const refundSchema = z.object({
  /** Its place; null: what was paid for shipping. */
  line: integer.nullable(),
  amount,
  status: z.enum(refundStatuses),
  askedAt: z.string(),
  doneAt: z.string().nullable(),
});
export type Refund = z.infer<typeof refundSchema>;

const orderSchema = z.object({
  id: z.string(),
  status: z.enum(orderStatuses),
  currency: currencySchema,
  lines: z.array(orderLineSchema),
  ...totals,
  refunded: amount,
  /** Oldest first. */
  refunds: z.array(refundSchema),
  coupon: z.string().nullable(),
  /** For whom it is. */
  ...ofLearner,
  address: storedAddressSchema.nullable(),
  /** Its goods on their way; null: nothing is sent, or not yet paid. */
  parcel: z
    .object({
      status: z.enum(shipmentStatuses),
      ...textsOrNull('carrier', 'tracking', 'trackingUrl', 'shippedAt'),
    })
    .nullable(),
  invoice: orderInvoiceSchema.nullable(),
  /** What a Japanese receipt says: the seller's registration number, the rate in percents, and the tax within the total. */
  tax: z.object({ qualifiedNumber: z.string(), rate: z.number(), amount }).nullable(),
  locale: localeSchema,
  createdAt: z.string(),
  ...textsOrNull('expiresAt', 'paidAt'),
  payment: z.object({ provider: z.string(), status: z.enum(paymentStatuses), reference: z.string() }).nullable(),
});
export type Order = z.infer<typeof orderSchema>;

/** What goes back for a line if it is asked for now. */
const refundQuoteSchema = z.object({
  line: integer,
  title: z.string(),
  currency: currencySchema,
  /** For the line. */
  paid: amount,
  /** With the shipping that goes back with it. */
  amount,
  shipping: amount,
  /** Of what was paid, by the day; before what went back already. */
  percent: integer,
  /** 1 on the day of purchase; null: it was not paid. */
  day: integer.nullable(),
  /** Until when it is as much. */
  until: z.string().nullable(),
  refusal: z.enum(refundRejections).nullable(),
});
export type RefundQuote = z.infer<typeof refundQuoteSchema>;

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
    summary: 'Shelves of a partner market',
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

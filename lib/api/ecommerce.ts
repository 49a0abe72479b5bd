import * as z from 'zod';
import { currencies } from '../domain/money';
import { audiences, productTypes } from '../domain/product-type';
import { locales } from '../i18n/locales';

/** Shapes of the ecommerce API. An amount is a number in the currency's main unit (decisions, "Money"). */

export const currencySchema = z.enum(currencies);
const amount = z.number().nonnegative();
export const priceSchema = z.object({ originPrice: amount, sellPrice: amount });
export const priceMapSchema = z.partialRecord(currencySchema, priceSchema);

export const positionSchema = z.object({
  size: z.number().int().min(5).max(19),
  black: z.string(),
  white: z.string(),
  toPlay: z.enum(['black', 'white']).optional(),
  crop: z.string().optional(),
  last: z.string().optional(),
  ghost: z.string().optional(),
  marks: z.array(z.object({ at: z.string(), kind: z.enum(['circle', 'triangle', 'square', 'cross']) })).optional(),
  labels: z.array(z.object({ at: z.string(), text: z.string() })).optional(),
});

export const productSchema = z.object({
  /** Public string id and slug, e.g. 'combo-05'. */
  id: z.string(),
  type: z.enum(productTypes),
  isItp: z.boolean(),
  isActive: z.record(z.enum(locales), z.boolean()),
  price: priceMapSchema,
  audience: z.array(z.enum(audiences)),
  /** 19 (beginner) … 1 (master); null where a grade says nothing, e.g. goods. gradeFrom >= gradeTo. */
  gradeFrom: z.number().int().min(1).max(19).nullable(),
  gradeTo: z.number().int().min(1).max(19).nullable(),
  lessonCount: z.number().int().nullable(),
  /** Items left to sell; null: unlimited. */
  stock: z.number().int().nullable(),
  requiresShipping: z.boolean(),
  featured: z.boolean(),
  sortOrder: z.number(),
  cover: positionSchema,
});
export type Product = z.infer<typeof productSchema>;

export const marketSchema = z.object({
  handle: z.string(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  name: z.string(),
  description: z.string(),
});
export type Market = z.infer<typeof marketSchema>;
export const categorySchema = z.object({ id: z.string(), name: z.string(), productIds: z.array(z.string()) });

export const cartLineSchema = z.object({
  productId: z.string().min(1).max(80),
  quantity: z.number().int().min(1).max(99),
});
/** What the browser sends; the server alone decides prices. */
export const cartSchema = z.object({
  items: z.array(cartLineSchema).min(1).max(50),
  currency: currencySchema,
  coupon: z.string().trim().max(40).optional(),
  marketHandle: z.string().max(80).optional(),
});
export type CartInput = z.infer<typeof cartSchema>;

export const pricedLineSchema = z.object({
  productId: z.string(),
  title: z.string(),
  quantity: z.number().int(),
  unitOriginPrice: amount,
  unitPrice: amount,
  discount: amount,
  amount: amount,
  requiresShipping: z.boolean(),
  /** Set where the line cannot be bought as it stands. */
  problem: z.enum(['PRODUCT_UNAVAILABLE', 'OUT_OF_STOCK', 'ALREADY_OWNED']).nullable(),
});
export const pricedCartSchema = z.object({
  currency: currencySchema,
  lines: z.array(pricedLineSchema),
  subtotal: amount,
  discount: amount,
  shipping: amount,
  total: amount,
  coupon: z.object({ code: z.string(), applied: z.boolean(), problem: z.string().nullable() }).nullable(),
});
export type PricedCart = z.infer<typeof pricedCartSchema>;

export const addressSchema = z.object({
  name: z.string().trim().min(1).max(80),
  phone: z.string().trim().min(5).max(30),
  country: z.enum(['TW', 'HK', 'MY', 'US', 'JP']),
  postalCode: z.string().trim().max(12),
  city: z.string().trim().min(1).max(80),
  line1: z.string().trim().min(1).max(160),
  line2: z.string().trim().max(160).optional(),
});
export type Address = z.infer<typeof addressSchema>;

export const createOrderSchema = cartSchema.extend({
  locale: z.enum(locales),
  /** Required when any line is shipped. */
  address: addressSchema.optional(),
  /** What the buyer saw; a different total answers 409 PRICE_CHANGED. */
  expectedTotal: amount,
  note: z.string().max(500).optional(),
});
export type CreateOrderInput = z.infer<typeof createOrderSchema>;

export const orderStatuses = ['PENDING', 'PAID', 'PARTLY_REFUNDED', 'REFUNDED', 'CANCELLED', 'EXPIRED'] as const;
export const orderSchema = z.object({
  id: z.string(),
  status: z.enum(orderStatuses),
  currency: currencySchema,
  lines: z.array(pricedLineSchema.omit({ problem: true })),
  subtotal: amount,
  discount: amount,
  shipping: amount,
  total: amount,
  refunded: amount,
  coupon: z.string().nullable(),
  address: addressSchema.nullable(),
  locale: z.enum(locales),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  payment: z
    .object({
      provider: z.string(),
      status: z.enum(['PENDING', 'PROCESSING', 'SUCCEEDED', 'DECLINED']),
      reference: z.string(),
    })
    .nullable(),
});
export type Order = z.infer<typeof orderSchema>;

export const paymentProviderSchema = z.object({
  id: z.string(),
  methods: z.array(z.enum(['card', 'paypal', 'sandbox'])),
});
/** Answer of POST orders/{id}/payments: where the browser goes to pay. */
export const paymentStartSchema = z.object({ paymentId: z.string(), redirectUrl: z.string() });

import * as z from 'zod';
import { maxLines, maxOfOne } from './cart-limits';
import { storeRegions } from '@/lib/branches/store-regions';
import { forLearner } from '@/lib/family/contract';
import { amount, currencySchema, integer, localeSchema, texts } from '@/lib/kernel/api/shapes';

const cartLineSchema = z.object({
  productId: z.string().min(1).max(80),
  quantity: integer.min(1).max(maxOfOne),
});
/** What the browser sends; the server alone decides prices. */
export const cartSchema = z.strictObject({
  items: z.array(cartLineSchema).min(1).max(maxLines),
  currency: currencySchema,
  coupon: z.string().trim().max(40).optional(),
  marketHandle: z.string().max(80).optional(),
  /** A gift: the courses are delivered as course codes to give away, and may be owned already. */
  asGift: z.boolean().optional(),
  /** The learner of the whole cart; a gift has none. */
  ...forLearner,
});
export type CartInput = z.infer<typeof cartSchema>;
const countrySchema = z.enum(storeRegions);
export const pricingSchema = cartSchema.extend({
  /** The language of the titles. */
  locale: localeSchema.optional(),
  /** The country of the shipment, if it is known; without it the total has no shipping. */
  country: countrySchema.optional(),
});

export const pricedLineSchema = z.object({
  ...texts('productId', 'title'),
  quantity: integer,
  unitOriginPrice: amount,
  unitPrice: amount,
  discount: amount,
  amount: amount,
  requiresShipping: z.boolean(),
  /** Set if the line cannot be bought as it is. */
  problem: z.enum(['PRODUCT_UNAVAILABLE', 'OUT_OF_STOCK', 'ALREADY_OWNED', 'CAMPAIGN_ENDED']).nullable(),
  /** Whether it can be bought as a gift. */
  canBeGift: z.boolean(),
  /** An own order, still to be paid or confirmed, that has the product already. */
  waitsIn: z.string().nullable().default(null),
});
export const totals = { subtotal: amount, discount: amount, shipping: amount, total: amount };
export const pricedCartSchema = z.object({
  currency: currencySchema,
  lines: z.array(pricedLineSchema),
  ...totals,
  coupon: z.object({ code: z.string(), applied: z.boolean(), problem: z.string().nullable() }).nullable(),
  /** Null: nothing in it is shipped, or the country is not known. */
  delivery: z
    .object({
      country: countrySchema,
      /** From this sum of goods on shipping is free. */
      freeFrom: amount.nullable(),
      /** Set if goods cannot be shipped there. */
      problem: z.literal('SHIPPING_UNAVAILABLE').nullable(),
    })
    .nullable(),
  /** Whether the buyer may choose the kind of the invoice. */
  asksInvoice: z.boolean(),
});
export type PricedCart = z.infer<typeof pricedCartSchema>;

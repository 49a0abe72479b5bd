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
  /** For somebody else: the courses are delivered as course codes to give away, and may be owned already. */
  asGift: z.boolean().optional(),
  /** For whom all of it is; a gift is for nobody of the account. */
  ...forLearner,
});
export type CartInput = z.infer<typeof cartSchema>;
const countrySchema = z.enum(storeRegions);
export const pricingSchema = cartSchema.extend({
  /** Titles come in this language. */
  locale: localeSchema.optional(),
  /** Where it goes, so far as that is known; without it sending is not in the total. */
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
  /** Set where the line cannot be bought as it stands. */
  problem: z.enum(['PRODUCT_UNAVAILABLE', 'OUT_OF_STOCK', 'ALREADY_OWNED', 'CAMPAIGN_ENDED']).nullable(),
  /** Whether it can be bought as a gift. */
  canBeGift: z.boolean(),
  /** The own order, still to be paid or confirmed, in which this waits already. */
  waitsIn: z.string().nullable().default(null),
});
export const totals = { subtotal: amount, discount: amount, shipping: amount, total: amount };
export const pricedCartSchema = z.object({
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
export type PricedCart = z.infer<typeof pricedCartSchema>;

import * as z from 'zod';
import { orderStatuses, refundStatuses, paymentStatuses, teachingOrders } from './order-state';
import { parcelSchema } from '@/lib/shipping/parcel';
import { addressSchema, storedAddressSchema } from '@/lib/account/address';
import { invoiceWishSchema, orderInvoiceSchema } from './invoice';
import { ofLearner } from '@/lib/family/contract';
import { cartSchema, pricedLineSchema, totals } from '@/lib/catalogue/priced-cart';
import { amount, currencySchema, integer, localeSchema, textsOrNull } from '@/lib/kernel/api/shapes';

export const createOrderSchema = cartSchema.extend({
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
  /** For which student a teacher bought it, as the teacher calls them. */
  student: z.string().nullable().default(null),
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

export const orderSchema = z.object({
  id: z.string(),
  status: z.enum(orderStatuses),
  currency: currencySchema,
  lines: z.array(orderLineSchema),
  ...totals,
  refunded: amount,
  /** Oldest first. */
  refunds: z.array(refundSchema),
  coupon: z.string().nullable(),
  /** What a teacher bought for a class; null: an order of the shop. */
  teaching: z.enum(teachingOrders).nullable().default(null),
  /** For whom it is. */
  ...ofLearner,
  address: storedAddressSchema.nullable(),
  /** Its goods on their way; null: nothing is sent, or not yet paid. */
  parcel: parcelSchema.nullable(),
  invoice: orderInvoiceSchema.nullable(),
  /** What a Japanese receipt says: the seller's registration number, the rate in percents, and the tax within the total. */
  tax: z.object({ qualifiedNumber: z.string(), rate: z.number(), amount }).nullable(),
  locale: localeSchema,
  createdAt: z.string(),
  ...textsOrNull('expiresAt', 'paidAt'),
  payment: z.object({ provider: z.string(), status: z.enum(paymentStatuses), reference: z.string() }).nullable(),
});
export type Order = z.infer<typeof orderSchema>;

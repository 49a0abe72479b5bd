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
  /** The total shown to the buyer; if it differs, the response is 409 PRICE_CHANGED. */
  expectedTotal: amount,
  /** The buyer confirms although another unpaid order contains some of it; else the response is 409 ALREADY_ORDERED. */
  again: z.boolean().optional(),
  /** In Taiwan dollars only. */
  invoice: invoiceWishSchema.optional(),
  note: z.string().max(500).optional(),
});
export type CreateOrderInput = z.infer<typeof createOrderSchema>;

const orderLineSchema = pricedLineSchema.omit({ problem: true, canBeGift: true, waitsIn: true }).extend({
  /** The amount refunded or being refunded. */
  refunded: amount,
  /** The purchase itself was returned, and its entitlements are revoked. */
  isReturned: z.boolean(),
  /** For a teacher's purchase: the student's name in the teacher's list. */
  student: z.string().nullable().default(null),
});
/** A refund of a line: requested (PENDING), paid (DONE), or failed (FAILED: staff handle it). */
const refundSchema = z.object({
  /** The index of the line; null: the shipping fee. */
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
  /** The kind of a teacher's order for a class; null: an ordinary order. */
  teaching: z.enum(teachingOrders).nullable().default(null),
  /** The learner it is for. */
  ...ofLearner,
  address: storedAddressSchema.nullable(),
  /** The shipment of its goods; null: nothing is shipped, or it is not paid yet. */
  parcel: parcelSchema.nullable(),
  invoice: orderInvoiceSchema.nullable(),
  /** For a Japanese receipt: the seller's registration number, the rate in percent, and the tax within the total. */
  tax: z.object({ qualifiedNumber: z.string(), rate: z.number(), amount }).nullable(),
  locale: localeSchema,
  createdAt: z.string(),
  ...textsOrNull('expiresAt', 'paidAt'),
  payment: z.object({ provider: z.string(), status: z.enum(paymentStatuses), reference: z.string() }).nullable(),
});
export type Order = z.infer<typeof orderSchema>;

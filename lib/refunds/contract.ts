import * as z from 'zod';
import { refundRejections } from './refund';
import { operationsOf } from '@/lib/kernel/api/operation';
import { amount, currencySchema, inLocale, integer, once } from '@/lib/kernel/api/shapes';
import { orderSchema } from '@/lib/orders/shapes';

/** The refund of a line, if it is asked for now. */
const refundQuoteSchema = z.object({
  line: integer,
  title: z.string(),
  currency: currencySchema,
  /** For the line. */
  paid: amount,
  /** Including the shipping that is refunded with it. */
  amount,
  shipping: amount,
  /** Share of the amount paid, by the day; before earlier refunds are subtracted. */
  percent: integer,
  /** 1 on the day of purchase; null: it was not paid. */
  day: integer.nullable(),
  /** Until when the share stays the same. */
  until: z.string().nullable(),
  refusal: z.enum(refundRejections).nullable(),
});
export type RefundQuote = z.infer<typeof refundQuoteSchema>;

/** A line of an order by its place, from 0. */
const orderLine = z.object({ id: z.string().max(40), line: z.coerce.number().int().min(0).max(99) });

const { get, post } = operationsOf('ecommerce');
export const refundOperations = {
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
};

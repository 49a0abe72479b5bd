import * as z from 'zod';
import { paymentMethods } from './payment-method';
import { operationsOf } from '@/lib/kernel/api/operation';
import { currencySchema, inLocale, localeSchema, once, texts } from '@/lib/kernel/api/shapes';
import { orderSchema } from '@/lib/orders/shapes';

const paymentProviderSchema = z.object({
  id: z.string(),
  methods: z.array(z.enum(paymentMethods)),
  /** It takes no real money. */
  isTrial: z.boolean().default(false),
});
/** Answer of POST orders/{id}/payments: where the browser goes to pay. */
const paymentStartSchema = z.object(texts('paymentId', 'redirectUrl'));

const order = z.object({ id: z.string().max(40) });
const payment = z.object({ paymentId: z.string().max(80) });

const { get, post } = operationsOf('ecommerce');
export const paymentOperations = {
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

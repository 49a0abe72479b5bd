import * as z from 'zod';
import {
  currencies,
  currencyOfIso,
  fromMainUnit,
  isoCurrency,
  minorDigits,
  toMainUnit,
  type Money,
} from '@/lib/kernel/money';
import type { Env } from '@/lib/kernel/env';
import { ProviderError } from '../provider-call';
import type { PaymentProvider, ProviderEvent } from '../provider';
import { askPaypal, PaypalRejection, type PaypalKeys } from './paypal-api';
import { isSignedByPaypal } from './paypal-signature';

/**
 * PayPal's Orders v2 and Payments v2, in the names of its published OpenAPI (developer.paypal.com/api/orders/v2, /api/payments/v2): the
 * buyer approves an order on PayPal's page, the shop captures it, and a refund refers to the capture.
 */
const moneySchema = z.object({ currency_code: z.string(), value: z.string() });
const captureSchema = z.object({ id: z.string(), status: z.string(), amount: moneySchema });
const refundSchema = z.object({ id: z.string(), status: z.string(), custom_id: z.string().optional() });
const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  update_time: z.string().optional(),
  purchase_units: z.array(
    z.object({
      custom_id: z.string().optional(),
      amount: moneySchema.optional(),
      payments: z
        .object({ captures: z.array(captureSchema).optional(), refunds: z.array(refundSchema).optional() })
        .optional(),
    }),
  ),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
});
type PaypalOrder = z.infer<typeof orderSchema>;

/** A webhook's envelope (developer.paypal.com/api/webhooks/v1): of an order, or of a capture that names its order. */
const webhookSchema = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
  }),
});

export function paypalProvider(given: Env): PaymentProvider | null {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, PAYPAL_API_URL } = given;
  if (!PAYPAL_CLIENT_ID || !PAYPAL_CLIENT_SECRET || !PAYPAL_WEBHOOK_ID) return null;
  const keys: PaypalKeys = { clientId: PAYPAL_CLIENT_ID, secret: PAYPAL_CLIENT_SECRET, url: PAYPAL_API_URL };
  return {
    id: 'paypal',
    methods: ['paypal'],
    currencies,
    isTrial: new URL(keys.url).hostname !== 'api-m.paypal.com',
    restSeconds: 2,
    start: async ({ paymentId, amount, currency, orderNumber, locale, returnUrl }) => {
      const order = await askPaypal(keys, orderSchema, {
        what: 'opening a payment',
        path: '/v2/checkout/orders',
        requestId: paymentId,
        body: {
          intent: 'CAPTURE',
          purchase_units: [{ custom_id: paymentId, description: orderNumber, amount: toPaypal({ amount, currency }) }],
          payment_source: {
            paypal: {
              experience_context: {
                user_action: 'PAY_NOW',
                // The shop has asked for the address itself, if goods are shipped.
                shipping_preference: 'NO_SHIPPING',
                locale,
                return_url: returnUrl,
                cancel_url: returnUrl,
              },
            },
          },
        },
      });
      const page = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (!page) throw new ProviderError('paypal: an order without a page');
      return { reference: order.id, redirectUrl: page.href };
    },
    verifyWebhook: async (rawBody, headers, now) => {
      const webhookId = PAYPAL_WEBHOOK_ID;
      if (!(await isSignedByPaypal({ rawBody, headers, webhookId, apiUrl: keys.url, now }))) return null;
      const { id, event_type, resource } = webhookSchema.parse(JSON.parse(rawBody));
      const reference =
        event_type === 'CHECKOUT.ORDER.APPROVED' ? resource.id : resource.supplementary_data?.related_ids?.order_id;
      if (!reference || !/^(CHECKOUT\.ORDER|PAYMENT\.CAPTURE)\./.test(event_type)) return { event: null };
      // Webhooks may come late and out of order, so the status is read from the order itself.
      return { about: reference, eventId: id };
    },
    query: async (reference, isWanted) => {
      const order = await readOrder(keys, reference);
      return order.status === 'APPROVED' && isWanted ? capture(keys, order) : standing(order);
    },
    refund: async (reference, amount, key) => {
      const [unit] = (await readOrder(keys, reference)).purchase_units;
      const capture = unit?.payments?.captures?.[0];
      if (!capture) throw new ProviderError('paypal: nothing was paid that could go back');
      // PayPal stores request ids for a limited time; the refund itself has the key for good.
      if (unit.payments?.refunds?.some(({ custom_id, status }) => custom_id === key && isRefunded(status))) return;
      const { currency } = fromPaypal(capture.amount);
      const refund = await askPaypal(keys, refundSchema, {
        what: 'refunding',
        path: `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`,
        requestId: key,
        body: { amount: toPaypal({ amount, currency }), custom_id: key },
      });
      if (!isRefunded(refund.status)) throw new ProviderError(`paypal: the refund is ${refund.status}`);
    },
  };
}

/** Refunded, or in progress. */
const isRefunded = (status: string) => status !== 'FAILED' && status !== 'CANCELLED';

/** '10000' JPY, '990' TWD, '32.50' USD: neither yen nor TWD take decimals (developer.paypal.com/api/rest/reference/currency-codes). */
function toPaypal({ amount, currency }: Money): z.infer<typeof moneySchema> {
  return {
    currency_code: isoCurrency(currency),
    value: toMainUnit({ amount, currency }).toFixed(minorDigits[currency]),
  };
}

function fromPaypal({ currency_code, value }: z.infer<typeof moneySchema>): Money {
  const currency = currencyOfIso(currency_code);
  if (!currency) throw new ProviderError('paypal: an unknown currency');
  return fromMainUnit(Number(value), currency);
}

const orderPath = (reference: string) => `/v2/checkout/orders/${encodeURIComponent(reference)}`;

const readOrder = (keys: PaypalKeys, reference: string) =>
  askPaypal(keys, orderSchema, { what: 'asking about a payment', path: orderPath(reference) });

async function capture(keys: PaypalKeys, order: PaypalOrder): Promise<Omit<ProviderEvent, 'eventId'> | null> {
  try {
    return standing(
      await askPaypal(keys, orderSchema, {
        what: 'capturing',
        path: `${orderPath(order.id)}/capture`,
        // An order that was approved anew with another card is another request.
        requestId: `capture-${order.id}-${order.update_time ?? ''}`,
        body: {},
      }),
    );
  } catch (error) {
    if (!(error instanceof PaypalRejection)) throw error;
    const asked = order.purchase_units[0]?.amount;
    // The buyer may try again with another way to pay.
    if (error.issue === 'INSTRUMENT_DECLINED' && asked)
      return { reference: order.id, status: 'DECLINED', ...fromPaypal(asked) };
    if (error.issue === 'ORDER_ALREADY_CAPTURED') return standing(await readOrder(keys, order.id));
    if (error.issue === 'ORDER_NOT_APPROVED' || error.issue === 'PREVIOUS_REQUEST_IN_PROGRESS') return null;
    throw error;
  }
}

function standing(order: PaypalOrder): Omit<ProviderEvent, 'eventId'> | null {
  const [unit] = order.purchase_units;
  const taken = unit?.payments?.captures?.[0];
  if (taken) {
    const status =
      taken.status === 'PENDING' ? 'PROCESSING' : /^(DECLINED|FAILED)$/.test(taken.status) ? 'DECLINED' : 'SUCCEEDED';
    return { reference: order.id, status, ...fromPaypal(taken.amount) };
  }
  return order.status === 'VOIDED' && unit?.amount
    ? { reference: order.id, status: 'DECLINED', ...fromPaypal(unit.amount) }
    : null;
}

import type Stripe from 'stripe';
import { currencies, currencyOfIso, isoCurrency, type Currency } from '@/lib/kernel/money';
import type { Env } from '@/lib/kernel/env';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { calling, ProviderError } from './provider-call';
import type { PaymentProvider, ProviderEvent } from './provider';

/**
 * Cards through Stripe Checkout, whose page also asks for 3-D Secure. Shapes are those of Stripe's published OpenAPI, as the SDK types them
 * (docs.stripe.com/api/checkout/sessions, /api/refunds, /api/events), of the version pinned here.
 */
const apiVersion = '2026-10-28.endive';

/** How many of Stripe's units one of our minor units is: it counts TWD in hundredths and JPY whole (docs.stripe.com/currencies). */
const unitsPerMinor: Record<Currency, number> = { NTD: 100, USD: 1, JPY: 1 };

const pageLocale: Record<Locale, Stripe.Checkout.SessionCreateParams.Locale> = {
  'zh-TW': 'zh-TW',
  'zh-CN': 'zh',
  'en-US': 'en',
  'ja-JP': 'ja',
};

/** A page stays open for longer than the order does (thirty minutes is Stripe's minimum), also if it is requested again later. */
const openMinutes = 60;

let cachedClient: { key: string; url: string; stripe: Stripe } | null = null;

/** Loaded on first use: a shop without Stripe saves its 20 MB. */
const sdk = async () => (await import('stripe')).default;

/** One client, so that its connections are used again. */
async function clientOf(key: string, url: string): Promise<Stripe> {
  if (cachedClient?.key !== key || cachedClient.url !== url) {
    const { protocol, hostname, port } = new URL(url);
    const stripe = new (await sdk())(key, {
      apiVersion,
      timeout: calling.timeoutMs,
      maxNetworkRetries: calling.retries,
      telemetry: false,
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      port: port || (protocol === 'http:' ? 80 : 443),
    });
    cachedClient = { key, url, stripe };
  }
  return cachedClient.stripe;
}

export function stripeProvider(given: Env): PaymentProvider | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = given;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  const client = () => clientOf(STRIPE_SECRET_KEY, STRIPE_API_URL);
  return {
    id: 'stripe',
    methods: ['card'],
    currencies,
    isTrial: STRIPE_SECRET_KEY.includes('_test_'),
    restSeconds: 2,
    start: async ({ paymentId, amount, currency, orderNumber, locale, openedAt, returnUrl }) => {
      const session = await asked('opening a payment', async () =>
        (await client()).checkout.sessions.create(
          {
            mode: 'payment',
            allowed_payment_method_types: ['card'],
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: isoCurrency(currency).toLowerCase(),
                  unit_amount: amount * unitsPerMinor[currency],
                  product_data: { name: orderNumber },
                },
              },
            ],
            // The buyer is charged the amount that the shop shows.
            adaptive_pricing: { enabled: false },
            client_reference_id: paymentId,
            payment_intent_data: { description: orderNumber, metadata: { order: orderNumber, payment: paymentId } },
            locale: pageLocale[locale],
            expires_at: Math.floor(openedAt.getTime() / 1000) + openMinutes * 60,
            success_url: returnUrl,
            cancel_url: returnUrl,
          },
          { idempotencyKey: paymentId },
        ),
      );
      if (!session.url) throw new ProviderError('stripe: a session without a page');
      return { reference: session.id, redirectUrl: session.url };
    },
    verifyWebhook: async (rawBody, headers, now) => {
      const event = signedEvent(await client(), rawBody, headers.get('stripe-signature'), STRIPE_WEBHOOK_SECRET, now);
      if (!event) return null;
      switch (event.type) {
        case 'checkout.session.completed':
        case 'checkout.session.async_payment_succeeded':
        case 'checkout.session.expired':
          return { event: eventOf(event.id, event.data.object) };
        case 'checkout.session.async_payment_failed': {
          const news = eventOf(event.id, event.data.object);
          return { event: news && { ...news, status: 'DECLINED' } };
        }
        default:
          return { event: null };
      }
    },
    query: async (reference) =>
      standing(
        await asked('asking about a payment', async () => (await client()).checkout.sessions.retrieve(reference)),
      ),
    refund: async (reference, amount, key) => {
      const stripe = await client();
      const session = await asked('asking about a payment', () => stripe.checkout.sessions.retrieve(reference));
      const { payment_intent: paid, currency } = session;
      const payment = typeof paid === 'string' ? paid : paid?.id;
      const ours = currency && currencyOfIso(currency);
      if (!payment || !ours) throw new ProviderError('stripe: nothing was paid that could go back');
      // Stripe deletes idempotency keys after a day; the refund itself has the key for good.
      const before = await asked('listing refunds', () => stripe.refunds.list({ payment_intent: payment, limit: 100 }));
      if (before.data.some(({ metadata, status }) => metadata?.key === key && isRefunded(status))) return;
      const refund = await asked('refunding', () =>
        stripe.refunds.create(
          { payment_intent: payment, amount: amount * unitsPerMinor[ours], metadata: { key } },
          { idempotencyKey: key },
        ),
      );
      if (!isRefunded(refund.status)) throw new ProviderError(`stripe: the refund is ${refund.status}`);
    },
  };
}

/** Refunded, or in progress. */
const isRefunded = (status: string | null) => status !== 'failed' && status !== 'canceled';

function signedEvent(stripe: Stripe, body: string, signature: string | null, secret: string, now: Date) {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', secret, undefined, undefined, now.getTime());
  } catch {
    return null;
  }
}

/** null for a session of another system on the same account, and while nothing is decided: the buyer may retry a declined card there. */
function eventOf(eventId: string, session: Stripe.Checkout.Session): ProviderEvent | null {
  const now = session.client_reference_id ? standing(session) : null;
  return now && { eventId, ...now };
}

function standing(session: Stripe.Checkout.Session): Omit<ProviderEvent, 'eventId'> | null {
  const { id: reference, status, payment_status, amount_total, currency: code } = session;
  if (status === 'open') return null;
  const currency = code ? currencyOfIso(code) : null;
  if (!currency || amount_total === null) throw new ProviderError('stripe: a session without a sum');
  const amount = amount_total / unitsPerMinor[currency];
  if (!Number.isSafeInteger(amount)) throw new ProviderError('stripe: a sum finer than the currency');
  if (status === 'expired') return { reference, status: 'DECLINED', amount, currency };
  return { reference, status: payment_status === 'unpaid' ? 'PROCESSING' : 'SUCCEEDED', amount, currency };
}

/** The SDK has the same limits for waiting and retries as other calls. Its messages may quote what was sent, so only type, code and request id are logged. */
async function asked<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const { errors } = await sdk();
    if (!(error instanceof errors.StripeError)) throw error;
    const { type, code, requestId } = error;
    throw new ProviderError([`stripe, ${what}: ${type}`, code, requestId].filter(Boolean).join(' '));
  }
}

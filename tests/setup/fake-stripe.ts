import { randomUUID } from 'node:crypto';
import { signWebhook } from '@/platform/payments/providers/webhook-signature';
import { nobody, payPage, fakeServer, type Recorded, type Reply, type Notify } from './fake-server';

/**
 * Stripe's API as docs.stripe.com/api describes it: Checkout Sessions with their page, refunds, and events signed by its scheme (t=…,v1=…).
 */
export const stripeKeys = { STRIPE_SECRET_KEY: 'sk_test_standin', STRIPE_WEBHOOK_SECRET: 'whsec_standin' };

type Session = Record<string, unknown> & {
  id: string;
  payment_intent: string | null;
  amount_total: number;
  success_url: string | null;
};
type Refund = { id: string; payment_intent: string; amount: number; status: string; metadata: Record<string, string> };

export async function fakeStripe(notify: Notify = nobody) {
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];
  const responses = new Map<string, { body: string; reply: Reply }>();

  const reject = (status: number, type: string, code?: string): Reply => ({
    status,
    json: { error: { type, code, message: 'rejected' } },
  });

  function createSession(fields: URLSearchParams): Reply {
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const item = (name: string) => fields.get(`line_items[0][price_data][${name}]`);
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `${server.url}/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(item('unit_amount')) * Number(fields.get('line_items[0][quantity]')),
      currency: item('currency'),
      client_reference_id: fields.get('client_reference_id'),
      success_url: fields.get('success_url'),
      expires_at: Number(fields.get('expires_at')),
      livemode: false,
    };
    sessions.set(id, session);
    return { json: session };
  }

  function createRefund(fields: URLSearchParams): Reply {
    const payment = fields.get('payment_intent') ?? '';
    const session = [...sessions.values()].find(({ payment_intent }) => payment_intent === payment);
    const amount = Number(fields.get('amount'));
    const gone = refunds.filter((one) => one.payment_intent === payment).reduce((sum, one) => sum + one.amount, 0);
    if (!session || amount + gone > session.amount_total)
      return reject(400, 'invalid_request_error', 'charge_already_refunded');
    const key = fields.get('metadata[key]') ?? '';
    const refund = {
      id: `re_${randomUUID()}`,
      payment_intent: payment,
      amount,
      status: 'succeeded',
      metadata: { key },
    };
    refunds.push(refund);
    return { json: { object: 'refund', ...refund } };
  }

  function route({ method, path, body }: Recorded): Reply {
    const { pathname, searchParams } = new URL(path, 'http://stripe');
    if (method === 'POST' && pathname === '/v1/checkout/sessions') return createSession(new URLSearchParams(body));
    if (method === 'POST' && pathname === '/v1/refunds') return createRefund(new URLSearchParams(body));
    if (pathname === '/v1/refunds') {
      const data = refunds.filter((one) => one.payment_intent === searchParams.get('payment_intent'));
      return { json: { object: 'list', data, has_more: false } };
    }
    const session = sessions.get(pathname.replace('/v1/checkout/sessions/', ''));
    return session ? { json: session } : reject(404, 'invalid_request_error', 'resource_missing');
  }

  /** Its page: the button pays, the shop is notified, and the buyer is sent back. */
  async function page({ method, path }: Recorded): Promise<Reply> {
    const id = path.replace('/c/pay/', '');
    if (method !== 'POST') return payPage('Stripe');
    pay(id);
    const body = event('checkout.session.completed', id);
    await notify({ body, headers: { 'content-type': 'application/json; charset=utf-8', ...sign(body) } });
    return { location: sessions.get(id)!.success_url! };
  }

  const server = await fakeServer((request) => {
    if (request.path.startsWith('/c/pay/')) return page(request);
    if (request.headers.authorization !== `Bearer ${stripeKeys.STRIPE_SECRET_KEY}`)
      return reject(401, 'authentication_error');
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || !key) return route(request);
    const before = responses.get(key);
    // At Stripe the same key with another request is an error.
    if (before) return before.body === request.body ? before.reply : reject(400, 'idempotency_error');
    const reply = route(request);
    responses.set(key, { body: request.body, reply });
    return reply;
  });

  const change = (id: string, values: Record<string, unknown>) => Object.assign(sessions.get(id)!, values) as Session;
  const pay = (id: string) => change(id, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` });
  const event = (type: string, id: string, values: object = {}, eventId = `evt_${randomUUID()}`) =>
    JSON.stringify({
      id: eventId,
      object: 'event',
      api_version: '2026-10-28.endive',
      type,
      data: { object: { ...(sessions.get(id) ?? { id, object: 'payment_intent' }), ...values } },
    });
  const sign = (body: string, at = new Date(), secret = stripeKeys.STRIPE_WEBHOOK_SECRET) => ({
    'stripe-signature': signWebhook(secret, body, at),
  });
  return {
    ...server,
    refunds,
    resetKeys: () => responses.clear(),
    pay,
    /** The buyer has confirmed, and the bank's response is pending. */
    confirm: (id: string) => change(id, { status: 'complete', payment_status: 'unpaid', payment_intent: `pi_${id}` }),
    expire: (id: string) => change(id, { status: 'expired' }),
    event,
    sign,
  };
}

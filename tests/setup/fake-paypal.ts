import { createSign, randomUUID } from 'node:crypto';
import { crc32 } from '@/platform/payments/providers/paypal/paypal-signature';
import { certificate, privateKey } from './paypal-certificate';
import { nobody, payPage, fakeServer, type Recorded, type Reply, type Notify } from './fake-server';

/** PayPal's REST API as developer.paypal.com describes it: tokens, Orders v2 with their page, Payments v2, and webhooks signed by its scheme. */
export const paypalKeys = {
  PAYPAL_CLIENT_ID: 'client-standin',
  PAYPAL_CLIENT_SECRET: 'secret-standin',
  PAYPAL_WEBHOOK_ID: 'WH-STANDIN',
};

const certificates = '/v1/notifications/certs/';
const ownCertificate = 'CERT-360caa42-fca2a594-a5cafa77';

type Money = { currency_code: string; value: string };
type Capture = { id: string; status: string; amount: Money };
type Refund = { id: string; status: string; custom_id: string; amount: Money };
type PaypalOrder = {
  id: string;
  status: string;
  update_time: string;
  purchase_units: { custom_id: string; amount: Money; payments?: { captures: Capture[]; refunds: Refund[] } }[];
  links: { rel: string; href: string }[];
};

export async function fakePaypal(notify: Notify = nobody) {
  const orders = new Map<string, PaypalOrder>();
  const waysBack = new Map<string, string>();
  const responses = new Map<string, Reply>();
  const tokens = new Set<string>();
  /** Responses at addresses of certificates that are not PayPal's own. */
  const otherCertificates = new Map<string, Reply>();
  /** The card's response when an order is captured. */
  const cards = new Map<string, 'INSTRUMENT_DECLINED' | 'PENDING'>();

  const reject = (status: number, issue: string): Reply => ({
    status,
    json: { name: 'UNPROCESSABLE_ENTITY', debug_id: 'debug', details: [{ issue }] },
  });
  const paymentsOf = (order: PaypalOrder) => (order.purchase_units[0]!.payments ??= { captures: [], refunds: [] });

  function create(body: string): Reply {
    const asked = JSON.parse(body) as {
      purchase_units: PaypalOrder['purchase_units'];
      payment_source: { paypal: { experience_context: { return_url: string } } };
    };
    const { value, currency_code } = asked.purchase_units[0]!.amount;
    // PayPal takes no decimals in the other currencies, and an amount in another form is an error.
    const right = currency_code === 'USD' ? /^\d+\.\d\d$/ : /^\d+$/;
    if (!right.test(value)) return reject(422, 'DECIMAL_PRECISION');
    const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();
    const order: PaypalOrder = {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      update_time: new Date().toISOString(),
      purchase_units: asked.purchase_units,
      links: [{ rel: 'payer-action', href: `${server.url}/checkoutnow?token=${id}` }],
    };
    orders.set(id, order);
    waysBack.set(id, asked.payment_source.paypal.experience_context.return_url);
    return { json: order };
  }

  function capture(order: PaypalOrder): Reply {
    if (order.status === 'COMPLETED') return reject(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return reject(422, 'ORDER_NOT_APPROVED');
    const card = cards.get(order.id);
    if (card === 'INSTRUMENT_DECLINED') return reject(422, card);
    order.status = 'COMPLETED';
    const { amount } = order.purchase_units[0]!;
    paymentsOf(order).captures.push({ id: `CAP${order.id}`, status: card ?? 'COMPLETED', amount });
    return { status: 201, json: order };
  }

  function refund(order: PaypalOrder, body: string): Reply {
    const { amount, custom_id } = JSON.parse(body) as { amount: Money; custom_id: string };
    const { refunds, captures } = paymentsOf(order);
    const gone = refunds.reduce((sum, one) => sum + Number(one.amount.value), 0);
    if (gone + Number(amount.value) > Number(captures[0]!.amount.value)) return reject(422, 'REFUND_AMOUNT_EXCEEDED');
    const made = { id: `REF${randomUUID()}`, status: 'COMPLETED', custom_id, amount };
    refunds.push(made);
    return { status: 201, json: made };
  }

  function route({ method, path, body }: Recorded): Reply {
    if (method === 'POST' && path === '/v2/checkout/orders') return create(body);
    const [, id = '', verb] =
      /^\/v2\/(?:checkout\/orders|payments\/captures)\/(?:CAP)?(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const order = orders.get(id);
    if (!order) return { status: 404, json: { name: 'RESOURCE_NOT_FOUND' } };
    if (verb === 'capture') return capture(order);
    return verb === 'refund' ? refund(order, body) : { json: order };
  }

  /** Its page: the button approves, the shop is notified and captures, is notified of that, and the buyer is sent back. */
  async function page({ method, path }: Recorded): Promise<Reply> {
    const id = new URL(path, server.url).searchParams.get('token') ?? '';
    if (method !== 'POST') return payPage('PayPal');
    approve(id);
    for (const type of ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED']) {
      const body = webhook(type, id);
      await notify({ body, headers: { 'content-type': 'application/json', ...sign(body) } });
    }
    return { location: `${waysBack.get(id)}?token=${id}&PayerID=STANDIN` };
  }

  const server = await fakeServer((request) => {
    if (request.path.startsWith('/checkoutnow?')) return page(request);
    if (request.path.startsWith(certificates)) {
      const name = request.path.slice(certificates.length);
      return name === ownCertificate ? { text: certificate } : (otherCertificates.get(name) ?? { status: 404 });
    }
    if (request.path === '/v1/oauth2/token') {
      const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET } = paypalKeys;
      const basic = Buffer.from(`${PAYPAL_CLIENT_ID}:${PAYPAL_CLIENT_SECRET}`).toString('base64');
      if (request.headers.authorization !== `Basic ${basic}`) return { status: 401, json: { error: 'invalid_client' } };
      const token = randomUUID();
      tokens.add(token);
      return { json: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } };
    }
    if (!tokens.has(String(request.headers.authorization).replace('Bearer ', '')))
      return { status: 401, json: { name: 'AUTHENTICATION_FAILURE' } };
    const key = request.headers['paypal-request-id'];
    const name = `${request.path} ${key}`;
    const reply = (key && responses.get(name)) || route(request);
    // A rejected request may be sent again with the same key.
    if (key && (reply.status ?? 200) < 400) responses.set(name, structuredClone(reply));
    return reply;
  });

  const approve = (id: string) =>
    Object.assign(orders.get(id)!, { status: 'APPROVED', update_time: new Date().toISOString() });
  const webhook = (type: string, id: string, eventId = `WH-${randomUUID()}`) => {
    const ofOrder = { id, ...orders.get(id) };
    const ofCapture = { id: `CAP${id}`, supplementary_data: { related_ids: { order_id: id } } };
    const isOrder = type.startsWith('CHECKOUT.ORDER');
    return JSON.stringify({
      id: eventId,
      event_type: type,
      resource_type: isOrder ? 'checkout-order' : 'capture',
      resource: isOrder ? ofOrder : ofCapture,
      summary: '付款 ✓',
    });
  };
  const sign = (
    body: string,
    { at = new Date(), webhookId = paypalKeys.PAYPAL_WEBHOOK_ID, from = server.url } = {},
  ) => {
    const [id, time] = [randomUUID(), at.toISOString()];
    const message = `${id}|${time}|${webhookId}|${crc32(Buffer.from(body))}`;
    return {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `${from}${certificates}${ownCertificate}`,
      'paypal-transmission-sig': createSign('RSA-SHA256').update(message).sign(privateKey, 'base64'),
    };
  };
  return {
    ...server,
    orders,
    cards,
    otherCertificates,
    withdrawTokens: () => tokens.clear(),
    resetKeys: () => responses.clear(),
    approve,
    webhook,
    sign,
  };
}

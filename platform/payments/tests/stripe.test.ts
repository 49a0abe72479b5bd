import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { calling } from '@/platform/payments/providers/provider-call';
import { expireOrders } from '@/platform/orders/end-order';
import { platform } from '@/tests/setup/fixtures';
import {
  expectWayBack,
  hear,
  openPayment,
  placeIn,
  refresh,
  refundAt,
  startWith,
  sums,
} from '@/tests/setup/provider-payments';
import { configure } from '@/tests/setup/fake-server';
import { stripeKeys, fakeStripe } from '@/tests/setup/fake-stripe';
import { expectBalance, orderOf } from '@/tests/setup/trade';

let stripe: Awaited<ReturnType<typeof fakeStripe>>;
let unconfigure = () => {};
const { timeoutMs } = calling;
beforeAll(async () => {
  stripe = await fakeStripe();
  calling.timeoutMs = 400;
  unconfigure = configure({ ...stripeKeys, STRIPE_API_URL: stripe.url });
});
afterAll(async () => {
  unconfigure();
  calling.timeoutMs = timeoutMs;
  await stripe.close();
});

const sendWebhook = (type: string, id: string, values: object = {}, eventId?: string) => {
  const body = stripe.event(type, id, values, eventId);
  return hear('stripe', body, stripe.sign(body));
};
const asked = (path: string) => stripe.requests.filter((one) => one.path === path);

describe('Stripe', () => {
  it.each(sums)('is asked for %s %d in its own units, and pays the order by its webhook', async (currency, total) => {
    const opened = await openPayment('stripe', currency);
    expect(opened.redirectUrl).toBe(`${stripe.url}/c/pay/${opened.reference}`);
    const request = asked('/v1/checkout/sessions').at(-1)!;
    const fields = new URLSearchParams(request.body);
    const item = (name: string) => fields.get(`line_items[0][price_data][${name}]`);
    // TWD in hundredths, USD in cents, yen whole.
    const wire = { NTD: ['twd', '99000'], USD: ['usd', '3250'], JPY: ['jpy', '10000'] }[currency];
    expect([item('currency'), item('unit_amount')]).toEqual(wire);
    expect(fields.get('client_reference_id')).toBe(opened.paymentId);
    expect(fields.get('success_url')).toBe(`http://localhost:3000/api/ecommerce/payments/${opened.paymentId}/return`);
    expect(fields.get('locale')).toBe({ NTD: 'zh-TW', USD: 'en', JPY: 'ja' }[currency]);
    expect(request.headers['idempotency-key']).toBe(opened.paymentId);
    expect(request.headers['stripe-version']).toBe('2026-10-28.endive');

    stripe.pay(opened.reference);
    expect(await sendWebhook('checkout.session.completed', opened.reference)).toEqual({
      status: 200,
      text: '{"received":true}',
    });
    expect(await orderOf(opened.member, opened.order.id)).toMatchObject({
      status: 'PAID',
      total,
      payment: { provider: 'stripe', status: 'SUCCEEDED' },
    });
    await expectBalance(opened.order.id);
    await expectWayBack(opened);
  });

  it('opens one payment, however often the response is lost', async () => {
    const placed = await placeIn('NTD');
    const before = asked('/v1/checkout/sessions').length;
    stripe.troubles.push({ path: /sessions$/, is: 'lost' }, { path: /sessions$/, is: 'lost' });
    expect((await startWith('stripe', placed)).body.error.code).toBe('PROVIDER_UNAVAILABLE');
    const { body, status } = await startWith('stripe', placed);
    expect(status).toBe(200);
    const requests = asked('/v1/checkout/sessions').slice(before);
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map(({ headers, body: sent }) => `${headers['idempotency-key']} ${sent}`)).size).toBe(1);
    expect((await startWith('stripe', placed)).body.redirectUrl).toBe(body.redirectUrl);
  });

  it.each([500, 'silent'] as const)(
    'that answers %s to everything leaves an order that can be paid otherwise',
    async (is) => {
      const placed = await placeIn('NTD');
      stripe.troubles.push({ path: /sessions$/, is }, { path: /sessions$/, is });
      const since = Date.now();
      expect((await startWith('stripe', placed)).body.error.code).toBe('PROVIDER_UNAVAILABLE');
      // Without the time-out set above, the first attempt alone would take longer.
      expect(Date.now() - since).toBeLessThan(timeoutMs);
      expect((await orderOf(placed.member, placed.order.id)).status).toBe('PENDING');
    },
  );

  it('leaves the order waiting while the card is declined or its bank asks for 3-D Secure', async () => {
    const opened = await openPayment('stripe', 'JPY');
    for (const type of ['payment_intent.requires_action', 'payment_intent.payment_failed', 'charge.failed'])
      expect((await sendWebhook(type, opened.reference)).status, type).toBe(200);
    expect((await refresh(opened)).status).toBe('PENDING');
    expect((await orderOf(opened.member, opened.order.id)).payment?.status).toBe('PENDING');
    stripe.pay(opened.reference);
    await sendWebhook('checkout.session.completed', opened.reference);
    expect((await orderOf(opened.member, opened.order.id)).status).toBe('PAID');
  });

  it('is believed once, however often and early it speaks', async () => {
    const opened = await openPayment('stripe', 'NTD');
    stripe.pay(opened.reference);
    const responses = await Promise.all([
      ...Array.from({ length: 5 }, () =>
        sendWebhook('checkout.session.completed', opened.reference, {}, `evt_${opened.paymentId}`),
      ),
      sendWebhook('checkout.session.async_payment_succeeded', opened.reference),
      refresh(opened).then(() => ({ status: 200 })),
    ]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await expectBalance(opened.order.id)).toMatchObject({ captured: 990, retained: 990 });
  });

  it('is not believed where its signature is forged, of another secret, or older than five minutes', async () => {
    const opened = await openPayment('stripe', 'NTD');
    stripe.pay(opened.reference);
    const body = stripe.event('checkout.session.completed', opened.reference);
    const old = new Date(Date.now() - 301_000);
    const replies = await Promise.all([
      hear('stripe', body),
      hear('stripe', body, { 'stripe-signature': 't=1,v1=00' }),
      hear('stripe', body, stripe.sign(body, new Date(), 'whsec_of_somebody_else')),
      hear('stripe', body, stripe.sign(body, old)),
      hear('stripe', body.replace('"amount_total":99000', '"amount_total":1'), stripe.sign(body)),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect((await orderOf(opened.member, opened.order.id)).status).toBe('PENDING');
  });

  it('that reports another sum or currency buys nothing, and the money goes back', async () => {
    const opened = await openPayment('stripe', 'NTD');
    stripe.pay(opened.reference);
    await sendWebhook('checkout.session.completed', opened.reference, { amount_total: 100 });
    expect((await orderOf(opened.member, opened.order.id)).status).toBe('PENDING');
    expect(await expectBalance(opened.order.id)).toMatchObject({ captured: 1, due: 1 });
    await drainOutbox(await platform());
    expect(await expectBalance(opened.order.id)).toMatchObject({ refunded: 1, due: 0 });
    expect(stripe.refunds.at(-1)).toMatchObject({ amount: 100, payment_intent: `pi_${opened.reference}` });
  });

  it('speaks of payments that are not ours without being believed or rejected', async () => {
    expect((await sendWebhook('checkout.session.completed', 'cs_other', { client_reference_id: null })).status).toBe(
      200,
    );
    expect((await sendWebhook('invoice.paid', 'in_1')).status).toBe(200);
  });

  it('is asked how a payment stands where its webhook does not come', async () => {
    const opened = await openPayment('stripe', 'USD');
    stripe.confirm(opened.reference);
    expect((await refresh(opened)).payment?.status).toBe('PROCESSING');
    await sendWebhook('checkout.session.async_payment_failed', opened.reference);
    expect((await orderOf(opened.member, opened.order.id)).payment?.status).toBe('DECLINED');
    const again = await startWith('stripe', opened);
    expect(again.body.paymentId).not.toBe(opened.paymentId);
  });

  it('that cannot be reached keeps the order’s page readable', async () => {
    const opened = await openPayment('stripe', 'USD');
    stripe.troubles.push({ path: /sessions\/cs/, is: 500 }, { path: /sessions\/cs/, is: 'silent' });
    expect((await refresh(opened)).status).toBe('PENDING');
  });

  it('closes a page that stood open too long', async () => {
    const opened = await openPayment('stripe', 'USD');
    stripe.expire(opened.reference);
    await sendWebhook('checkout.session.expired', opened.reference);
    expect((await orderOf(opened.member, opened.order.id)).payment?.status).toBe('DECLINED');
  });

  it('gives back what came for an order that had ended', async () => {
    const opened = await openPayment('stripe', 'JPY');
    await expireOrders(await platform(), new Date(Date.now() + 31 * 60_000));
    stripe.pay(opened.reference);
    await sendWebhook('checkout.session.completed', opened.reference);
    await drainOutbox(await platform());
    expect(await expectBalance(opened.order.id)).toMatchObject({ captured: 10_000, refunded: 10_000, due: 0 });
    expect(stripe.refunds.at(-1)).toMatchObject({ amount: 10_000 });
  });

  it('gives back a part and the rest, each once for its key', async () => {
    const opened = await openPayment('stripe', 'NTD');
    stripe.pay(opened.reference);
    await sendWebhook('checkout.session.completed', opened.reference);
    const mine = () => stripe.refunds.filter((one) => one.payment_intent === `pi_${opened.reference}`);
    stripe.troubles.push({ path: /refunds$/, is: 'lost' }, { path: /refunds$/, is: 'lost' });
    await expect(refundAt('stripe', opened.reference, 297, `part:${opened.paymentId}`)).rejects.toThrow(/stripe/);
    await refundAt('stripe', opened.reference, 297, `part:${opened.paymentId}`);
    // Stripe stores keys for a day; the refund itself is what counts.
    stripe.resetKeys();
    await refundAt('stripe', opened.reference, 297, `part:${opened.paymentId}`);
    expect(mine().map(({ amount }) => amount)).toEqual([29_700]);
    await refundAt('stripe', opened.reference, 693, `rest:${opened.paymentId}`);
    expect(mine().map(({ amount }) => amount)).toEqual([29_700, 69_300]);
    await expect(refundAt('stripe', opened.reference, 1, `more:${opened.paymentId}`)).rejects.toThrow(
      /charge_already_refunded/,
    );
  });
});

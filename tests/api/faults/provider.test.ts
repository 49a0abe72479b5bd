import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '@/lib/orders/shapes';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { calling } from '@/platform/payments/providers/provider-call';
import { database } from '@/platform/kernel/database/database';
import { configure } from '../../setup/fake-server';
import { fakeStripe, stripeKeys } from '../../setup/fake-stripe';
import { call, makeCrowd, makeProduct, platform, type Member } from '../../setup/fixtures';
import { hear, referenceOf, startWith } from '../../setup/provider-payments';
import { expectSoldOnce } from '../../setup/shoppers';
import { orderOf, placeOrder } from '../../setup/trade';

/** The payment provider does not respond within the timeout, then responds to the retries, and sends every event twice. */
const stock = 100;
const patience = 5_000;
const { timeoutMs } = calling;
let stripe: Awaited<ReturnType<typeof fakeStripe>>;
let unconfigure = () => {};
beforeAll(async () => {
  // Load the package now: it takes seconds, and would be loaded on first use.
  [stripe] = await Promise.all([fakeStripe(), import('stripe')]);
  calling.timeoutMs = patience;
  unconfigure = configure({ ...stripeKeys, STRIPE_API_URL: stripe.url });
});
afterAll(async () => {
  unconfigure();
  calling.timeoutMs = timeoutMs;
  await stripe.close();
});

it.runIf(process.env.TEST_DATABASE === 'server')(
  'a provider that is silent holds up nobody who wants something else, and is paid once by each when it is back',
  async () => {
    const [buyers, productId] = [await makeCrowd(30), await makeProduct({ price: 100, stock })];
    const [[visitor], other] = [await makeCrowd(1), await makeProduct({ price: 100 })];
    const orders: { member: Member; order: Order }[] = [];
    for (const member of buyers)
      orders.push({ member, order: await placeOrder(member, [{ productId, quantity: 1 }], 100) });
    // More buyers than connections to the database; each request is sent to the provider twice, and half of the second ones succeed.
    stripe.troubles.push(...buyers.flatMap(() => [{ path: /sessions$/, is: 'silent' } as const]));
    stripe.troubles.push(...buyers.slice(15).map(() => ({ path: /sessions$/, is: 'lost' }) as const));
    let waiting = orders.length;
    const since = performance.now();
    const started = orders.map((one) => startWith('stripe', one).finally(() => (waiting -= 1)));
    await expect.poll(() => stripe.requests.length, { interval: 5, timeout: patience }).toBe(orders.length);
    expect((await call('user', { token: visitor!.token })).status).toBe(200);
    await placeOrder(visitor!, [{ productId: other, quantity: 1 }], 100);
    expect(waiting).toBe(orders.length);
    const answers = await Promise.all(started);
    console.log(
      `a silent provider: the longest of ${orders.length} waited ${((performance.now() - since) / 1_000).toFixed(1)} s`,
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? 'paid there' : body.error.code)).sort();
    expect(codes).toEqual([...Array(15).fill('PROVIDER_UNAVAILABLE'), ...Array(15).fill('paid there')]);
    // Rejected buyers retry, and get the page that was opened meanwhile.
    for (const one of orders) {
      const { body, status } = await startWith('stripe', one);
      expect(status).toBe(200);
      const reference = await referenceOf(body.paymentId);
      stripe.pay(reference);
      const news = stripe.event('checkout.session.completed', reference);
      const again = stripe.event('checkout.session.completed', reference);
      const heard = await Promise.all([news, news, again].map((text) => hear('stripe', text, stripe.sign(text))));
      expect(heard.map(({ status: code }) => code)).toEqual([200, 200, 200]);
      expect((await orderOf(one.member, one.order.id)).status).toBe('PAID');
    }
    await drainOutbox(await platform(), undefined, { lane: 'money' });
    await expectSoldOnce(database(await platform()), buyers, productId, stock);
  },
);

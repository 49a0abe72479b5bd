import { afterEach, expect, it, vi } from 'vitest';
import { app } from '@/platform/app';
import { ecpayKeys, fakeEcpay } from '@/tests/setup/fake-ecpay';
import { fakePaypal, paypalKeys } from '@/tests/setup/fake-paypal';
import { configure } from '@/tests/setup/fake-server';
import { fakeStripe, stripeKeys } from '@/tests/setup/fake-stripe';
import { hear, openPayment, refresh, refundAt, type Opened } from '@/tests/setup/provider-payments';
import { expectBalance, orderOf } from '@/tests/setup/trade';

/**
 * The keys of each payment provider are changed as in docs/operations.md ("Secrets"), while payments are open there: from then on the provider accepts the new ones
 * alone, and payments that were begun or paid with the former keys are finished, queried and refunded.
 */
type Keys = Record<string, string>;
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const back of undo.splice(0).reverse()) await back();
});

/** Changes the keys on both sides; the end of a test restores them. */
function change(keys: Keys, next: Keys) {
  const before = { ...keys };
  Object.assign(keys, next);
  undo.push(() => Object.assign(keys, before), configure(next));
}
const use = (keys: Keys, fake: { close: () => Promise<void> }, address: Keys) =>
  undo.push(fake.close, configure({ ...keys, ...address }));
const statusOf = async ({ member, order }: Opened) => (await orderOf(member, order.id)).status;

it('of Stripe: a payment that waits is paid, one that was paid goes back, another begins', async () => {
  const stripe = await fakeStripe();
  use(stripeKeys, stripe, { STRIPE_API_URL: stripe.url });
  const pay = async (opened: Opened) => {
    stripe.pay(opened.reference);
    const body = stripe.event('checkout.session.completed', opened.reference);
    expect((await hear('stripe', body, stripe.sign(body))).status).toBe(200);
    expect(await statusOf(opened)).toBe('PAID');
  };
  const [paid, waiting, unheard] = [
    await openPayment('stripe', 'NTD'),
    await openPayment('stripe', 'NTD'),
    await openPayment('stripe', 'NTD'),
  ];
  await pay(paid);
  change(stripeKeys, { STRIPE_SECRET_KEY: 'sk_test_of_tomorrow', STRIPE_WEBHOOK_SECRET: 'whsec_of_tomorrow' });
  await pay(waiting);
  stripe.pay(unheard.reference);
  expect((await refresh(unheard)).status).toBe('PAID');
  await refundAt('stripe', paid.reference, 990, `of:${paid.reference}`);
  expect(stripe.refunds.map(({ payment_intent, amount }) => [payment_intent, amount])).toEqual([
    [`pi_${paid.reference}`, 99_000],
  ]);
  await pay(await openPayment('stripe', 'USD'));
  expect(await expectBalance(waiting.order.id)).toMatchObject({ captured: 990, retained: 990 });
});

it('of PayPal: a payment that waits is captured, one that was paid goes back, another begins', async () => {
  const paypal = await fakePaypal();
  use(paypalKeys, paypal, { PAYPAL_API_URL: paypal.url });
  const pay = async (opened: Opened) => {
    paypal.approve(opened.reference);
    const body = paypal.webhook('CHECKOUT.ORDER.APPROVED', opened.reference);
    expect((await hear('paypal', body, paypal.sign(body))).status).toBe(200);
    expect(await statusOf(opened)).toBe('PAID');
  };
  const [paid, waiting] = [await openPayment('paypal', 'USD'), await openPayment('paypal', 'USD')];
  await pay(paid);
  change(paypalKeys, { PAYPAL_CLIENT_SECRET: 'secret-of-tomorrow' });
  // Like a restarted instance, which has no token yet.
  paypal.withdrawTokens();
  await pay(waiting);
  await refundAt('paypal', paid.reference, 3250, `of:${paid.reference}`);
  const back = paypal.orders.get(paid.reference)!.purchase_units[0]!.payments!.refunds;
  expect(back.map(({ amount }) => amount.value)).toEqual(['32.50']);
  await pay(await openPayment('paypal', 'USD'));
  expect(await expectBalance(waiting.order.id)).toMatchObject({ captured: 3250, retained: 3250 });
});

it('of ECPay, both at once: a notice of the former is not believed, and the trade itself says that it was paid', async () => {
  const ecpay = await fakeEcpay();
  use(ecpayKeys, ecpay, { ECPAY_API_URL: ecpay.url });
  const opens = async () => {
    const opened = await openPayment('ecpay', 'NTD');
    const text = (await (await app.request(opened.redirectUrl)).text()).replaceAll('&amp;', '&');
    const fields = [...text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]);
    const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(text)!;
    expect(await ecpay.post(action, Object.fromEntries(fields) as Record<string, string>)).toContain('ECPay');
    return opened;
  };
  const sendWebhook = (body: string) => hear('ecpay', body, { 'content-type': 'application/x-www-form-urlencoded' });
  // Tomorrow morning in Taipei, when ECPay does not capture.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${tomorrow}T10:00:00+08:00`) });
  undo.push(() => vi.useRealTimers());
  const [paid, waiting] = [await opens(), await opens()];
  ecpay.pay(paid.reference);
  expect((await sendWebhook(ecpay.notice(paid.reference))).text).toBe('1|OK');
  expect(await statusOf(paid)).toBe('PAID');
  ecpay.capture(paid.reference);
  ecpay.pay(waiting.reference);
  const former = ecpay.notice(waiting.reference);
  change(ecpayKeys, {
    ECPAY_HASH_KEY: 'aKeyOfTomorrow01',
    ECPAY_HASH_IV: 'anIvOfTomorrow01',
    ECPAY_CREDIT_CHECK_CODE: '10203040',
  });
  expect((await sendWebhook(former)).text).not.toBe('1|OK');
  expect(await statusOf(waiting)).toBe('PENDING');
  expect((await refresh(waiting)).status).toBe('PAID');
  await refundAt('ecpay', paid.reference, 990, `of:${paid.reference}`);
  expect(ecpay.trades.get(paid.reference)!.refunded).toBe(990);
  const next = await opens();
  ecpay.pay(next.reference);
  expect((await sendWebhook(ecpay.notice(next.reference))).text).toBe('1|OK');
  expect(await statusOf(next)).toBe('PAID');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Currency } from '@/lib/kernel/money';
import { PaymentNotice } from '@/platform/payments/back-office/payment-notice';
import { findProvider, offeredProviders } from '@/platform/payments/registry';
import { ecpayKeys } from '@/tests/setup/fake-ecpay';
import { call, platform } from '@/tests/setup/fixtures';
import { paypalKeys, fakePaypal } from '@/tests/setup/fake-paypal';
import { hear, openPayment, placeIn, referenceOf, refundAt, startWith } from '@/tests/setup/provider-payments';
import { configure } from '@/tests/setup/fake-server';
import { stripeKeys, fakeStripe } from '@/tests/setup/fake-stripe';
import { expectBalance, orderOf } from '@/tests/setup/trade';

const undo: (() => unknown)[] = [];
const given = (values: Parameters<typeof configure>[0]) => void undo.push(configure(values));
afterEach(async () => {
  for (const back of undo.splice(0).reverse()) await back();
});
const all = { ...stripeKeys, ...paypalKeys, ...ecpayKeys };
const offered = async (currency?: Currency) => {
  const { body } = await call<{ id: string; methods: string[] }[]>(
    `ecommerce/payments/providers${currency ? `?currency=${currency}` : ''}`,
  );
  return body.map(({ id }) => id);
};

describe('what is offered', () => {
  it('is what is configured, one for each way to pay in a currency', async () => {
    expect(await offered('NTD')).toEqual(['sandbox']);
    given(paypalKeys);
    expect(await offered('JPY')).toEqual(['paypal']);
    given(all);
    expect(await offered()).toEqual(['ecpay', 'stripe', 'paypal']);
    // Both take cards: ECPay is offered for Taiwan's currency, Stripe for the others.
    expect(await offered('NTD')).toEqual(['ecpay', 'paypal']);
    expect(await offered('JPY')).toEqual(['stripe', 'paypal']);
    expect(await offered('USD')).toEqual(['stripe', 'paypal']);
    expect((await startWith('stripe', await placeIn('NTD'))).body.error.code).toBe('PROVIDER_UNAVAILABLE');
  });

  it('follows PAYMENT_PROVIDERS in what and in which order', async () => {
    given({ ...all, PAYMENT_PROVIDERS: ['paypal', 'stripe'] });
    expect(await offered('NTD')).toEqual(['paypal', 'stripe']);
  });

  it('is nothing where nothing is configured in a shop that others can reach, and the sandbox if asked for by name', async () => {
    given({ SITE_URL: 'https://sente.example' });
    expect(await offered('NTD')).toEqual([]);
    expect((await startWith('sandbox', await placeIn('NTD'))).body.error.code).toBe('PROVIDER_UNAVAILABLE');
    given({ PAYMENT_SANDBOX: '1' });
    expect(await offered('NTD')).toEqual(['sandbox']);
    given(stripeKeys);
    expect(await offered('NTD')).toEqual(['stripe']);
  });
});

describe('a provider switched off', () => {
  it('keeps its webhooks and refunds, and opens nothing new', async () => {
    const stripe = await fakeStripe();
    undo.push(stripe.close);
    given({ ...stripeKeys, STRIPE_API_URL: stripe.url });
    const opened = await openPayment('stripe', 'NTD');
    given({ ...paypalKeys, PAYMENT_PROVIDERS: ['paypal'] });
    expect(await offered('NTD')).toEqual(['paypal']);
    expect((await startWith('stripe', opened)).body.error.code).toBe('PROVIDER_UNAVAILABLE');
    stripe.pay(opened.reference);
    const body = stripe.event('checkout.session.completed', opened.reference);
    expect((await hear('stripe', body, stripe.sign(body))).status).toBe(200);
    expect((await orderOf(opened.member, opened.order.id)).status).toBe('PAID');
    await refundAt('stripe', opened.reference, 990, `off:${opened.paymentId}`);
    expect(stripe.refunds).toMatchObject([{ amount: 99_000 }]);
  });

  it('is unknown once its keys are gone', async () => {
    const payload = await platform();
    for (const id of ['stripe', 'paypal', 'ecpay']) {
      expect(findProvider(payload, id)).toBeNull();
      expect((await hear(id, '{}')).status).toBe(404);
    }
    expect(offeredProviders(payload).map(({ id }) => id)).toEqual(['sandbox']);
    expect(findProvider(payload, 'sandbox')).not.toBeNull();
  });

  it('gives way to another: what is paid there all the same goes back, what is only approved is not taken', async () => {
    const [stripe, paypal] = [await fakeStripe(), await fakePaypal()];
    undo.push(stripe.close, paypal.close);
    given({ ...stripeKeys, STRIPE_API_URL: stripe.url, ...paypalKeys, PAYPAL_API_URL: paypal.url });
    const opened = await openPayment('paypal', 'JPY');
    const { body } = await startWith('stripe', opened);
    const session = await referenceOf(body.paymentId);
    stripe.pay(session);
    const news = stripe.event('checkout.session.completed', session);
    await hear('stripe', news, stripe.sign(news));
    expect((await orderOf(opened.member, opened.order.id)).status).toBe('PAID');
    paypal.approve(opened.reference);
    const late = paypal.webhook('CHECKOUT.ORDER.APPROVED', opened.reference);
    expect((await hear('paypal', late, paypal.sign(late))).status).toBe(200);
    expect(await expectBalance(opened.order.id)).toMatchObject({ captured: 10_000, retained: 10_000 });
  });
});

it('the first page of the back office says when no real money can come in', async () => {
  const payload = await platform();
  const noticeIn = (language: string) => {
    const notice = PaymentNotice({ payload, i18n: { language } } as unknown as Parameters<typeof PaymentNotice>[0]);
    return notice ? renderToStaticMarkup(notice) : '';
  };
  expect(noticeIn('en')).toContain('Test payments are on');
  given({ PAYMENT_SANDBOX: '0' });
  expect(noticeIn('en')).toContain('Payment is not set up');
  // A provider's own test mode takes no money either, and the notice reports that.
  given(stripeKeys);
  expect(noticeIn('en')).toContain('Stripe in test mode');
  expect(noticeIn('ja')).toContain('Stripe はテストモードです');
  const { body } = await call<{ isTrial: boolean }[]>('ecommerce/payments/providers?currency=JPY');
  expect(body.map(({ isTrial }) => isTrial)).toEqual([true]);
  given({ STRIPE_SECRET_KEY: 'sk_live_standin' });
  expect(noticeIn('en')).toBe('');
});

it('no log of a failure holds a key', async () => {
  const stripe = await fakeStripe();
  undo.push(stripe.close);
  given({ STRIPE_SECRET_KEY: 'sk_live_wrong_key', STRIPE_WEBHOOK_SECRET: 'whsec_x12345', STRIPE_API_URL: stripe.url });
  const payload = await platform();
  const provider = findProvider(payload, 'stripe')!;
  await expect(provider.query('cs_1', true)).rejects.toThrow(
    /^stripe, asking about a payment: StripeAuthenticationError$/,
  );
});

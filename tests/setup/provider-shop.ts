import { paymentOperations } from '@/lib/payments/contract';
import { pathOf } from '@/lib/kernel/api/operation';
import { BackOffice } from './back-office';
import { ecpayKeys, fakeEcpay } from './fake-ecpay';
import { freePort } from './free-port';
import { ask, newAddress, type Answer } from './http';
import { paypalKeys, fakePaypal } from './fake-paypal';
import { jpUrl, url as site } from './shop';
import type { News } from './fake-server';
import { startShop } from './start-server';
import { stripeKeys, fakeStripe } from './fake-stripe';

export type ProviderId = 'ecpay' | 'stripe' | 'paypal';
/** A provider's notification, the shop's response, and whether anything was paid by then. */
export type Heard = News & { from: ProviderId; status: number; text: string; isPaid: boolean };
export type ProviderShop = Awaited<ReturnType<typeof startProviderShop>>;

/**
 * A shop of its own in which each payment provider is configured, with its fake. It shares the common shop's build and with it
 * that one's public address: requests to that address are routed here, as by a proxy.
 */
export async function startProviderShop() {
  const port = await freePort();
  const send = (address: string, request: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
    ask(address.replace(site, `http://localhost:${port}`), {
      ...request,
      host: new URL(site).host,
      headers: { 'x-forwarded-for': newAddress(), ...request.headers },
    });
  const webhook = (provider: ProviderId) => `${site}/api/${pathOf(paymentOperations.webhook, { provider })}`;

  const heard: Heard[] = [];
  const deliver = ({ from, to, body, headers }: News & { from: ProviderId }): Promise<Answer> =>
    send(to ?? webhook(from), { method: 'POST', body, headers });
  const notifier = (from: ProviderId) => async (news: News) => {
    const { status, text } = await deliver({ ...news, from });
    const { docs } = await staff.find('payments', { sort: '-id', limit: '1' });
    heard.push({ ...news, from, status, text, isPaid: docs[0]?.status === 'SUCCEEDED' });
  };
  const [ecpay, stripe, paypal] = await Promise.all([
    fakeEcpay(notifier('ecpay')),
    fakeStripe(notifier('stripe')),
    fakePaypal(notifier('paypal')),
  ]);
  const shop = await startShop({
    port,
    env: {
      SITE_URL: site,
      JP_SITE_URL: jpUrl,
      PAYMENT_PROVIDERS: 'ecpay,stripe,paypal',
      ...ecpayKeys,
      ECPAY_API_URL: ecpay.url,
      ...stripeKeys,
      STRIPE_API_URL: stripe.url,
      ...paypalKeys,
      PAYPAL_API_URL: paypal.url,
    },
  });
  const staff = await BackOffice.logIn(shop.url, shop.accounts);

  return {
    /** Where it listens; its public address is that of the common shop. */
    url: shop.url,
    port,
    staff,
    heard,
    ecpay,
    stripe,
    paypal,
    send,
    deliver,
    /** The amount refunded at the provider, in the currency's main unit (for Stripe only in currencies that it counts in that unit). */
    refunded: (provider: ProviderId, reference: string): number =>
      ({
        ecpay: () => ecpay.trades.get(reference)!.refunded,
        stripe: () => sum(stripe.refunds.filter((one) => one.payment_intent === `pi_${reference}`)),
        paypal: () => {
          const { refunds = [] } = paypal.orders.get(reference)!.purchase_units[0]!.payments ?? {};
          return sum(refunds.map(({ amount }) => ({ amount: Number(amount.value) })));
        },
      })[provider](),
    /** All collections that record money and deliveries. */
    books: () =>
      Promise.all(
        ['orders', 'payments', 'refunds', 'entitlements', 'webhookEvents', 'outbox'].map(async (name) => ({
          name,
          docs: (await staff.find(name, { sort: 'id', pagination: 'false' })).docs,
        })),
      ),
    async stop() {
      await shop.stop();
      await Promise.all([ecpay, stripe, paypal].map((one) => one.close()));
      shop.remove();
    },
  };
}

const sum = (parts: readonly { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0);

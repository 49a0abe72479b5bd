import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '@/lib/orders/shapes';
import { ask } from './http';
import { callApi, newAccount, order, type LoggedIn } from './shop-api';

/** A buyer during a purchase, with what the browser knows of it so far. */
export type Buyer = LoggedIn & { key: string; order?: Order; page?: string; form?: string };
export const begun = (product: string): Buyer => ({ ...newAccount(), token: '', key: `${product}-${randomUUID()}` });

/** One step; it throws on an unexpected response, and may then be repeated, as by a reload or a second press. */
export type Step = { name: string; take: (buyer: Buyer) => Promise<void> };

const wanted = (what: string, status: number, ...statuses: number[]) => {
  if (!statuses.includes(status)) throw new Error(`${what}: ${status}`);
};

/** The steps of a purchase by the sandbox, each a request or two. */
export function stepsOf(shop: { url: string; instances: () => string[]; product: string }): Step[] {
  const { url, product } = shop;
  let turn = 0;
  const statusOf = async ({ token, order: placed }: Buyer) =>
    (await callApi<Order>(url, `ecommerce/orders/${placed!.id}`, { token })).body.status;
  const opened = async ({ page }: Buyer) => {
    const { status, text } = await ask(url + page!);
    wanted('page', status, 200);
    return /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
  };
  return [
    {
      name: 'account',
      // To nginx a whole test is one address, and one address may register few accounts an hour: the instances are asked directly, by turns.
      async take(buyer) {
        const { username, email, password, realName } = buyer;
        const instance = shop.instances()[(turn += 1) % 2]!;
        const body = { username, email, password, realName, locale: 'en-US' };
        const made = await callApi<{ token: string }>(instance, 'user/register', { body });
        // It was made, and the answer was lost.
        const known =
          made.status === 200 || made.status >= 500
            ? made
            : await callApi<{ token: string }>(instance, 'user/login', { body: { username, password } });
        wanted('account', known.status, 200);
        buyer.token = known.body.token;
      },
    },
    {
      name: 'order',
      async take(buyer) {
        buyer.order = await order(url, buyer, product, buyer.key);
      },
    },
    {
      name: 'payment begun',
      async take(buyer) {
        const { status, body } = await callApi<{ redirectUrl: string }>(
          url,
          `ecommerce/orders/${buyer.order!.id}/payments`,
          { body: { provider: 'sandbox', locale: 'en-US' }, token: buyer.token, key: `pay-${buyer.key}` },
        );
        wanted('payment', status, 200);
        const { pathname, search } = new URL(body.redirectUrl, url);
        buyer.page = pathname + search;
      },
    },
    {
      name: 'page of the payment',
      async take(buyer) {
        buyer.form = await opened(buyer);
      },
    },
    {
      name: 'paid',
      async take(buyer) {
        const token = buyer.form ?? (await opened(buyer));
        // A buyer without a response reloads the page.
        delete buyer.form;
        const { status } = await ask(url + buyer.page!, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ token, step: 'choose', action: 'approve' }).toString(),
        });
        // If it was approved and the answer was lost, the page comes without a redirect.
        if (status !== 303 && (await statusOf(buyer)) !== 'PAID') wanted('paid', status, 303);
      },
    },
    {
      name: 'delivered',
      async take({ token }) {
        for (;;) {
          const { status, body } = await callApi<{ productId: string }[]>(url, 'user/entitlements', { token });
          wanted('delivered', status, 200);
          if (body.some(({ productId }) => productId === product)) return;
          // The provider's notification may arrive after the buyer has returned.
          await pause(100);
        }
      },
    },
  ];
}

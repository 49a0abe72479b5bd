import { randomBytes } from 'node:crypto';
import type { Order } from '@/lib/orders/shapes';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { ask, newAddress } from './http';

export type Account = { username: string; email: string; password: string; realName: string };
export type LoggedIn = Account & { token: string };

/** A unique account, not yet registered. */
export function newAccount(): Account {
  const username = `guest-${randomBytes(5).toString('hex')}`;
  return { username, email: `${username}@mail.example`, password: 'four-eyes-live', realName: '王小石' };
}

/** Calls one of the five APIs as the browser would. */
export async function callApi<T = unknown>(
  url: string,
  path: string,
  { token, body, key, method }: { token?: string; body?: unknown; key?: string; method?: string } = {},
): Promise<{ status: number; body: T }> {
  const response = await ask(`${url}/api/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'x-forwarded-for': newAddress(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: response.text ? JSON.parse(response.text) : null };
}

/** A new learner, logged in. */
export async function register(url: string, locale: Locale = 'zh-TW'): Promise<LoggedIn> {
  const account = newAccount();
  const { status, body } = await callApi<{ token: string }>(url, 'user/register', { body: { ...account, locale } });
  if (status !== 200) throw new Error(`register: ${status} ${JSON.stringify(body)}`);
  return { ...account, token: body.token };
}

/** Orders one piece of a product in US dollars. The same key is the same order. */
export async function order(url: string, { token }: LoggedIn, productId: string, key: string): Promise<Order> {
  const cart = { items: [{ productId, quantity: 1 }], currency: 'USD', locale: 'en-US' };
  const { body: priced } = await callApi<{ total: number }>(url, 'ecommerce/cart/price', { body: cart, token });
  const { status, body } = await callApi<Order>(url, 'ecommerce/orders', {
    body: { ...cart, expectedTotal: priced.total, again: true },
    token,
    key,
  });
  if (status !== 200) throw new Error(`order: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Opens the order's payment on the sandbox's page and presses one of its buttons. */
export async function pay(
  url: string,
  { token }: LoggedIn,
  { id }: Order,
  action: 'approve' | 'decline' | 'late',
): Promise<void> {
  const { body } = await callApi<{ redirectUrl: string }>(url, `ecommerce/orders/${id}/payments`, {
    body: { provider: 'sandbox', locale: 'en-US' },
    token,
    key: `pay-${id}`,
  });
  const page = new URL(body.redirectUrl, url).href;
  const formToken = /name="token" value="([^"]+)"/.exec((await ask(page)).text)?.[1] ?? '';
  const form = new URLSearchParams({ token: formToken, step: 'choose', action });
  const response = await ask(page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
  if (response.status !== 303) throw new Error(`pay: ${response.status} ${response.text.slice(0, 200)}`);
}

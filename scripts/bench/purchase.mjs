import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';

/** Milliseconds: the limit for the delivery of a paid product, and the timeout of a response. */
const delivered = 15_000;
export const patience = 30_000;
export const product = 'tesuji-core';

/**
 * Registers, orders, pays on the sandbox's page and finds the course in the account. The registration goes directly to an instance, with a network
 * address of its own, because registrations per network are limited and a proxy would overwrite the address.
 * @param {number[]} steps receives the milliseconds of each step
 * @returns the buyer's token
 */
export async function purchase({ url, instance }, steps) {
  const address = `198.${randomInt(18, 20)}.${randomInt(0, 256)}.${randomInt(1, 255)}`;
  const dispatcher = new Agent({ headersTimeout: patience, bodyTimeout: patience });
  const ask = async (path, { token, body, form, expected = 200, tries = 5, at = url } = {}) => {
    const since = performance.now();
    const response = await request(new URL(path, at), {
      dispatcher,
      method: body || form ? 'POST' : 'GET',
      headers: {
        'x-forwarded-for': address,
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        'idempotency-key': randomBytes(12).toString('hex'),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: form ? new URLSearchParams(form).toString() : body && JSON.stringify(body),
    });
    const text = await response.body.text();
    steps.push(performance.now() - since);
    // Retry as the form does: password hashing is costly, so under load the server responds with 429.
    const wait = Number(response.headers['retry-after'] ?? 1);
    if (response.statusCode === 429 && tries > 0 && wait <= 10) {
      await pause(1_000 * wait);
      return ask(path, { token, body, form, expected, at, tries: tries - 1 });
    }
    if (response.statusCode !== expected) throw new Error(`${path}: ${response.statusCode} ${text.slice(0, 200)}`);
    return expected === 200 && response.headers['content-type']?.includes('json') ? JSON.parse(text) : text;
  };
  try {
    const username = `bench-${randomBytes(6).toString('hex')}`;
    const who = { username, email: `${username}@mail.example`, password: 'four-eyes-live', realName: '王小石' };
    const { token } = await ask('/api/user/register', { at: instance, body: { ...who, locale: 'en-US' } });
    const cart = { items: [{ productId: product, quantity: 1 }], currency: 'USD', locale: 'en-US' };
    const { total } = await ask('/api/ecommerce/cart/price', { token, body: cart });
    const order = await ask('/api/ecommerce/orders', { token, body: { ...cart, expectedTotal: total, again: true } });
    const { redirectUrl } = await ask(`/api/ecommerce/orders/${order.id}/payments`, {
      token,
      body: { provider: 'sandbox', locale: 'en-US' },
    });
    const { pathname, search } = new URL(redirectUrl, url);
    const [, formToken] = /name="token" value="([^"]+)"/.exec(await ask(pathname + search)) ?? [];
    await ask(pathname + search, { form: { token: formToken, step: 'choose', action: 'approve' }, expected: 303 });
    // The provider's notification may arrive after the buyer's browser.
    const isOwned = async () =>
      (await ask('/api/user/entitlements', { token })).some(({ productId }) => productId === product);
    const until = performance.now() + delivered;
    while (!(await isOwned())) {
      if (performance.now() > until) throw new Error(`${username} paid for nothing`);
      await pause(500);
    }
    return token;
  } finally {
    await dispatcher.close();
  }
}

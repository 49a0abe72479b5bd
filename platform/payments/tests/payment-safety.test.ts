import { describe, expect, it } from 'vitest';
import { app } from '@/platform/app';
import { call, makeMember, makeProduct } from '@/tests/setup/fixtures';
import {
  keyed,
  news,
  orderOf,
  placeOrder,
  press,
  start,
  deliverWebhook,
  type Failure,
  type Started,
} from '@/tests/setup/trade';

describe('safety', () => {
  it('takes no webhook with a wrong, old or missing signature', async () => {
    const [member, code] = [await makeMember(), await makeProduct({ price: 500 })];
    const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    const { body } = await start(member, order.id);
    expect((await deliverWebhook(news(body.paymentId, 500), { secret: 'not the secret at all' })).status).toBe(401);
    expect((await deliverWebhook(news(body.paymentId, 500), { at: new Date(Date.now() - 600_000) })).status).toBe(401);
    expect((await call('ecommerce/webhooks/sandbox', { body: news(body.paymentId, 500) })).status).toBe(401);
    expect((await call('ecommerce/webhooks/no-such', { body: {} })).status).toBe(404);
    expect((await deliverWebhook({ ...news('0'.repeat(32), 500) })).status).toBe(404);
    expect((await orderOf(member, order.id)).status).toBe('PENDING');
  });

  it('takes no forged or outdated form, and no other’s order', async () => {
    const [member, other, code] = [await makeMember(), await makeMember(), await makeProduct({ price: 500 })];
    const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    expect((await start(other, order.id)).status).toBe(404);
    const { body } = await start(member, order.id);
    const forged = await app.request(body.redirectUrl, {
      method: 'POST',
      body: new URLSearchParams({
        token: `${Math.floor(Date.now() / 1000)}.${'0'.repeat(64)}`,
        step: 'choose',
        action: 'approve',
      }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(forged.status).toBe(401);
    expect((await app.request('/api/ecommerce/sandbox/' + 'f'.repeat(32))).status).toBe(404);
    expect((await orderOf(member, order.id)).status).toBe('PENDING');
  });

  it('sends the browser back to our own addresses only', async () => {
    const [member, code] = [await makeMember(), await makeProduct({ price: 500 })];
    for (const [origin, expected] of [
      ['https://evil.example', ''],
      ['http://jp.localhost:3000', 'http://jp.localhost:3000'],
    ] as const) {
      const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
      const { body } = await start(member, order.id, { ...keyed(), origin });
      const page = await press(body.redirectUrl, 'decline');
      expect(page.headers.get('location')).toBe(`${expected}/zh-TW/origin#/orders/${order.id}`);
    }
  });

  it('shows the page in the order’s language, without scripts', async () => {
    const [member, code] = [await makeMember(), await makeProduct({ price: 500 })];
    const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    const { body } = await call<Started>(`ecommerce/orders/${order.id}/payments`, {
      token: member.token,
      headers: keyed(),
      body: { provider: 'sandbox', locale: 'ja-JP' },
    });
    const page = await app.request(body.redirectUrl);
    const text = await page.text();
    expect(text).toContain('<html lang="ja-JP">');
    expect(text).toContain('NT$500');
    expect(text).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(
      (
        await call<Failure>(`ecommerce/orders/${order.id}/payments`, {
          token: member.token,
          headers: keyed(),
          body: { provider: 'stripe', locale: 'ja-JP' },
        })
      ).body.error.code,
    ).toBe('PROVIDER_UNAVAILABLE');
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Order } from '@/lib/contract/ecommerce';
import { app } from '@/platform/api/app';
import { drainOutbox } from '@/platform/jobs/drain-outbox';
import { sandboxReference, sandboxSecret, signatureHeader } from '@/platform/payments/sandbox';
import { signWebhook } from '@/platform/payments/webhook-signature';
import { expireOrders } from '@/platform/services/ecommerce/end-order';
import { call, makeMember, makeProduct, platform, query, sql, type Member } from '../setup/fixtures';

type Failure = { error: { code: string } };
type Started = { paymentId: string; redirectUrl: string };
const keyed = () => ({ 'idempotency-key': randomUUID() });
const address = {
  name: '林小棋',
  phone: '0900-000-000',
  country: 'TW',
  postalCode: '100',
  city: '臺北市',
  line1: '示範路 1 號',
};

async function placeOrder(
  member: Member,
  items: { productId: string; quantity: number }[],
  expectedTotal: number,
): Promise<Order> {
  const { body, status } = await call<Order>('ecommerce/orders', {
    token: member.token,
    headers: keyed(),
    body: { items, currency: 'NTD', locale: 'zh-TW', expectedTotal, address },
  });
  expect(status).toBe(200);
  return body;
}
async function start(member: Member, orderId: string, headers: Record<string, string> = keyed()) {
  return call<Started>(`ecommerce/orders/${orderId}/payments`, {
    token: member.token,
    headers,
    body: { provider: 'sandbox', locale: 'zh-TW' },
  });
}
const orderOf = async (member: Member, id: string) =>
  (await call<Order>(`ecommerce/orders/${id}`, { token: member.token })).body;

/** Delivers a webhook as the provider would. */
function tell(event: object, { at = new Date(), secret = sandboxSecret() } = {}) {
  const body = JSON.stringify(event);
  return call('ecommerce/webhooks/sandbox', { body, headers: { [signatureHeader]: signWebhook(secret, body, at) } });
}
const news = (paymentId: string, amount: number, status = 'SUCCEEDED', eventId: string = randomUUID()) => ({
  eventId,
  reference: sandboxReference(paymentId),
  status,
  amount,
  currency: 'NTD',
});

/** Opens the hosted page and presses a button. */
async function press(redirectUrl: string, ...actions: string[]) {
  let page = await app.request(redirectUrl);
  for (const action of actions) {
    const text = await page.text();
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? '';
    page = await app.request(redirectUrl, {
      method: 'POST',
      body: new URLSearchParams({ token: field('token'), step: field('step'), action }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }
  return page;
}

/** Money that came in is either given back, owed back, or kept for an order that was delivered. */
async function expectBalance(orderNumber: string) {
  const [row] = await query<{ captured: number; refunded: number; due: number; kept: number }>(sql`
    SELECT COALESCE(sum(p.amount) FILTER (WHERE p.status = 'SUCCEEDED'), 0)::float8 AS captured, COALESCE(sum(p.refunded), 0)::float8 AS refunded, COALESCE(sum(p.refund_due), 0)::float8 AS due,
      (SELECT (CASE WHEN o.status IN ('PAID', 'PARTLY_REFUNDED', 'REFUNDED') THEN o.total - o.refunded ELSE 0 END)::float8 FROM orders o WHERE o.number = ${orderNumber}) AS kept
    FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.number = ${orderNumber}`);
  expect(row?.captured).toBe((row?.refunded ?? 0) + (row?.due ?? 0) + (row?.kept ?? 0));
  return row;
}

describe('paying', () => {
  it('refuses a second order for a course that another tab has paid meanwhile', async () => {
    const member = await makeMember();
    const course = await makeProduct({ price: 1000 });
    const items = [{ productId: course, quantity: 1 }];
    const [first, second] = [await placeOrder(member, items, 1000), await placeOrder(member, items, 1000)];
    await press((await start(member, first.id)).body.redirectUrl, 'approve');
    const refused = await start(member, second.id);
    expect(refused.status).toBe(409);
    expect((refused.body as unknown as Failure).error.code).toBe('ALREADY_OWNED');
  });

  it('delivers course, VIP, hours, codes, goods and a receipt', async () => {
    const member = await makeMember();
    const course = await makeProduct({ price: 1000 });
    const vip = await makeProduct({ type: 'vip', price: 300, grants: [{ kind: 'vip', months: 3 }] });
    const bundle = await makeProduct({
      type: 'bundle',
      price: 2000,
      grants: [
        { kind: 'redeemCode', ref: course, amount: 2 },
        { kind: 'hours', amount: 500 },
      ],
    });
    const goods = await makeProduct({
      type: 'physicalGood',
      price: 400,
      requiresShipping: true,
      grants: [{ kind: 'goods' }],
    });
    const order = await placeOrder(
      member,
      [
        { productId: course, quantity: 1 },
        { productId: vip, quantity: 2 },
        { productId: bundle, quantity: 1 },
        { productId: goods, quantity: 1 },
      ],
      4000,
    );
    const { body } = await start(member, order.id);
    const page = await press(body.redirectUrl, 'approve');
    expect(page.status).toBe(303);
    expect(page.headers.get('location')).toBe(`/zh-TW/origin#/orders/${order.id}`);
    expect(await orderOf(member, order.id)).toMatchObject({
      status: 'PAID',
      payment: { provider: 'sandbox', status: 'SUCCEEDED', reference: body.paymentId },
    });
    const owned = (
      await call<
        { kind: string; amount: number; code: string | null; endsAt: string | null; orderId: string | null }[]
      >('user/entitlements', { token: member.token })
    ).body.filter((entry) => entry.orderId === order.id);
    expect(owned.map((entry) => entry.kind).sort()).toEqual([
      'course',
      'goods',
      'hours',
      'redeemCode',
      'redeemCode',
      'vip',
    ]);
    // Two times three months, behind the month every member is given.
    const me = await call<{ vipEndAt: string }>('user', { token: member.token });
    expect(Date.parse(me.body.vipEndAt)).toBeGreaterThan(Date.now() + 200 * 86_400_000);
    expect(
      await query(sql`SELECT s.id FROM shipments s JOIN orders o ON o.id = s.order_id WHERE o.number = ${order.id}`),
    ).toHaveLength(1);
    const log = await call<{ productId: string; isRefund: boolean }[]>('user/getOwnPurchaseLog', {
      token: member.token,
    });
    expect(log.body.map((entry) => entry.productId)).toEqual([course, vip, bundle, goods]);
    await drainOutbox(await platform());
    const receipts = await query<{ status: string; html: string }>(
      sql`SELECT status::text, html FROM outbox WHERE dedupe_key = ${`receipt:${order.id}`}`,
    );
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.html).toContain('NT$4,000');
    const plans = await call<{ id: string }[]>(`course/coursePlans?username=${member.username}`, {
      token: member.token,
    });
    expect(plans.status).toBe(200);

    const friend = await makeMember();
    const code = owned.find((entry) => entry.code)?.code ?? '';
    const redeemed = await Promise.all(
      [member, friend, friend].map((who) =>
        call<Failure>('ecommerce/redeem', { token: who.token, body: { code: code.toLowerCase() } }),
      ),
    );
    expect(redeemed.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(redeemed.filter((answer) => answer.status === 409)).toHaveLength(2);
    expect(
      (await call<Failure>('ecommerce/redeem', { token: friend.token, body: { code: 'NO-SUCH-CODE' } })).body.error
        .code,
    ).toBe('CODE_INVALID');
  });

  it('adds the VIP months of a code behind the present ones', async () => {
    const member = await makeMember();
    const vip = await makeProduct({ type: 'vip', price: 300, grants: [{ kind: 'vip', months: 3 }] });
    const bundle = await makeProduct({ type: 'bundle', price: 500, grants: [{ kind: 'redeemCode', ref: vip }] });
    const order = await placeOrder(member, [{ productId: bundle, quantity: 1 }], 500);
    await press((await start(member, order.id)).body.redirectUrl, 'approve');
    const [row] = await query<{ code: string }>(sql`SELECT code FROM redeem_codes WHERE owner_id = ${member.id}`);
    expect((await call('ecommerce/redeem', { token: member.token, body: { code: row?.code } })).status).toBe(200);
    // The month every member is given, and three more.
    const me = await call<{ vipEndAt: string }>('user', { token: member.token });
    expect(Date.parse(me.body.vipEndAt)).toBeGreaterThan(Date.now() + 115 * 86_400_000);
  });

  it('opens one live payment for 50 parallel requests', async () => {
    const [member, code] = [await makeMember(), await makeProduct({ price: 500 })];
    const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    const one = keyed();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => start(member, order.id, index % 2 ? one : keyed())),
    );
    expect(new Set(answers.map((answer) => answer.body.paymentId)).size).toBe(1);
    expect(
      await query(sql`SELECT p.id FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.number = ${order.id}`),
    ).toHaveLength(1);
  });

  it('is one payment and one delivery for a webhook delivered 50 times, shuffled, racing the return page', async () => {
    const [member, code] = [
      await makeMember(),
      await makeProduct({ price: 500, grants: [{ kind: 'vip', months: 1 }], type: 'vip' }),
    ];
    const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    const { body } = await start(member, order.id);
    const sameNews = news(body.paymentId, 500);
    const work = Array.from(
      { length: 50 },
      (_, index) => () =>
        index % 10 === 0
          ? tell(news(body.paymentId, 500, 'DECLINED'))
          : index % 3 === 0
            ? tell(news(body.paymentId, 500))
            : tell(sameNews),
    );
    work.push(
      () => call(`ecommerce/orders/${order.id}/payments/refresh`, { token: member.token, method: 'POST' }),
      () =>
        press(body.redirectUrl, 'twice').then((page) => ({
          status: page.status === 303 ? 200 : page.status,
          body: {},
          headers: page.headers,
        })),
    );
    work.sort(() => Math.random() - 0.5);
    const answers = await Promise.all(work.map((job) => job()));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    await drainOutbox(await platform());
    expect((await orderOf(member, order.id)).status).toBe('PAID');
    expect(
      await query(
        sql`SELECT p.id FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.number = ${order.id} AND p.status = 'SUCCEEDED'`,
      ),
    ).toHaveLength(1);
    expect(
      await query(sql`SELECT e.id FROM entitlements e JOIN orders o ON o.id = e.order_id WHERE o.number = ${order.id}`),
    ).toHaveLength(1);
    expect(await query(sql`SELECT id FROM outbox WHERE dedupe_key = ${`receipt:${order.id}`}`)).toHaveLength(1);
    expect(await expectBalance(order.id)).toMatchObject({ captured: 500, refunded: 0, kept: 500 });
  });

  it('may be tried again after a decline', async () => {
    const [member, code] = [await makeMember(), await makeProduct({ price: 500 })];
    const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    const first = await start(member, order.id);
    await press(first.body.redirectUrl, 'decline');
    expect(await orderOf(member, order.id)).toMatchObject({ status: 'PENDING', payment: { status: 'DECLINED' } });
    const second = await start(member, order.id);
    expect(second.body.paymentId).not.toBe(first.body.paymentId);
    await press(second.body.redirectUrl, 'challenge', 'approve');
    expect((await orderOf(member, order.id)).status).toBe('PAID');
    expect((await press(second.body.redirectUrl)).status).toBe(200);
    await expectBalance(order.id);
    expect(
      (
        await call<Failure>(`ecommerce/orders/${order.id}/payments`, {
          token: member.token,
          headers: keyed(),
          body: { provider: 'sandbox', locale: 'zh-TW' },
        })
      ).body.error.code,
    ).toBe('ORDER_NOT_PAYABLE');
  });

  it('comes late, after the browser and a restart', async () => {
    const [member, code] = [await makeMember(), await makeProduct({ price: 500 })];
    const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    const { body } = await start(member, order.id);
    await press(body.redirectUrl, 'late');
    expect((await orderOf(member, order.id)).status).toBe('PENDING');
    expect(
      (await call<Order>(`ecommerce/orders/${order.id}/payments/refresh`, { token: member.token, method: 'POST' })).body
        .status,
    ).toBe('PENDING');
    // A worker that claimed it and died: the entry is left to the next one.
    await query(
      sql`UPDATE outbox SET status = 'SENDING', attempts = 1 WHERE dedupe_key = ${`sandbox:${body.paymentId}`}`,
    );
    await drainOutbox(await platform(), () => new Date(Date.now() + 9000));
    expect((await orderOf(member, order.id)).status).toBe('PAID');
  });

  it.each(['EXPIRED', 'CANCELLED'] as const)('is given back in full when the order was %s meanwhile', async (end) => {
    const [member, code] = [
      await makeMember(),
      await makeProduct({ price: 500, stock: 1, grants: [{ kind: 'goods' }] }),
    ];
    const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    const { body } = await start(member, order.id);
    if (end === 'EXPIRED') await expireOrders(await platform(), new Date(Date.now() + 31 * 60_000));
    else await call(`ecommerce/orders/${order.id}/cancel`, { token: member.token, method: 'POST' });
    await Promise.all(Array.from({ length: 5 }, () => tell(news(body.paymentId, 500))));
    expect(await expectBalance(order.id)).toMatchObject({ captured: 500, due: 500, kept: 0 });
    await drainOutbox(await platform());
    expect(await expectBalance(order.id)).toMatchObject({ captured: 500, refunded: 500, due: 0, kept: 0 });
    expect((await orderOf(member, order.id)).status).toBe(end);
    expect(
      await query(sql`SELECT e.id FROM entitlements e JOIN orders o ON o.id = e.order_id WHERE o.number = ${order.id}`),
    ).toHaveLength(0);
  });

  it('of another sum buys nothing and is owed back', async () => {
    const [member, code] = [await makeMember(), await makeProduct({ price: 500 })];
    const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    const { body } = await start(member, order.id);
    await tell(news(body.paymentId, 1));
    expect((await orderOf(member, order.id)).status).toBe('PENDING');
    expect(await expectBalance(order.id)).toMatchObject({ captured: 1, due: 1 });
  });

  it('of one order by expiry and payment at once ends in one of the two, with the money accounted for', async () => {
    const [member, code] = [
      await makeMember(),
      await makeProduct({ price: 500, stock: 5, grants: [{ kind: 'goods' }] }),
    ];
    for (let round = 0; round < 5; round += 1) {
      const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
      const { body } = await start(member, order.id);
      const payload = await platform();
      await Promise.all([
        tell(news(body.paymentId, 500)),
        expireOrders(payload, new Date(Date.now() + 31 * 60_000)),
        tell(news(body.paymentId, 500)),
      ]);
      await drainOutbox(payload);
      const row = await expectBalance(order.id);
      expect((await orderOf(member, order.id)).status).toBe(row?.kept === 500 ? 'PAID' : 'EXPIRED');
    }
  });
});

describe('safety', () => {
  it('takes no webhook with a wrong, old or missing signature', async () => {
    const [member, code] = [await makeMember(), await makeProduct({ price: 500 })];
    const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    const { body } = await start(member, order.id);
    expect((await tell(news(body.paymentId, 500), { secret: 'not the secret at all' })).status).toBe(401);
    expect((await tell(news(body.paymentId, 500), { at: new Date(Date.now() - 600_000) })).status).toBe(401);
    expect((await call('ecommerce/webhooks/sandbox', { body: news(body.paymentId, 500) })).status).toBe(401);
    expect((await call('ecommerce/webhooks/no-such', { body: {} })).status).toBe(404);
    expect((await tell({ ...news('0'.repeat(32), 500) })).status).toBe(404);
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

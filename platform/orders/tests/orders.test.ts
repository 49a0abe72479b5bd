import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Order } from '@/lib/orders/shapes';
import type { PricedCart } from '@/lib/catalogue/priced-cart';
import { expireOrders } from '@/platform/orders/end-order';
import {
  call,
  makeCoupon,
  makeCrowd,
  makeMember,
  makeProduct,
  platform,
  query,
  sql,
  unique,
  type Member,
} from '@/tests/setup/fixtures';
import { noteStatements } from '@/tests/setup/statements';
import { stockOf, type Failure } from '@/tests/setup/trade';

const address = {
  name: '林小棋',
  phone: '0900-000-000',
  country: 'TW',
  postalCode: '100',
  city: '臺北市',
  line1: '示範路 1 號',
};
const cart = (productId: string, rest: object = {}) => ({
  items: [{ productId, quantity: 1 }],
  currency: 'NTD',
  ...rest,
});

function order<Body = Order>(member: Member, body: object, key: string = randomUUID()) {
  return call<Body>('ecommerce/orders', {
    token: member.token,
    body: { locale: 'zh-TW', ...body },
    headers: { 'idempotency-key': key },
  });
}
const usesOf = async (code: string) =>
  Number((await query<{ uses: string }>(sql`SELECT uses FROM coupons WHERE code = ${code}`))[0]?.uses);

describe('cart', () => {
  it('is priced by the server, with a coupon', async () => {
    const [code, goods, coupon] = [
      await makeProduct({ price: 999 }),
      await makeProduct({ price: 350, type: 'physicalGood', requiresShipping: true, grants: [{ kind: 'goods' }] }),
      await makeCoupon({ value: 15 }),
    ];
    const { body } = await call<PricedCart>('ecommerce/cart/price', {
      body: {
        items: [
          { productId: code, quantity: 3 },
          { productId: goods, quantity: 2 },
        ],
        currency: 'NTD',
        coupon: coupon.toLowerCase(),
      },
    });
    // A course is bought once, whatever the requested quantity.
    expect(body.lines.map((line) => line.quantity)).toEqual([1, 2]);
    expect(body).toMatchObject({
      subtotal: 1699,
      discount: 255,
      total: 1444,
      coupon: { code: coupon, applied: true, problem: null },
    });
    expect(body.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(1444);
  });

  it('names what cannot be bought and what is wrong with a coupon', async () => {
    const [out, ended] = [
      await makeProduct({ stock: 0 }),
      await makeCoupon({ startsAt: '2020-01-01', endsAt: '2020-02-01' }),
    ];
    const { body } = await call<PricedCart>('ecommerce/cart/price', {
      body: {
        items: [
          { productId: out, quantity: 1 },
          { productId: 'no-such', quantity: 1 },
        ],
        currency: 'USD',
        coupon: ended,
      },
    });
    expect(body.lines.map((line) => line.problem)).toEqual(['OUT_OF_STOCK', 'PRODUCT_UNAVAILABLE']);
    expect(body).toMatchObject({ total: 0, coupon: { applied: false, problem: 'COUPON_ENDED' } });
  });

  it('rejects prices sent by the browser and wrong shapes', async () => {
    const code = await makeProduct();
    expect((await call('ecommerce/cart/price', { body: { ...cart(code), total: 1 } })).status).toBe(422);
    expect((await call('ecommerce/cart/price', { body: { ...cart(code), items: [] } })).status).toBe(422);
    expect((await call('ecommerce/cart/price', { body: '{"items":' })).status).toBe(400);
    expect((await call('ecommerce/cart/price', { body: 'x', headers: { 'content-type': 'text/plain' } })).status).toBe(
      415,
    );
    expect(
      (await call('ecommerce/cart/price', { body: JSON.stringify({ ...cart(code), coupon: 'x'.repeat(70_000) }) }))
        .status,
    ).toBe(413);
  });
});

describe('orders', () => {
  it('hold what the buyer saw', async () => {
    const [member, code, coupon] = [
      await makeMember(),
      await makeProduct({
        price: 1200,
        stock: 5,
        grants: [{ kind: 'goods' }],
        type: 'physicalGood',
        requiresShipping: true,
      }),
      await makeCoupon({ value: 10 }),
    ];
    const { status, body } = await order(member, { ...cart(code, { coupon }), expectedTotal: 1080, address });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'PENDING',
      total: 1080,
      discount: 120,
      coupon,
      address,
      payment: null,
      currency: 'NTD',
    });
    expect(Date.parse(body.expiresAt ?? '') - Date.parse(body.createdAt)).toBe(30 * 60_000);
    expect((await call<Order>(`ecommerce/orders/${body.id}`, { token: member.token })).body).toEqual(body);
    expect((await call<Order[]>('ecommerce/orders', { token: member.token })).body).toEqual([body]);
    expect(await stockOf(code)).toBe(4);
  });

  it('read products once, those that codes open among them, at a market’s price', async () => {
    const payload = await platform();
    const course = await makeProduct({ title: '打吃' });
    const bundle = await makeProduct({ type: 'bundle', price: 900, grants: [{ kind: 'redeemCode', ref: course }] });
    const { docs } = await payload.find({ collection: 'products', where: { code: { equals: bundle } } });
    const handle = unique('market');
    await payload.create({
      collection: 'markets',
      locale: 'zh-TW',
      data: {
        handle,
        name: handle,
        timeZone: 'Asia/Taipei',
        _status: 'published',
        products: [{ product: docs[0]!.id, sellPrice: { NTD: 700 } }],
      },
    });
    const member = await makeMember();
    const { texts, stop } = noteStatements(payload);
    const { status, body } = await order(member, { ...cart(bundle, { marketHandle: handle }), expectedTotal: 700 });
    stop();
    expect([status, body.total]).toEqual([200, 700]);
    const readsOf = (table: string) => texts.filter((text) => text.startsWith('select') && text.includes(table));
    expect(readsOf('from "products" left join "inventory"')).toHaveLength(1);
    expect(readsOf('from "products_grants" where')).toHaveLength(1);
    const [line] = await query<{ grants: unknown }>(
      sql`SELECT l.grants FROM orders_lines l JOIN orders o ON o.id = l._parent_id WHERE o.number = ${body.id}`,
    );
    expect(line?.grants).toMatchObject([
      {
        kind: 'redeemCode',
        ref: course,
        opens: { titles: { 'zh-TW': '打吃' }, grants: [{ kind: 'course', ref: course }] },
      },
    ]);
  });

  it('reject a price that changed, a missing address, a missing key, a visitor, and are nobody else’s', async () => {
    const [member, other, code] = [
      await makeMember(),
      await makeMember(),
      await makeProduct({ price: 500, requiresShipping: true, grants: [{ kind: 'goods' }] }),
    ];
    const good = { ...cart(code), expectedTotal: 500, address };
    const changed = await order<Failure>(member, { ...good, expectedTotal: 1 });
    expect(changed).toMatchObject({ status: 409, body: { error: { code: 'PRICE_CHANGED', details: { total: 500 } } } });
    expect((await order<Failure>(member, { ...good, address: undefined })).body.error.code).toBe('ADDRESS_REQUIRED');
    expect(
      (await call<Failure>('ecommerce/orders', { token: member.token, body: { ...good, locale: 'zh-TW' } })).body.error
        .code,
    ).toBe('IDEMPOTENCY_KEY_REQUIRED');
    expect(
      (
        await call('ecommerce/orders', {
          body: { ...good, locale: 'zh-TW' },
          headers: { 'idempotency-key': randomUUID() },
        })
      ).status,
    ).toBe(401);
    const { body } = await order(member, good);
    expect((await call(`ecommerce/orders/${body.id}`, { token: other.token })).status).toBe(404);
    expect((await call(`ecommerce/orders/${body.id}/cancel`, { token: other.token, method: 'POST' })).status).toBe(404);
    expect((await call(`ecommerce/orders/${body.id}`)).status).toBe(401);
  });

  it('answer the same order for the same key, and 409 for another body', async () => {
    const [member, code] = [await makeMember(), await makeProduct({ price: 500 })];
    const key = randomUUID();
    const first = await order(member, { ...cart(code), expectedTotal: 500 }, key);
    const second = await order(member, { expectedTotal: 500, ...cart(code) }, key);
    expect(second.body.id).toBe(first.body.id);
    const third = await order<Failure>(member, { ...cart(code), expectedTotal: 500, note: 'another' }, key);
    expect(third.body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('are one for 200 parallel submissions of one checkout', async () => {
    const [member, code, coupon] = [
      await makeMember(),
      await makeProduct({ price: 500, stock: 50, grants: [{ kind: 'goods' }] }),
      await makeCoupon({ maxUses: 50 }),
    ];
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => order(member, { ...cart(code, { coupon }), expectedTotal: 450 }, key)),
    );
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]));
    expect(new Set(responses.map((response) => response.body.id)).size).toBe(1);
    expect(await query(sql`SELECT id FROM orders WHERE user_id = ${member.id}`)).toHaveLength(1);
    expect(await stockOf(code)).toBe(49);
    expect(await usesOf(coupon)).toBe(1);
  });

  it('give the last item and the single use of a coupon to one of 100 buyers', async () => {
    const [last, plenty, once] = [
      await makeProduct({ price: 500, stock: 1, grants: [{ kind: 'goods' }] }),
      await makeProduct({ price: 500 }),
      await makeCoupon({ maxUses: 1 }),
    ];
    const crowd = await makeCrowd(100);
    const items = await Promise.all(
      crowd.map((member) => order<Failure>(member, { ...cart(last), expectedTotal: 500 })),
    );
    expect(items.filter((response) => response.status === 200)).toHaveLength(1);
    expect(
      new Set(items.filter((response) => response.status !== 200).map((response) => response.body.error.code)),
    ).toEqual(new Set(['OUT_OF_STOCK']));
    expect(await stockOf(last)).toBe(0);
    const uses = await Promise.all(
      crowd.map((member) => order<Failure>(member, { ...cart(plenty, { coupon: once }), expectedTotal: 450 })),
    );
    expect(uses.filter((response) => response.status === 200)).toHaveLength(1);
    expect(
      new Set(uses.filter((response) => response.status !== 200).map((response) => response.body.error.code)),
    ).toEqual(new Set(['COUPON_USED_UP']));
    expect(await usesOf(once)).toBe(1);
  });

  it('give back stock and coupon once when cancelled or expired', async () => {
    const [member, code, coupon] = [
      await makeMember(),
      await makeProduct({ price: 500, stock: 3, grants: [{ kind: 'goods' }] }),
      await makeCoupon({ maxUses: 9 }),
    ];
    const body = { ...cart(code, { coupon }), expectedTotal: 450, again: true };
    const [first, second] = [await order(member, body), await order(member, body)];
    expect([await stockOf(code), await usesOf(coupon)]).toEqual([1, 2]);
    const cancelled = await Promise.all(
      Array.from({ length: 5 }, () =>
        call<Order>(`ecommerce/orders/${first.body.id}/cancel`, { token: member.token, method: 'POST' }),
      ),
    );
    expect(new Set(cancelled.map((response) => response.body.status))).toEqual(new Set(['CANCELLED']));
    const later = new Date(Date.now() + 31 * 60_000);
    await Promise.all(Array.from({ length: 4 }, async () => expireOrders(await platform(), later)));
    expect((await call<Order>(`ecommerce/orders/${second.body.id}`, { token: member.token })).body.status).toBe(
      'EXPIRED',
    );
    expect([await stockOf(code), await usesOf(coupon)]).toEqual([3, 0]);
    const late = await call<Failure>(`ecommerce/orders/${second.body.id}/cancel`, {
      token: member.token,
      method: 'POST',
    });
    expect(late.body.error.code).toBe('ORDER_NOT_PAYABLE');
  });

  it('are five unpaid ones an account at most', async () => {
    const [member, code] = [
      await makeMember(),
      await makeProduct({ price: 500, stock: 50, grants: [{ kind: 'goods' }] }),
    ];
    const body = { ...cart(code), expectedTotal: 500, again: true };
    const responses = await Promise.all(Array.from({ length: 12 }, () => order<Order & Failure>(member, body)));
    const placed = responses.filter((response) => response.status === 200);
    expect(placed).toHaveLength(5);
    expect(
      new Set(responses.filter((response) => response.status !== 200).map((response) => response.body.error.code)),
    ).toEqual(new Set(['TOO_MANY_PENDING_ORDERS']));
    expect(await stockOf(code)).toBe(45);
    await call(`ecommerce/orders/${placed[0]?.body.id}/cancel`, { token: member.token, method: 'POST' });
    expect((await order(member, body)).status).toBe(200);
  });

  it('hold twenty pieces of a product at most', async () => {
    const [member, code] = [
      await makeMember(),
      await makeProduct({ price: 10, stock: 99, grants: [{ kind: 'goods' }] }),
    ];
    const { body } = await order(member, {
      items: [
        { productId: code, quantity: 99 },
        { productId: code, quantity: 99 },
      ],
      currency: 'NTD',
      expectedTotal: 200,
    });
    expect(body.lines).toMatchObject([{ quantity: 20 }]);
    expect(await stockOf(code)).toBe(79);
  });

  it('give way to the same account’s next one for the last piece and the last use of a coupon', async () => {
    const [member, other, last, coupon] = [
      await makeMember(),
      await makeMember(),
      await makeProduct({ price: 500, stock: 1, grants: [{ kind: 'goods' }] }),
      await makeCoupon({ maxUses: 1 }),
    ];
    const first = await order(member, { ...cart(last, { coupon }), expectedTotal: 450 });
    const priced = (token: string) =>
      call<PricedCart>('ecommerce/cart/price', { token, body: cart(last, { coupon }) }).then(({ body }) => [
        body.lines[0]?.problem,
        body.coupon?.problem,
      ]);
    expect(await priced(member.token)).toEqual([null, null]);
    expect((await priced(other.token))[0]).toBe('OUT_OF_STOCK');
    const second = await order(member, { ...cart(last, { coupon }), expectedTotal: 450, again: true });
    expect(second.status).toBe(200);
    expect((await call<Order>(`ecommerce/orders/${first.body.id}`, { token: member.token })).body.status).toBe(
      'CANCELLED',
    );
    expect([await stockOf(last), await usesOf(coupon)]).toEqual([0, 1]);
    expect((await order<Failure>(other, { ...cart(last), expectedTotal: 500 })).body.error.code).toBe('OUT_OF_STOCK');
  });

  it('of nothing to pay are paid and fulfilled at once', async () => {
    const [member, code, coupon] = [
      await makeMember(),
      await makeProduct({ price: 500 }),
      await makeCoupon({ kind: 'amount', ntd: 900 }),
    ];
    const { body } = await order(member, { ...cart(code, { coupon }), expectedTotal: 0 });
    expect(body).toMatchObject({ status: 'PAID', total: 0, expiresAt: null });
    const owned = await call<{ productId: string }[]>('user/entitlements', { token: member.token });
    expect(owned.body.map((entry) => entry.productId)).toContain(code);
    expect((await order<Failure>(member, { ...cart(code), expectedTotal: 500 })).body.error.code).toBe('ALREADY_OWNED');
  });
});

import { describe, expect, it } from 'vitest';
import type { Order } from '@/lib/orders/shapes';
import type { Entitlement } from '@/lib/fulfilment/contract';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { makeProvedMember } from '@/tests/setup/codes';
import { call, makeMember, makeProduct, platform, query, sql } from '@/tests/setup/fixtures';
import {
  buy,
  expectBalance,
  keyed,
  news,
  orderOf,
  placeOrder,
  press,
  start,
  deliverWebhook,
  type Failure,
} from '@/tests/setup/trade';

describe('paying', () => {
  it('rejects a second order for a course that another tab has paid meanwhile', async () => {
    const member = await makeMember();
    const course = await makeProduct({ price: 1000 });
    const items = [{ productId: course, quantity: 1 }];
    const [first, second] = [await placeOrder(member, items, 1000), await placeOrder(member, items, 1000)];
    await press((await start(member, first.id)).body.redirectUrl, 'approve');
    const rejected = await start(member, second.id);
    expect(rejected.status).toBe(409);
    expect((rejected.body as unknown as Failure).error.code).toBe('ALREADY_OWNED');
  });

  it('pays back at once what the account holds already, when two tabs pay for one course', async () => {
    const member = await makeMember();
    const [course, book] = [
      await makeProduct({ price: 1000 }),
      await makeProduct({ price: 400, stock: 3, grants: [{ kind: 'goods' }] }),
    ];
    const items = [{ productId: course, quantity: 1 }];
    const both = [...items, { productId: book, quantity: 2 }];
    const orders = [
      await placeOrder(member, items, 1000),
      await placeOrder(member, items, 1000),
      await placeOrder(member, both, 1800),
    ];
    // All three payment pages are open before the first is paid.
    const pages = await Promise.all(orders.map(async (order) => (await start(member, order.id)).body));
    await Promise.all(pages.slice(0, 2).map(({ redirectUrl }) => press(redirectUrl, 'approve')));
    await press(pages[2]!.redirectUrl, 'approve');
    const states = await Promise.all(orders.map((order) => orderOf(member, order.id)));
    expect(
      states
        .slice(0, 2)
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['PAID', 'REFUNDED']);
    expect(states[2]).toMatchObject({ status: 'PARTLY_REFUNDED', refunded: 1000 });
    await drainOutbox(await platform());
    for (const order of orders) expect(await expectBalance(order.id)).toMatchObject({ due: 0 });
    const held = await query<{ kind: string }>(
      sql`SELECT kind::text FROM entitlements WHERE user_id = ${member.id} AND product_code IN (${course}, ${book})`,
    );
    expect(held.map(({ kind }) => kind).sort()).toEqual(['course', 'goods']);
    const log = await call<{ productId: string; isRefund: boolean }[]>('user/getOwnPurchaseLog', {
      token: member.token,
    });
    expect(
      log.body
        .filter((entry) => !entry.isRefund)
        .map((entry) => entry.productId)
        .sort(),
    ).toEqual([course, book].sort());
  });

  it('fulfils course, VIP, hours, codes, goods and a receipt', async () => {
    const member = await makeProvedMember();
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
    // Two times three months, after the trial month.
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
    expect(redeemed.filter((response) => response.status === 200)).toHaveLength(1);
    expect(redeemed.filter((response) => response.status === 409)).toHaveLength(2);
    expect(
      (await call<Failure>('ecommerce/redeem', { token: friend.token, body: { code: 'NO-SUCH-CODE' } })).body.error
        .code,
    ).toBe('CODE_INVALID');
  });

  it('opens with a code what was sold, also once the product is changed or gone', async () => {
    const member = await makeProvedMember();
    const vip = await makeProduct({ type: 'vip', price: 300, grants: [{ kind: 'vip', months: 3 }] });
    const bundle = await makeProduct({
      type: 'bundle',
      price: 500,
      grants: [{ kind: 'redeemCode', ref: vip, amount: 2 }],
    });
    const order = await placeOrder(member, [{ productId: bundle, quantity: 1 }], 500);
    const payload = await platform();
    const at = { product: { code: { equals: vip } }, bundle: { code: { equals: bundle } } };
    // Between order and payment the months change; afterwards the product is deleted.
    await payload.update({
      collection: 'products',
      where: at.product,
      data: { grants: [{ kind: 'vip', months: 1, amount: 1 }] },
    });
    await press((await start(member, order.id)).body.redirectUrl, 'approve');
    await payload.update({ collection: 'products', where: at.product, data: { _status: 'draft' } });
    await payload.delete({ collection: 'products', where: at.bundle });
    const codes = await query<{ code: string }>(sql`SELECT code FROM redeem_codes WHERE owner_id = ${member.id}`);
    const redeem = async (code = '') =>
      (
        await call<{ kind: string; title: string; endsAt: string | null; productId: string }[]>('ecommerce/redeem', {
          token: member.token,
          body: { code },
        })
      ).body.filter((entry) => entry.productId === vip && entry.kind !== 'redeemCode');
    const [first] = await redeem(codes[0]?.code);
    expect(first).toMatchObject({ kind: 'vip', title: `課程 ${vip}` });
    await payload.delete({ collection: 'products', where: at.product });
    // Without hyphens, in small letters: as people type.
    const all = await redeem(codes[1]?.code.replaceAll('-', '').toLowerCase());
    expect(all.map(({ kind }) => kind)).toEqual(['vip', 'vip']);
    const me = await call<{ vipEndAt: string }>('user', { token: member.token });
    expect(Date.parse(me.body.vipEndAt)).toBeGreaterThan(Date.now() + 205 * 86_400_000);
  });

  it('is listed in the language that is asked for, under the titles of the day of sale', async () => {
    const member = await makeMember('ja-JP');
    const course = await makeProduct({ price: 500, title: '入門課程' });
    await buy(member, [course], 500);
    const payload = await platform();
    const named = { code: { equals: course } };
    await payload.update({ collection: 'products', where: named, locale: 'en-US', data: { title: 'Renamed' } });
    const titles = async (query: string) => {
      const responses = await Promise.all(
        ['user/getOwnPurchaseLog', 'user/entitlements'].map((path) =>
          call<{ productId: string; title: string }[]>(`${path}${query}`, { token: member.token }),
        ),
      );
      return responses.map(({ body }) => body.find(({ productId }) => productId === course)?.title);
    };
    // Bought in zh-TW; the account reads Japanese.
    expect(await titles('')).toEqual([`講座 ${course}`, `講座 ${course}`]);
    expect(await titles('?locale=en-US')).toEqual([`Course ${course}`, `Course ${course}`]);
    expect(await titles('?locale=zh-TW')).toEqual(['入門課程', '入門課程']);
    const { body: bought } = await call<Order[]>('ecommerce/orders?locale=en-US', { token: member.token });
    expect(bought[0]?.lines[0]?.title).toBe(`Course ${course}`);
    const ordered = `ecommerce/orders/${bought[0]!.id}`;
    const one = await call<Order>(`${ordered}?locale=ja-JP`, { token: member.token });
    expect(one.body.lines[0]?.title).toBe(`講座 ${course}`);
    const refund = await call<{ title: string }>(`${ordered}/lines/0/refund?locale=en-US`, { token: member.token });
    expect(refund.body.title).toBe(`Course ${course}`);
    // Without a requested language it is as sold.
    expect((await orderOf(member, bought[0]!.id)).lines[0]?.title).toBe('入門課程');
    expect((await call('user/entitlements?locale=xx', { token: member.token })).status).toBe(422);
    // Sold before titles were stored in each language: the title it was bought under.
    await query(sql`UPDATE orders_lines SET titles = NULL WHERE product_code = ${course}`);
    expect((await titles('?locale=en-US'))[0]).toBe('入門課程');
  });

  it('names an exam that came with a course by its own grade, and one that was bought alone by its title', async () => {
    const member = await makeMember();
    const [course, exam] = [
      await makeProduct({ price: 500, grants: [{ kind: 'course' }, { kind: 'exam', ref: 'G15' }] }),
      await makeProduct({ price: 100, type: 'verification', grants: [{ kind: 'exam', ref: 'G10' }] }),
    ];
    await buy(member, [course, exam], 600);
    const { body } = await call<Entitlement[]>('user/entitlements', { token: member.token });
    expect(body.map(({ kind, productId, examGrade }) => [kind, productId, examGrade]).sort()).toEqual(
      [
        ['course', course, null],
        ['exam', course, 'G15'],
        ['exam', exam, null],
      ].sort(),
    );
  });

  it('adds the VIP months of a code behind the present ones', async () => {
    const member = await makeProvedMember();
    const vip = await makeProduct({ type: 'vip', price: 300, grants: [{ kind: 'vip', months: 3 }] });
    const bundle = await makeProduct({ type: 'bundle', price: 500, grants: [{ kind: 'redeemCode', ref: vip }] });
    const order = await placeOrder(member, [{ productId: bundle, quantity: 1 }], 500);
    await press((await start(member, order.id)).body.redirectUrl, 'approve');
    const [row] = await query<{ code: string }>(sql`SELECT code FROM redeem_codes WHERE owner_id = ${member.id}`);
    expect((await call('ecommerce/redeem', { token: member.token, body: { code: row?.code } })).status).toBe(200);
    // The trial month, and three more.
    const me = await call<{ vipEndAt: string }>('user', { token: member.token });
    expect(Date.parse(me.body.vipEndAt)).toBeGreaterThan(Date.now() + 115 * 86_400_000);
  });

  it('opens one live payment for 50 parallel requests', async () => {
    const [member, code] = [await makeMember(), await makeProduct({ price: 500 })];
    const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    const one = keyed();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => start(member, order.id, index % 2 ? one : keyed())),
    );
    expect(new Set(responses.map((response) => response.body.paymentId)).size).toBe(1);
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
          ? deliverWebhook(news(body.paymentId, 500, 'DECLINED'))
          : index % 3 === 0
            ? deliverWebhook(news(body.paymentId, 500))
            : deliverWebhook(sameNews),
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
    const responses = await Promise.all(work.map((job) => job()));
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]));
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
    expect(await expectBalance(order.id)).toMatchObject({ captured: 500, refunded: 0, retained: 500 });
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
});

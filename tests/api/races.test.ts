import { expect, it } from 'vitest';
import type { Order } from '@/lib/orders/shapes';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { expireOrders } from '@/platform/orders/end-order';
import { call, makeCoupon, makeCrowd, makeProduct, platform, query, sql, type Member } from '../setup/fixtures';
import {
  askRefund,
  buy,
  expectBalance,
  news,
  orderOf,
  placeOrder,
  press,
  start,
  stockOf,
  deliverWebhook,
  tryOrder,
  type Failure,
} from '../setup/trade';

/** Many people doing many things at once, which the tests of a single subject do not cover. Also run on a real server (vitest.config.ts). */
const statuses = (responses: { status: number }[]) => [...new Set(responses.map(({ status }) => status))].sort();
const won = <A extends { status: number }>(responses: A[]) => responses.filter(({ status }) => status === 200);
const codesOf = async ({ id }: Member) =>
  (await query<{ code: string }>(sql`SELECT code FROM redeem_codes WHERE owner_id = ${id} ORDER BY id`)).map(
    ({ code }) => code,
  );
const redeem = (member: Member, code: string) =>
  call<Failure>('ecommerce/redeem', { token: member.token, body: { code }, headers: { 'x-forwarded-for': '' } });

it('one code and a hundred people: one of them has what it opens, each other is told so', async () => {
  const [giver, ...crowd] = await makeCrowd(101);
  const course = await makeProduct({ price: 100 });
  const bundle = await makeProduct({ type: 'bundle', price: 90, grants: [{ kind: 'redeemCode', ref: course }] });
  await buy(giver!, [bundle], 90);
  const [code] = await codesOf(giver!);
  const responses = await Promise.all(crowd.map((member) => redeem(member, code!)));
  expect(won(responses)).toHaveLength(1);
  expect(new Set(responses.flatMap(({ body }) => body.error?.code ?? []))).toEqual(new Set(['CODE_ALREADY_REDEEMED']));
  expect(await query(sql`SELECT 1 FROM entitlements WHERE product_code = ${course}`)).toHaveLength(1);
});

it('five codes of VIP redeemed at once are five times as long, one after the other', async () => {
  const [member] = await makeCrowd(1);
  const vip = await makeProduct({ type: 'vip', price: 300, grants: [{ kind: 'vip', months: 1 }] });
  const bundle = await makeProduct({
    type: 'bundle',
    price: 90,
    grants: [{ kind: 'redeemCode', ref: vip, amount: 5 }],
  });
  await buy(member!, [bundle], 90);
  const responses = await Promise.all((await codesOf(member!)).map((code) => redeem(member!, code)));
  expect(statuses(responses)).toEqual([200]);
  const months = await query<{ starts_at: string; ends_at: string }>(
    sql`SELECT starts_at, ends_at FROM entitlements WHERE user_id = ${member!.id} AND kind = 'vip' ORDER BY starts_at`,
  );
  expect(months).toHaveLength(5);
  for (const [index, month] of months.entries())
    if (index > 0) expect(month.starts_at).toEqual(months[index - 1]!.ends_at);
});

it('many carts of the same goods, in any order and with the same coupons, never wait for one another for ever', async () => {
  const crowd = await makeCrowd(60);
  const goods = await Promise.all(
    [1, 2, 3, 4].map(() => makeProduct({ price: 100, stock: 500, grants: [{ kind: 'goods' }] })),
  );
  const coupons = [await makeCoupon({ value: 10, maxUses: 20 }), await makeCoupon({ value: 10, maxUses: 20 })];
  const payload = await platform();
  const shuffled = (index: number) => goods.slice(index % 4).concat(goods.slice(0, index % 4));
  const placed = await Promise.all(
    crowd.map(async (member, index) => {
      const items = shuffled(index).map((productId) => ({ productId, quantity: 1 }));
      const response = await tryOrder<Order & Failure>(member, items, 360, { coupon: coupons[index % 2] });
      return { member, answer: response };
    }),
  );
  expect(new Set(placed.flatMap(({ answer: response }) => response.body.error?.code ?? []))).toEqual(
    new Set(['COUPON_USED_UP']),
  );
  const orders = placed.flatMap(({ member, answer: response }) =>
    response.status === 200 ? [{ member, order: response.body }] : [],
  );
  expect(orders).toHaveLength(40);
  // Half of them are paid, the others cancelled, all while their time runs out.
  const pages = await Promise.all(orders.map(async ({ member, order }) => (await start(member, order.id)).body));
  const later = new Date(Date.now() + 31 * 60_000);
  const responses = await Promise.all([
    ...orders.map(({ member, order }, index) =>
      index % 2
        ? deliverWebhook(news(pages[index]!.paymentId, 360))
        : call(`ecommerce/orders/${order.id}/cancel`, { token: member.token, method: 'POST' }),
    ),
    ...[1, 2, 3].map(() => expireOrders(payload, later).then(() => ({ status: 200 }))),
  ]);
  expect(statuses(responses).filter((status) => status >= 500)).toEqual([]);
  await drainOutbox(payload, undefined, { lane: 'money' });
  const states = await Promise.all(orders.map(({ member, order }) => orderOf(member, order.id)));
  const paid = states.filter(({ status }) => status === 'PAID').length;
  expect(states.filter(({ status }) => status === 'PENDING')).toEqual([]);
  for (const { order } of orders) expect(await expectBalance(order.id)).toMatchObject({ due: 0 });
  expect(await Promise.all(goods.map(stockOf))).toEqual(goods.map(() => 500 - paid));
  const uses = await query<{ uses: string }>(
    sql`SELECT uses FROM coupons WHERE code IN (${coupons[0]}, ${coupons[1]})`,
  );
  expect(uses.reduce((sum, one) => sum + Number(one.uses), 0)).toBe(paid);
});

it('a course for nothing, ordered in ten tabs at once, is given once and takes one use of its coupon', async () => {
  const [member] = await makeCrowd(1);
  const [course, coupon] = [await makeProduct({ price: 100 }), await makeCoupon({ value: 100, maxUses: 50 })];
  const items = [{ productId: course, quantity: 1 }];
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => tryOrder<Order & Failure>(member!, items, 0, { coupon })),
  );
  expect(won(responses)).toHaveLength(1);
  expect(new Set(responses.flatMap(({ body }) => body.error?.code ?? []))).toEqual(new Set(['ALREADY_OWNED']));
  expect(await query(sql`SELECT 1 FROM entitlements WHERE user_id = ${member!.id} AND kind = 'course'`)).toHaveLength(
    1,
  );
  expect(await query(sql`SELECT 1 FROM coupons WHERE code = ${coupon} AND uses = 1`)).toHaveLength(1);
});

it('the last piece goes to one of a hundred, who pays while the others try again', async () => {
  const crowd = await makeCrowd(100);
  const last = await makeProduct({ price: 100, stock: 1, grants: [{ kind: 'goods' }] });
  const items = [{ productId: last, quantity: 1 }];
  const first = await Promise.all(crowd.map((member) => tryOrder<Order & Failure>(member, items, 100)));
  const winner = first.findIndex(({ status }) => status === 200);
  expect(won(first)).toHaveLength(1);
  const { body: page } = await start(crowd[winner]!, first[winner]!.body.id);
  const again = await Promise.all([
    ...crowd.filter((_, index) => index !== winner).map((member) => tryOrder<Failure>(member, items, 100)),
    press(page.redirectUrl, 'approve').then(() => ({ status: 409 })),
  ]);
  expect(won(again)).toEqual([]);
  expect((await orderOf(crowd[winner]!, first[winner]!.body.id)).status).toBe('PAID');
  expect(await stockOf(last)).toBe(0);
});

it('orders, payments and refunds of one account at once neither wait for ever nor mix', async () => {
  const [member] = await makeCrowd(1);
  const courses = await Promise.all(Array.from({ length: 8 }, () => makeProduct({ price: 100 })));
  const bought = [];
  for (const course of courses.slice(0, 4)) bought.push(await buy(member!, [course], 100));
  const waiting = await Promise.all(
    courses.slice(4).map(async (course) => {
      const order = await placeOrder(member!, [{ productId: course, quantity: 1 }], 100);
      return { order, page: (await start(member!, order.id)).body };
    }),
  );
  const responses = await Promise.all([
    ...bought.flatMap(({ id }) => Array.from({ length: 5 }, () => askRefund<Order>(member!, id, 100))),
    ...waiting.flatMap(({ page }) => Array.from({ length: 5 }, () => deliverWebhook(news(page.paymentId, 100)))),
    ...courses.map((course) => tryOrder<Order>(member!, [{ productId: course, quantity: 1 }], 100)),
  ]);
  expect(statuses(responses).filter((status) => status >= 500)).toEqual([]);
  const payload = await platform();
  await Promise.all([1, 2, 3].map(() => drainOutbox(payload, undefined, { lane: 'money' })));
  for (const { id } of bought)
    expect(await expectBalance(id)).toMatchObject({ captured: 100, refunded: 100, due: 0, retained: 0 });
  for (const { order } of waiting) expect(await expectBalance(order.id)).toMatchObject({ captured: 100, due: 0 });
  const held = await query<{ product_code: string }>(
    sql`SELECT product_code FROM entitlements WHERE user_id = ${member!.id} AND kind = 'course' AND revoked_at IS NULL`,
  );
  expect(held.map(({ product_code }) => product_code).sort()).toEqual(courses.slice(4).sort());
});

import { describe, expect, it } from 'vitest';
import type { Entitlement } from '@/lib/fulfilment/contract';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
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
import {
  askRefund,
  buy,
  expectBalance,
  keyed,
  orderOf,
  payEarlier,
  placeOrder,
  press,
  refundQuote,
  start,
  stockOf,
  tryOrder,
  type Failure,
} from '@/tests/setup/trade';

const owned = async (member: Member) => (await call<Entitlement[]>('user/entitlements', { token: member.token })).body;
const ofOrder = async (member: Member, orderId: string) =>
  (await owned(member)).filter((one) => one.orderId === orderId);
const newMember = async () => (await makeCrowd(1))[0]!;
const redeem = (member: Member, code: string) =>
  call<Failure>('ecommerce/redeem', { token: member.token, body: { code } });
const openLesson = (member: Member, plan: string, lesson = 1) =>
  call<Failure & { openedAt: string }>(`course/coursePlans/${plan}/lessons/${lesson}/open`, {
    token: member.token,
    method: 'POST',
  });

async function makePlan(lessonCount = 3, isTrial = false): Promise<string> {
  const code = unique('plan');
  const payload = await platform();
  await payload.create({
    collection: 'coursePlans',
    locale: 'zh-TW',
    data: { code, title: '課程', lessonCount, isTrial },
  });
  return code;
}
/** A course on sale whose lessons can be opened. */
const makeCourse = async (price: number) => makeProduct({ code: await makePlan(), price });

describe('an opened lesson', () => {
  it('is noted once, at its first time, however often it is told at once', async () => {
    const [member, course] = [await newMember(), await makeCourse(500)];
    await buy(member, [course], 500);
    const responses = await Promise.all(Array.from({ length: 20 }, () => openLesson(member, course, 2)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => body.openedAt)).size).toBe(1);
    expect((await openLesson(member, course, 2)).body.openedAt).toBe(responses[0]!.body.openedAt);
    expect(await query(sql`SELECT lesson FROM lesson_openings WHERE user_id = ${member.id}`)).toHaveLength(1);
  });

  it('is one that there is, of a course that the person may watch', async () => {
    const [member, other, course] = [await newMember(), await newMember(), await makeCourse(500)];
    await buy(member, [course], 500);
    const codeOf = async (who: Member, plan: string, lesson?: number) =>
      (await openLesson(who, plan, lesson)).body.error?.code;
    expect(await codeOf(member, course, 4)).toBe('NOT_FOUND');
    expect(await codeOf(member, 'no-such-plan')).toBe('NOT_FOUND');
    expect(await codeOf(member, course, 0)).toBe('VALIDATION_FAILED');
    expect(await codeOf(other, course)).toBe('FORBIDDEN');
    expect(await codeOf({ ...other, token: 'x'.repeat(40) }, course)).toBe('UNAUTHENTICATED');
    // Trial courses are open to every member.
    expect(await codeOf(other, await makePlan(1, true))).toBeUndefined();
    expect(await query(sql`SELECT id FROM lesson_openings WHERE plan = ${course}`)).toHaveLength(0);
  });
});

describe('a refund', () => {
  it('gives everything back in the first days: money, access and the word to the buyer', async () => {
    const member = await makeMember('ja-JP');
    const course = await makeCourse(1000);
    const order = await buy(member, [course], 1000);
    expect(await refundQuote(member, order.id)).toMatchObject({
      line: 0,
      paid: 1000,
      amount: 1000,
      percent: 100,
      day: 1,
      refusal: null,
    });
    const { status, body } = await askRefund(member, order.id, 1000);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'REFUNDED', refunded: 1000 });
    expect(body.lines[0]).toMatchObject({ refunded: 1000, isReturned: true });
    expect(body.refunds).toMatchObject([{ line: 0, amount: 1000, status: 'PENDING', doneAt: null }]);
    expect(await ofOrder(member, order.id)).toEqual([]);
    const plans = await call<{ id: string; owned: boolean }[]>(`course/coursePlans?username=${member.username}`, {
      token: member.token,
    });
    expect(plans.body.find(({ id }) => id === course)?.owned).toBe(false);
    const log = await call<{ orderId: string; isRefund: boolean }[]>('user/getOwnPurchaseLog', { token: member.token });
    expect(log.body.find(({ orderId }) => orderId === order.id)?.isRefund).toBe(true);
    expect(await expectBalance(order.id)).toMatchObject({ due: 1000, refunded: 0, retained: 0 });

    await drainOutbox(await platform());
    expect(await expectBalance(order.id)).toMatchObject({ due: 0, refunded: 1000, retained: 0 });
    const [refund] = (await orderOf(member, order.id)).refunds;
    expect(refund).toMatchObject({ status: 'DONE', doneAt: expect.any(String) });
    const emails = await query<{ subject: string; html: string; locale: string }>(
      sql`SELECT subject, html, locale FROM outbox WHERE template = 'refund' AND "to" = ${member.email}`,
    );
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ locale: 'ja-JP', subject: `ご注文 ${order.id} の返金を受け付けました` });
    expect(emails[0]!.html).toContain(`講座 ${course}`);
    // It can be bought again.
    expect((await tryOrder(member, [{ productId: course, quantity: 1 }], 1000)).status).toBe(200);
  });

  it('goes by the day: all to day 7, 30 % to day 14, then nothing', async () => {
    const [member, course] = [await newMember(), await makeCourse(995)];
    const order = await buy(member, [course], 995);
    await payEarlier(order.id, 6);
    expect(await refundQuote(member, order.id)).toMatchObject({ day: 7, amount: 995, percent: 100 });
    await payEarlier(order.id, 1);
    expect(await refundQuote(member, order.id)).toMatchObject({ day: 8, amount: 299, percent: 30 });
    await payEarlier(order.id, 7);
    expect(await refundQuote(member, order.id)).toMatchObject({ day: 15, amount: 0, refusal: 'TOO_LATE', until: null });
    expect((await askRefund<Failure>(member, order.id, 299)).body.error.code).toBe('TOO_LATE');
    await payEarlier(order.id, -1);
    const { body } = await askRefund(member, order.id, 299);
    expect(body).toMatchObject({ status: 'PARTLY_REFUNDED', refunded: 299 });
    expect(body.lines[0]).toMatchObject({ isReturned: true });
    expect(await ofOrder(member, order.id)).toEqual([]);
    expect((await askRefund<Failure>(member, order.id, 299)).body.error.code).toBe('ALREADY_REFUNDED');
    expect(await expectBalance(order.id)).toMatchObject({ due: 299, retained: 696 });
  });

  it('takes one line and nothing of the others, each for what was paid for it', async () => {
    const [member, coupon] = [await newMember(), await makeCoupon({ value: 10 })];
    const [course, hours] = [
      await makeCourse(333),
      await makeProduct({ type: 'more', price: 667, grants: [{ kind: 'hours', amount: 500 }] }),
    ];
    const items = [course, hours].map((productId) => ({ productId, quantity: 1 }));
    const { body: placed } = await tryOrder(member, items, 900, { coupon });
    await press((await start(member, placed.id)).body.redirectUrl, 'approve');
    const quotes = [await refundQuote(member, placed.id, 0), await refundQuote(member, placed.id, 1)];
    expect(quotes[0]!.amount + quotes[1]!.amount).toBe(900);
    const first = await askRefund(member, placed.id, quotes[0]!.amount);
    expect(first.body.status).toBe('PARTLY_REFUNDED');
    expect((await ofOrder(member, placed.id)).map(({ kind }) => kind)).toEqual(['hours']);
    const log = await call<{ productId: string; isRefund: boolean }[]>('user/getOwnPurchaseLog', {
      token: member.token,
    });
    expect(log.body.filter(({ isRefund }) => !isRefund).map(({ productId }) => productId)).toEqual([hours]);
    const second = await askRefund(member, placed.id, quotes[1]!.amount, { line: 1 });
    expect(second.body).toMatchObject({ status: 'REFUNDED', refunded: 900 });
    await drainOutbox(await platform(), undefined, { lane: 'money' });
    expect(await expectBalance(placed.id)).toMatchObject({ refunded: 900, due: 0, retained: 0 });
  });

  it('is rejected once a lesson was opened, for VIP and exams, and for what was not paid or cost nothing', async () => {
    const [member, course] = [await newMember(), await makeCourse(500)];
    const order = await buy(member, [course], 500);
    await openLesson(member, course);
    expect((await refundQuote(member, order.id)).refusal).toBe('LESSON_OPENED');
    expect((await askRefund<Failure>(member, order.id, 500)).body.error.code).toBe('LESSON_OPENED');
    const vip = await makeProduct({ type: 'vip', price: 300, grants: [{ kind: 'vip', months: 1 }] });
    expect((await askRefund<Failure>(member, (await buy(member, [vip], 300)).id, 300)).body.error.code).toBe(
      'NOT_REFUNDABLE',
    );
    const free = await makeProduct({ price: 0 });
    const { body: gift } = await tryOrder(member, [{ productId: free, quantity: 1 }], 0);
    expect((await refundQuote(member, gift.id)).refusal).toBe('NOT_REFUNDABLE');
    const unpaid = await placeOrder(member, [{ productId: await makeProduct({ price: 90 }), quantity: 1 }], 90);
    expect(await refundQuote(member, unpaid.id)).toMatchObject({ refusal: 'NOT_PAID', day: null, until: null });
    expect((await askRefund<Failure>(member, unpaid.id, 90)).body.error.code).toBe('NOT_PAID');
    // None of these requests changed anything.
    expect(await expectBalance(order.id)).toMatchObject({ due: 0, retained: 500 });
    expect((await ofOrder(member, order.id)).length).toBe(1);
  });

  it('stands by the rule of the day of sale, whatever becomes of the product', async () => {
    const [member, course] = [await newMember(), await makeCourse(500)];
    const order = await buy(member, [course], 500);
    await openLesson(member, course);
    const payload = await platform();
    const named = { code: { equals: course } };
    await payload.update({ collection: 'products', where: named, data: { type: 'more' } });
    expect((await refundQuote(member, order.id)).refusal).toBe('LESSON_OPENED');
    await payload.delete({ collection: 'products', where: named });
    expect((await refundQuote(member, order.id)).refusal).toBe('LESSON_OPENED');
  });

  it('of a bundle voids its codes and calls back the gifts made of them', async () => {
    const [member, friend, course] = [await newMember(), await newMember(), await makeCourse(500)];
    const bundle = await makeProduct({
      type: 'bundle',
      price: 900,
      grants: [
        { kind: 'redeemCode', ref: course, amount: 2 },
        { kind: 'vip', months: 3 },
      ],
    });
    const order = await buy(member, [bundle], 900);
    const codes = (await ofOrder(member, order.id)).flatMap(({ code }) => code ?? []);
    expect(codes).toHaveLength(2);
    const [row] = await query<{ id: number }>(sql`SELECT id FROM redeem_codes WHERE code = ${codes[0]}`);
    await query(sql`INSERT INTO gifts (public_id, user_id, code_id, recipient_name, locale)
      VALUES (${unique('gift')}, ${member.id}, ${row!.id}, 'Kiki', 'zh-TW')`);
    expect((await askRefund(member, order.id, 900)).status).toBe(200);
    for (const code of codes) expect((await redeem(friend, code)).body.error.code).toBe('CODE_INVALID');
    expect(await query(sql`SELECT status FROM gifts WHERE code_id = ${row!.id}`)).toEqual([{ status: 'CANCELLED' }]);
    expect(await ofOrder(member, order.id)).toEqual([]);
  });

  it('of a bundle is rejected once one of its codes was redeemed, by whomever', async () => {
    const [member, friend, course] = [await newMember(), await newMember(), await makeCourse(500)];
    const bundle = await makeProduct({
      type: 'bundle',
      price: 900,
      grants: [{ kind: 'redeemCode', ref: course, amount: 2 }],
    });
    const order = await buy(member, [bundle], 900);
    const [code] = (await ofOrder(member, order.id)).flatMap((one) => one.code ?? []);
    expect((await redeem(friend, code!)).status).toBe(200);
    expect((await askRefund<Failure>(member, order.id, 900)).body.error.code).toBe('CODE_REDEEMED');
    // The right that a code gave has no order and no refund of its own; its lessons are open to the redeemer.
    expect((await openLesson(friend, course)).status).toBe(200);
    expect((await openLesson(member, course)).status).toBe(403);
  });
});

describe('goods', () => {
  const makeGoods = (stock: number) =>
    makeProduct({ type: 'physicalGood', price: 400, stock, requiresShipping: true, grants: [{ kind: 'goods' }] });
  const shipmentOf = async (orderId: string) =>
    (
      await query<{ status: string; codes: string[] }>(sql`
        SELECT s.status::text, array_agg(i.product_code ORDER BY i._order) AS codes FROM shipments s
        JOIN shipments_items i ON i._parent_id = s.id JOIN orders o ON o.id = s.order_id WHERE o.number = ${orderId} GROUP BY s.id`)
    )[0];

  it('leave a shipment that has not left; one that would be empty never leaves. The stock stays as it is', async () => {
    const [member, board, bowl] = [await newMember(), await makeGoods(5), await makeGoods(5)];
    const order = await buy(member, [board, bowl], 800);
    await askRefund(member, order.id, 400);
    expect(await shipmentOf(order.id)).toEqual({ status: 'PREPARING', codes: [bowl] });
    await askRefund(member, order.id, 400, { line: 1 });
    expect(await shipmentOf(order.id)).toEqual({ status: 'CANCELLED', codes: [bowl] });
    expect(await Promise.all([board, bowl].map(stockOf))).toEqual([4, 4]);
  });

  it('that have left are refunded by the day all the same', async () => {
    const [member, board] = [await newMember(), await makeGoods(5)];
    const order = await buy(member, [board], 400);
    await query(
      sql`UPDATE shipments SET status = 'SHIPPED' WHERE order_id = (SELECT id FROM orders WHERE number = ${order.id})`,
    );
    await payEarlier(order.id, 9);
    const { body } = await askRefund(member, order.id, 120);
    expect(body.lines[0]).toMatchObject({ refunded: 120, isReturned: true });
    expect((await shipmentOf(order.id))?.status).toBe('SHIPPED');
  });
});

describe('safety', () => {
  it('shows and refunds nobody else’s order, and no line there is not', async () => {
    const [member, other, course] = [await newMember(), await newMember(), await makeCourse(500)];
    const order = await buy(member, [course], 500);
    const path = `ecommerce/orders/${order.id}/lines/0/refund`;
    expect((await call(path, { token: other.token })).status).toBe(404);
    expect((await askRefund(other, order.id, 500)).status).toBe(404);
    expect((await call(path)).status).toBe(401);
    expect((await call(path, { body: { amount: 500 }, headers: keyed() })).status).toBe(401);
    expect((await askRefund(member, order.id, 500, { line: 1 })).status).toBe(404);
    expect((await askRefund(member, order.id, 500, { headers: {} })).status).toBe(400);
    expect((await expectBalance(order.id))?.retained).toBe(500);
  });

  it('takes the sum that was shown and no other; one key is one refund', async () => {
    const [member, course, second] = [await newMember(), await makeCourse(500), await makeCourse(500)];
    const order = await buy(member, [course, second], 1000);
    for (const amount of [499, 501, 0, 500.5]) {
      const { status, body } = await askRefund<Failure>(member, order.id, amount);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(['REFUND_CHANGED', 'VALIDATION_FAILED']).toContain(body.error.code);
    }
    const one = keyed();
    const responses = [
      await askRefund(member, order.id, 500, { headers: one }),
      await askRefund(member, order.id, 500, { headers: one }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses[1]!.body.refunds).toHaveLength(1);
    expect((await askRefund<Failure>(member, order.id, 500, { line: 1, headers: one })).body.error.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect(await expectBalance(order.id)).toMatchObject({ due: 500, retained: 500 });
  });

  it('is one refund for 50 at once, by one key or by many', async () => {
    const [member, course, second] = [await newMember(), await makeCourse(500), await makeCourse(300)];
    const order = await buy(member, [course, second], 800);
    const one = keyed();
    const same = await Promise.all(
      Array.from({ length: 50 }, () => askRefund(member, order.id, 500, { headers: one })),
    );
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200]));
    const many = await Promise.all(
      Array.from({ length: 50 }, () => askRefund<Failure>(member, order.id, 300, { line: 1 })),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(many.flatMap(({ body }) => body.error?.code ?? []))).toEqual(new Set(['ALREADY_REFUNDED']));
    // Several workers call the provider at once.
    const payload = await platform();
    await Promise.all([1, 2, 3].map(() => drainOutbox(payload, undefined, { lane: 'money' })));
    expect(await expectBalance(order.id)).toMatchObject({ refunded: 800, due: 0, retained: 0 });
    // Entries of a worker that died before it marked them are done again.
    const again = await query(sql`UPDATE outbox SET status = 'PENDING', next_attempt_at = now() WHERE dedupe_key IN (
      SELECT 'refund:' || r.public_id FROM refunds r JOIN orders o ON o.id = r.order_id WHERE o.number = ${order.id}) RETURNING id`);
    expect(again).toHaveLength(2);
    await drainOutbox(payload, undefined, { lane: 'money' });
    expect(await expectBalance(order.id)).toMatchObject({ refunded: 800, due: 0, retained: 0 });
    expect((await orderOf(member, order.id)).refunds).toHaveLength(2);
  });

  it('and the redemption of a code: one of them wins', async () => {
    const [member, friend] = [await newMember(), await newMember()];
    for (let round = 0; round < 6; round += 1) {
      const course = await makeCourse(100);
      const bundle = await makeProduct({ type: 'bundle', price: 90, grants: [{ kind: 'redeemCode', ref: course }] });
      const order = await buy(member, [bundle], 90);
      const code = (await ofOrder(member, order.id)).flatMap((one) => one.code ?? [])[0]!;
      const both = [() => askRefund<Failure>(member, order.id, 90), () => redeem(friend, code)];
      const responses = await Promise.all((round % 2 ? both : both.reverse()).map((ask) => ask()));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      const isRefunded = (await orderOf(member, order.id)).status === 'REFUNDED';
      const opens = (await owned(friend)).some(({ productId }) => productId === course);
      expect(opens).toBe(!isRefunded);
      expect((await expectBalance(order.id))?.retained).toBe(isRefunded ? 0 : 90);
    }
  });

  it('and the opening of a lesson: one of them wins', async () => {
    const member = await newMember();
    for (let round = 0; round < 6; round += 1) {
      const course = await makeCourse(100);
      const order = await buy(member, [course], 100);
      const both = [() => askRefund<Failure>(member, order.id, 100), () => openLesson(member, course)];
      const responses = await Promise.all((round % 2 ? both : both.reverse()).map((ask) => ask()));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it('returns a line that two tabs paid for once and no more', async () => {
    const [member, course] = [await newMember(), await makeCourse(500)];
    const items = [{ productId: course, quantity: 1 }];
    const orders = [await placeOrder(member, items, 500), await placeOrder(member, items, 500)];
    const pages = await Promise.all(orders.map(({ id }) => start(member, id)));
    for (const { body } of pages) await press(body.redirectUrl, 'approve');
    expect((await refundQuote(member, orders[1]!.id)).refusal).toBe('ALREADY_REFUNDED');
    expect((await orderOf(member, orders[1]!.id)).lines[0]).toMatchObject({ refunded: 500, isReturned: true });
    // The one that counts is refunded by the rule.
    expect((await askRefund(member, orders[0]!.id, 500)).status).toBe(200);
    await drainOutbox(await platform(), undefined, { lane: 'money' });
    for (const { id } of orders) expect(await expectBalance(id)).toMatchObject({ refunded: 500, due: 0, retained: 0 });
  });
});

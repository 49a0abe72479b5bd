import { describe, expect, it } from 'vitest';
import type { CoursePlan } from '@/lib/fulfilment/plans-contract';
import type { Order } from '@/lib/orders/shapes';
import type { PricedCart } from '@/lib/catalogue/priced-cart';
import type { AccountExport } from '@/lib/privacy/contract';
import type { Entitlement } from '@/lib/fulfilment/contract';
import type { PurchaseLogEntry } from '@/lib/orders/purchase-log-contract';
import type { SessionUser } from '@/lib/account/contract';
import { addMonths } from '@/lib/kernel/calendar';
import { expireOrders } from '@/platform/orders/end-order';
import { remindOfVip } from '@/platform/fulfilment/remind-of-vip';
import { composeMail } from '@/platform/kernel/mail/compose';
import { locales } from '@/lib/kernel/i18n/locales';
import { addLearner, learnersOf, removeLearner } from '@/tests/setup/family';
import { makeProvedMember } from '@/tests/setup/codes';
import {
  call,
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
  expectBalance,
  keyed,
  news,
  orderOf,
  press,
  refundQuote,
  start,
  deliverWebhook,
  tryOrder,
  type Failure,
} from '@/tests/setup/trade';

const parentOf = async (...names: string[]) => {
  const [parent] = await makeCrowd(1);
  const learners = [];
  for (const name of names) learners.push((await addLearner(parent!, { name })).id);
  return [parent!, ...learners] as [Member, ...string[]];
};
const one = (productId: string) => [{ productId, quantity: 1 }];
const orderFor = (member: Member, productId: string, total: number, learner?: string | null, rest: object = {}) =>
  tryOrder<Order & Failure>(member, one(productId), total, { ...(learner && { learner }), ...rest });
async function pay(member: Member, orderId: string): Promise<Order> {
  const { body } = await start(member, orderId);
  expect((await press(body.redirectUrl, 'approve')).status).toBe(303);
  return orderOf(member, orderId);
}
async function buyFor(
  member: Member,
  productId: string,
  total: number,
  learner: string | null | undefined,
): Promise<Order> {
  const { status, body } = await orderFor(member, productId, total, learner);
  expect(status).toBe(200);
  return pay(member, body.id);
}
const owned = async ({ token }: Member) => (await call<Entitlement[]>('user/entitlements', { token })).body;
const ownersOf = async (member: Member, productId: string) =>
  (await owned(member)).filter((held) => held.productId === productId).map(({ learner }) => learner);
const price = (member: Member, productId: string, rest: object) =>
  call<PricedCart & Failure>('ecommerce/cart/price', {
    token: member.token,
    body: { items: one(productId), currency: 'NTD', ...rest },
  });
const problemFor = async (member: Member, productId: string, learner?: string) =>
  (await price(member, productId, { learner })).body.lines[0]?.problem;

describe('a purchase for a learner', () => {
  it('gives it to that learner, and says so wherever it is listed', async () => {
    const [parent, mei] = await parentOf('Mei');
    const course = await makeProduct();
    const order = await buyFor(parent, course, 1200, mei);
    expect(order).toMatchObject({ status: 'PAID', learner: mei });
    expect(await ownersOf(parent, course)).toEqual([mei]);
    const { body: log } = await call<PurchaseLogEntry[]>('user/getOwnPurchaseLog', { token: parent.token });
    expect(log).toMatchObject([{ productId: course, learner: mei }]);
    const exported = (await call<AccountExport>('user/export', { token: parent.token })).body;
    expect(exported.learners).toMatchObject([{ name: 'Mei', birthYear: 2019, birthMonth: 5 }]);
    expect(exported.orders).toMatchObject([{ learner: 'Mei' }]);
    expect(exported.entitlements).toMatchObject([{ productId: course, learner: 'Mei' }]);
  });

  it('may be what the holder or another learner has, and not what they have', async () => {
    const [parent, mei, bo] = await parentOf('Mei', 'Bo');
    const course = await makeProduct();
    await buyFor(parent, course, 1200, null);
    expect(await problemFor(parent, course)).toBe('ALREADY_OWNED');
    expect(await problemFor(parent, course, mei)).toBeNull();
    await buyFor(parent, course, 1200, mei!);
    expect(await problemFor(parent, course, mei)).toBe('ALREADY_OWNED');
    const again = await orderFor(parent, course, 0, mei);
    expect([again.status, again.body.error.code]).toEqual([409, 'ALREADY_OWNED']);
    await buyFor(parent, course, 1200, bo!);
    expect((await ownersOf(parent, course)).sort()).toEqual([bo, mei, null].sort());
  });

  it('is for nobody else’s learner, and a gift is for none', async () => {
    const [[parent, mei], [stranger]] = [await parentOf('Mei'), await parentOf()];
    const course = await makeProduct();
    for (const response of [
      await price(stranger, course, { learner: mei }),
      await orderFor(stranger, course, 1200, mei),
      await call<Failure>('ecommerce/redeem', {
        token: stranger.token,
        body: { code: 'AAAA-AAAA-AAAA-AAAA', learner: mei },
      }),
    ])
      expect([response.status, response.body.error.code]).toEqual([404, 'LEARNER_UNKNOWN']);
    const gift = await orderFor(parent, course, 1200, mei, { asGift: true });
    expect([gift.status, gift.body.error.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(await query(sql`SELECT 1 FROM orders WHERE user_id IN (${stranger.id}, ${parent.id})`)).toEqual([]);
  });

  it('twice at once for one learner is fulfilled once, and the other goes back', async () => {
    const [parent, mei] = await parentOf('Mei');
    const course = await makeProduct();
    const orders = await Promise.all([1, 2].map(async () => (await orderFor(parent, course, 1200, mei)).body.id));
    const started = await Promise.all(orders.map(async (id) => (await start(parent, id)).body.paymentId));
    await Promise.all(started.map((paymentId) => deliverWebhook(news(paymentId, 1200))));
    expect(await ownersOf(parent, course)).toEqual([mei]);
    const states = await Promise.all(orders.map(async (id) => (await orderOf(parent, id)).status));
    expect(states.sort()).toEqual(['PAID', 'REFUNDED']);
    for (const id of orders) await expectBalance(id);
  });

  it('for two learners at once is fulfilled to both', async () => {
    const [parent, mei, bo] = await parentOf('Mei', 'Bo');
    const course = await makeProduct();
    const orders = await Promise.all([mei, bo].map(async (one) => (await orderFor(parent, course, 1200, one)).body.id));
    const started = await Promise.all(orders.map(async (id) => (await start(parent, id)).body.paymentId));
    await Promise.all(
      started.flatMap((paymentId) => [deliverWebhook(news(paymentId, 1200)), deliverWebhook(news(paymentId, 1200))]),
    );
    expect((await ownersOf(parent, course)).sort()).toEqual([bo, mei].sort());
    for (const id of orders) expect((await expectBalance(id))?.retained).toBe(1200);
  });

  it('of what costs nothing is one for each person, however many are asked for at once', async () => {
    const [parent, mei] = await parentOf('Mei');
    const course = await makeProduct({ price: 0 });
    const responses = await Promise.all(
      [mei, mei, mei, null, null].map(async (learner) => (await orderFor(parent, course, 0, learner)).status),
    );
    expect(responses.filter((status) => status === 200)).toHaveLength(2);
    expect((await ownersOf(parent, course)).sort()).toEqual([mei, null].sort());
  });

  it('sent again with the same key is the same order, and with another learner none', async () => {
    const [parent, mei, bo] = await parentOf('Mei', 'Bo');
    const course = await makeProduct();
    const headers = keyed();
    const body = { items: one(course), currency: 'NTD', locale: 'zh-TW', expectedTotal: 1200 };
    const send = (learner: string | undefined) =>
      call<Order & Failure>('ecommerce/orders', { token: parent.token, headers, body: { ...body, learner } });
    const first = await send(mei);
    expect((await send(mei)).body.id).toBe(first.body.id);
    for (const other of [bo, undefined]) expect((await send(other)).body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('what each of a family has', () => {
  it('is watched by whoever is logged in, and told for each', async () => {
    const [parent, mei] = await parentOf('Mei');
    const course = await makeProduct();
    const payload = await platform();
    await payload.create({
      collection: 'coursePlans',
      locale: 'zh-TW',
      data: { code: course, title: course, lessonCount: 3 },
    });
    const plan = async () =>
      (await call<CoursePlan[]>(`course/coursePlans?username=${parent.username}`, { token: parent.token })).body.find(
        ({ id }) => id === course,
      );
    expect(await plan()).toMatchObject({ owned: false, ownedBy: [] });
    await buyFor(parent, course, 1200, mei);
    expect(await plan()).toMatchObject({ owned: true, ownedBy: [mei] });
    await buyFor(parent, course, 1200, null);
    expect((await plan())?.ownedBy).toEqual([null, mei]);
    const opened = await call(`course/coursePlans/${course}/lessons/1/open`, { token: parent.token, method: 'POST' });
    expect(opened.status).toBe(200);
  });

  it('is VIP of their own: months are added to theirs, and to nobody else’s', async () => {
    const parent = await makeProvedMember();
    const mei = (await addLearner(parent)).id;
    const vip = await makeProduct({ type: 'vip', price: 300, grants: [{ kind: 'vip', months: 1 }] });
    const end = async () => (await learnersOf(parent))[0]?.vipEndAt ?? null;
    const ownEnd = async () => (await call<SessionUser>('user', { token: parent.token })).body.vipEndAt;
    const before = await ownEnd();
    await buyFor(parent, vip, 300, mei);
    const first = await end();
    expect(Math.abs(Date.parse(first!) - addMonths(new Date(), 1).getTime())).toBeLessThan(60_000);
    await buyFor(parent, vip, 300, mei);
    expect(await end()).toBe(addMonths(new Date(first!), 1).toISOString());
    expect(await ownEnd()).toBe(before);
    await buyFor(parent, vip, 300, null);
    expect(await ownEnd()).toBe(addMonths(new Date(before!), 1).toISOString());
  });

  it('two payments for VIP of one learner at once are two months', async () => {
    const [parent, mei] = await parentOf('Mei');
    const vip = await makeProduct({ type: 'vip', price: 300, grants: [{ kind: 'vip', months: 1 }] });
    const ids = await Promise.all([1, 2].map(async () => (await orderFor(parent, vip, 300, mei)).body.id));
    const started = await Promise.all(ids.map(async (id) => (await start(parent, id)).body.paymentId));
    await Promise.all(started.map((paymentId) => deliverWebhook(news(paymentId, 300))));
    const [first, second] = (await owned(parent)).sort((a, b) => a.startsAt.localeCompare(b.startsAt));
    expect([first?.learner, second?.learner]).toEqual([mei, mei]);
    expect(second?.startsAt).toBe(first?.endsAt);
  });

  it('of passes and minutes is counted for the one it was bought for', async () => {
    const [parent, mei] = await parentOf('Mei');
    const hours = await makeProduct({ type: 'more', price: 250, grants: [{ kind: 'hours', amount: 1000 }] });
    const pass = await makeProduct({ type: 'more', price: 200, grants: [{ kind: 'lecture', months: 1 }] });
    await buyFor(parent, hours, 250, mei);
    await buyFor(parent, pass, 200, mei);
    await buyFor(parent, hours, 250, null);
    const lines = (await owned(parent)).map(({ kind, amount, learner }) => `${kind} ${amount} ${learner}`);
    expect(lines.sort()).toEqual([`hours 1000 ${mei}`, 'hours 1000 null', `lecture 1 ${mei}`].sort());
    expect((await call<SessionUser>('user', { token: parent.token })).body.liveCourseEndAt).toBeNull();
  });

  it('that ends within a week is written about with their name, once', async () => {
    const [parent, mei] = await parentOf('Mei');
    const vip = await makeProduct({ type: 'vip', price: 300, grants: [{ kind: 'vip', months: 1 }] });
    await buyFor(parent, vip, 300, mei);
    await query(sql`UPDATE users SET email_proved_at = now() WHERE id = ${parent.id}`);
    await query(sql`UPDATE entitlements SET ends_at = now() + interval '3 days' WHERE user_id = ${parent.id}`);
    const payload = await platform();
    await Promise.all([remindOfVip(payload, new Date()), remindOfVip(payload, new Date())]);
    const emails = await query<{ data: { learner: string | null } }>(
      sql`SELECT data FROM outbox WHERE "to" = ${parent.email} AND template = 'vipEndsSoon'`,
    );
    expect(emails.map(({ data }) => data.learner)).toEqual(['Mei']);
    for (const locale of locales) {
      const data = { name: '林小棋', username: 'kiki', endsAt: '2026-12-03T16:30:00.000Z' };
      const compose = (more: object) => composeMail('vipEndsSoon', locale, { ...data, ...more });
      const [named, own] = [await compose({ isLearners: true, learner: 'Mei' }), await compose({})];
      expect(named.text).toContain('Mei');
      expect(named.subject).not.toBe(own.subject);
    }
  });

  it('by a course code is chosen when it is redeemed, and once', async () => {
    const [parent, mei, bo] = await parentOf('Mei', 'Bo');
    const course = await makeProduct();
    const bundle = await makeProduct({ type: 'bundle', price: 500, grants: [{ kind: 'redeemCode', ref: course }] });
    // It was ordered for Mei, but the code belongs to the account.
    await buyFor(parent, bundle, 500, mei);
    const [held] = await owned(parent);
    expect(held).toMatchObject({ kind: 'redeemCode', learner: null });
    const redeem = (learner: string | null) =>
      call<Failure>('ecommerce/redeem', {
        token: parent.token,
        body: { code: held!.code, ...(learner && { learner }) },
      });
    const responses = await Promise.all([bo!, mei!, bo!].map(redeem));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [owner, ...others] = await ownersOf(parent, course);
    expect([mei, bo]).toContain(owner);
    expect(others).toEqual([]);
  });
});

describe('a refund in a family', () => {
  it('takes what that line gave, and nothing of anybody else', async () => {
    const [parent, mei] = await parentOf('Mei');
    const course = await makeProduct();
    await buyFor(parent, course, 1200, null);
    const order = await buyFor(parent, course, 1200, mei);
    expect((await askRefund(parent, order.id, 1200)).status).toBe(200);
    expect(await ownersOf(parent, course)).toEqual([null]);
    await expectBalance(order.id);
    // It can be bought for her again.
    expect(await problemFor(parent, course, mei)).toBeNull();
  });

  it('of a course that the account has opened is rejected, for whomever it was bought', async () => {
    const [parent, mei] = await parentOf('Mei');
    const course = await makeProduct();
    await (
      await platform()
    ).create({ collection: 'coursePlans', locale: 'zh-TW', data: { code: course, title: course, lessonCount: 1 } });
    const own = await buyFor(parent, course, 1200, null);
    const theirs = await buyFor(parent, course, 1200, mei);
    await call(`course/coursePlans/${course}/lessons/1/open`, { token: parent.token, method: 'POST' });
    for (const { id } of [own, theirs]) expect((await refundQuote(parent, id)).refusal).toBe('LESSON_OPENED');
  });
});

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < times; done += 1) await work();
}

describe('a learner is removed', () => {
  const code = async (member: Member, id: string) =>
    (await removeLearner<Failure>(member, id)).body.error?.code ?? null;

  it('not while something is theirs, and then again once it went back', async () => {
    const [parent, mei] = await parentOf('Mei');
    const course = await makeProduct();
    const order = await buyFor(parent, course, 1200, mei);
    expect(await learnersOf(parent)).toMatchObject([{ canBeRemoved: false }]);
    expect(await code(parent, mei!)).toBe('LEARNER_IN_USE');
    await askRefund(parent, order.id, 1200);
    expect(await learnersOf(parent)).toMatchObject([{ canBeRemoved: true }]);
    expect(await code(parent, mei!)).toBeNull();
    expect(await owned(parent)).toEqual([]);
    expect(await orderOf(parent, order.id)).toMatchObject({ status: 'REFUNDED', learner: null });
  });

  it('not while an order for them waits to be paid', async () => {
    const [parent, mei] = await parentOf('Mei');
    const course = await makeProduct();
    const { body: order } = await orderFor(parent, course, 1200, mei);
    expect(await code(parent, mei!)).toBe('LEARNER_IN_USE');
    await call(`ecommerce/orders/${order.id}/cancel`, { token: parent.token, method: 'POST' });
    expect(await code(parent, mei!)).toBeNull();
  });

  it('and a payment that comes after that goes back', async () => {
    const [parent, mei] = await parentOf('Mei');
    const course = await makeProduct();
    const { body: order } = await orderFor(parent, course, 1200, mei);
    const { body: payment } = await start(parent, order.id);
    await query(sql`UPDATE orders SET expires_at = now() - interval '1 minute' WHERE number = ${order.id}`);
    await expireOrders(await platform(), new Date());
    expect(await code(parent, mei!)).toBeNull();
    await deliverWebhook(news(payment.paymentId, 1200));
    expect(await owned(parent)).toEqual([]);
    const row = await expectBalance(order.id);
    expect([row?.captured, row?.retained]).toEqual([1200, 0]);
  });

  it('or has what is bought at that moment, never both', async () => {
    const course = await makeProduct();
    for (let round = 0; round < 8; round += 1) {
      const [parent, mei] = await parentOf('Mei');
      const [ordered, removed] = await Promise.all([
        orderFor(parent, course, 1200, mei),
        // A little later in each round.
        repeat(round, () => learnersOf(parent)).then(() => removeLearner<Failure>(parent, mei!)),
      ]);
      // The request that came first succeeds.
      expect([ordered.status === 200, removed.status === 200].filter(Boolean)).toHaveLength(1);
      if (ordered.status !== 200) expect(ordered.body.error.code).toBe('LEARNER_UNKNOWN');
      else {
        await pay(parent, ordered.body.id);
        expect(await ownersOf(parent, course)).toEqual([mei]);
      }
    }
  });

  it('with the account, name and birth', async () => {
    const parent = await makeMember();
    // A name of many digits would be taken for a telephone number.
    const name = unique('Mei').replace(/\d/g, 'k');
    const mei = (await addLearner(parent, { name })).id;
    const course = await makeProduct();
    await buyFor(parent, course, 1200, mei);
    const left = await call('user/deletion', { token: parent.token, body: { password: parent.password } });
    expect(left.status).toBe(200);
    expect(await query(sql`SELECT 1 FROM learners WHERE name = ${name}`)).toEqual([]);
    expect(
      await query(sql`SELECT learner_id FROM entitlements WHERE user_id = ${parent.id} AND product_code = ${course}`),
    ).toEqual([{ learner_id: null }]);
  });
});

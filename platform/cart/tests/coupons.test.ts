import { describe, expect, it } from 'vitest';
import type { Order } from '@/lib/orders/shapes';
import type { PricedCart } from '@/lib/catalogue/priced-cart';
import { call, makeCoupon, makeMember, makeProduct, query, sql, type Member } from '@/tests/setup/fixtures';
import {
  expectBalance,
  orderOf,
  press,
  start,
  deliverWebhook,
  news,
  tryOrder,
  type Failure,
} from '@/tests/setup/trade';

type Priced = Pick<PricedCart, 'total' | 'discount' | 'lines' | 'coupon'>;
async function price(
  productIds: string[],
  coupon: string,
  { token, currency = 'NTD' }: Partial<Member> & { currency?: string } = {},
) {
  const items = productIds.map((productId) => ({ productId, quantity: 1 }));
  const { body } = await call<Priced>('ecommerce/cart/price', {
    body: { items, currency, coupon },
    ...(token && { token }),
  });
  return body;
}
const problem = async (...asked: Parameters<typeof price>) => (await price(...asked)).coupon?.problem;

const order = (member: Member, productId: string, total: number, coupon: string) =>
  tryOrder<Order & Failure>(member, [{ productId, quantity: 1 }], total, { coupon });
const statesOf = (member: Member, coupon: string) =>
  query<{ status: string }>(
    sql`SELECT status::text FROM orders WHERE user_id = ${member.id} AND coupon = ${coupon} ORDER BY id`,
  ).then((rows) => rows.map(({ status }) => status));
const usesOf = async (code: string) =>
  Number((await query<{ uses: string }>(sql`SELECT uses FROM coupons WHERE code = ${code}`))[0]?.uses);

describe('a coupon that one account may use once', () => {
  it('is used by a paid order; the next one is told so, and others may have theirs', async () => {
    const [member, other, first, second, coupon] = [
      await makeMember(),
      await makeMember(),
      await makeProduct({ price: 500 }),
      await makeProduct({ price: 500 }),
      await makeCoupon({ maxUsesPerUser: 1 }),
    ];
    expect(await problem([first], coupon, member)).toBeNull();
    const paid = await order(member, first, 450, coupon);
    await press((await start(member, paid.body.id)).body.redirectUrl, 'approve');
    expect(await problem([second], coupon, member)).toBe('COUPON_USED_BY_YOU');
    const rejected = await order(member, second, 450, coupon);
    expect([rejected.status, rejected.body.error.code]).toEqual([409, 'COUPON_USED_BY_YOU']);
    expect(await problem([second], coupon, other)).toBeNull();
    expect((await order(other, second, 450, coupon)).status).toBe(200);
    // Before the login it is unknown; the checkout decides.
    expect(await problem([second], coupon)).toBeNull();
  });

  it('stays used when the order is refunded', async () => {
    const [member, product, coupon] = [
      await makeMember(),
      await makeProduct({ price: 500 }),
      await makeCoupon({ maxUsesPerUser: 1 }),
    ];
    const paid = await order(member, product, 450, coupon);
    await press((await start(member, paid.body.id)).body.redirectUrl, 'approve');
    await query(sql`UPDATE orders SET status = 'REFUNDED' WHERE number = ${paid.body.id}`);
    expect(await problem([product], coupon, member)).toBe('COUPON_USED_BY_YOU');
  });

  it('is held by one unpaid order, which gives way to the same account’s next', async () => {
    const [member, product, coupon] = [
      await makeMember(),
      await makeProduct({ price: 500, grants: [{ kind: 'hours', amount: 500 }] }),
      await makeCoupon({ maxUsesPerUser: 1 }),
    ];
    await order(member, product, 450, coupon);
    expect(await problem([product], coupon, member)).toBeNull();
    expect((await order(member, product, 450, coupon)).status).toBe(200);
    expect(await statesOf(member, coupon)).toEqual(['CANCELLED', 'PENDING']);
    expect(await usesOf(coupon)).toBe(1);
  });

  it('is not given up by an order that a provider works on', async () => {
    const [member, product, coupon] = [
      await makeMember(),
      await makeProduct({ price: 500, grants: [{ kind: 'hours', amount: 500 }] }),
      await makeCoupon({ maxUsesPerUser: 1 }),
    ];
    const { body } = await order(member, product, 450, coupon);
    const { paymentId } = (await start(member, body.id)).body;
    await deliverWebhook(news(paymentId, 450, 'PROCESSING'));
    expect(await problem([product], coupon, member)).toBe('COUPON_USED_BY_YOU');
    expect((await order(member, product, 450, coupon)).body.error.code).toBe('COUPON_USED_BY_YOU');
    await deliverWebhook(news(paymentId, 450));
    expect((await orderOf(member, body.id)).status).toBe('PAID');
  });

  it('is used once by an order that is paid after its time, if another one took its place', async () => {
    const [member, product, coupon] = [
      await makeMember(),
      await makeProduct({ price: 500, grants: [{ kind: 'hours', amount: 500 }] }),
      await makeCoupon({ maxUsesPerUser: 1 }),
    ];
    const { body: late } = await order(member, product, 450, coupon);
    const { paymentId } = (await start(member, late.id)).body;
    await query(sql`UPDATE orders SET expires_at = now() - interval '1 minute' WHERE number = ${late.id}`);
    expect((await order(member, product, 450, coupon)).status).toBe(200);
    await deliverWebhook(news(paymentId, 450));
    expect(await statesOf(member, coupon)).toEqual(['EXPIRED', 'PENDING']);
    expect(await usesOf(coupon)).toBe(1);
    await expectBalance(late.id);
  });

  it('is held by one of twenty orders placed at once', async () => {
    const [member, product, coupon] = [
      await makeMember(),
      await makeProduct({ price: 500, grants: [{ kind: 'hours', amount: 500 }] }),
      await makeCoupon({ maxUsesPerUser: 1 }),
    ];
    await Promise.all(Array.from({ length: 20 }, () => order(member, product, 450, coupon)));
    expect((await statesOf(member, coupon)).filter((state) => state === 'PENDING')).toHaveLength(1);
    expect(await usesOf(coupon)).toBe(1);
  });
});

describe('a coupon', () => {
  it('that one account may use twice is used twice', async () => {
    const [member, coupon] = [await makeMember(), await makeCoupon({ maxUsesPerUser: 2 })];
    const responses = [];
    for (let time = 0; time < 3; time += 1) {
      const product = await makeProduct({ price: 500 });
      const { status, body } = await order(member, product, 450, coupon);
      responses.push(status);
      if (status === 200) await press((await start(member, body.id)).body.redirectUrl, 'approve');
    }
    expect(responses).toEqual([200, 200, 409]);
  });

  it('takes off only what it is for: kinds, products, or either', async () => {
    const [course, exam, good] = [
      await makeProduct({ price: 1000 }),
      await makeProduct({ price: 1000, type: 'verification', grants: [{ kind: 'exam', ref: 'G15' }] }),
      await makeProduct({ price: 1000, type: 'physicalGood', grants: [{ kind: 'goods' }] }),
    ];
    const coupon = await makeCoupon({ onlyTypes: ['verification'], onlyProducts: [good] });
    const { lines, discount } = await price([course, exam, good], coupon);
    expect(lines.map((line) => line.discount)).toEqual([0, 100, 100]);
    expect(discount).toBe(200);
    expect(await problem([course], coupon)).toBe('COUPON_NOT_APPLICABLE');
  });

  it('of an amount takes off no more than there is, in its own currencies alone', async () => {
    const [product, coupon] = [await makeProduct({ price: 500 }), await makeCoupon({ kind: 'amount', ntd: 900 })];
    expect(await price([product], coupon)).toMatchObject({ discount: 500, total: 0 });
    expect(await price([product], coupon, { currency: 'USD' })).toMatchObject({
      discount: 0,
      total: 50,
      coupon: { applied: false, problem: 'COUPON_NOT_APPLICABLE' },
    });
  });

  it('begins and ends with its days in Taipei', async () => {
    const product = await makeProduct({ price: 500 });
    const day = (offset: number) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' }).format(new Date(Date.now() + offset * 86_400_000));
    const coupon = (startsAt: string, endsAt: string) => makeCoupon({ startsAt, endsAt });
    expect(await problem([product], await coupon(day(0), day(0)))).toBeNull();
    expect(await problem([product], await coupon(day(1), day(2)))).toBe('COUPON_NOT_STARTED');
    expect(await problem([product], await coupon(day(-2), day(-1)))).toBe('COUPON_ENDED');
  });

  it('of so many uses in all is used up by others', async () => {
    const [first, second, product, coupon] = [
      await makeMember(),
      await makeMember(),
      await makeProduct({ price: 500 }),
      await makeCoupon({ maxUses: 1, maxUsesPerUser: 1 }),
    ];
    expect((await order(first, product, 450, coupon)).status).toBe(200);
    expect(await problem([product], coupon, second)).toBe('COUPON_USED_UP');
  });
});

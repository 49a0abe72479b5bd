import { describe, expect, it } from 'vitest';
import type { SavedCart } from '@/lib/cart/contract';
import type { Order } from '@/lib/orders/shapes';
import type { PricedCart } from '@/lib/catalogue/priced-cart';
import { expireOrders } from '@/platform/orders/end-order';
import { call, makeCoupon, makeMember, makeProduct, platform, type Member } from '@/tests/setup/fixtures';
import {
  buy,
  expectBalance,
  news,
  orderOf,
  press,
  start,
  deliverWebhook,
  tryOrder,
  type Failure,
} from '@/tests/setup/trade';

const read = async ({ token }: Member) => (await call<SavedCart>('user/cart', { token })).body;
const idsOf = async (member: Member) => (await read(member)).items.map(({ productId }) => productId);
const of = (...ids: string[]) => ids.map((productId) => ({ productId, quantity: 1 }));
/** Saves the cart like a browser that has just read it. */
async function fill(member: Member, items: SavedCart['items'], rest: Partial<SavedCart> = {}) {
  const { revision } = await read(member);
  const body = { coupon: null, marketHandle: null, ...rest, items, revision };
  expect((await call('user/cart', { token: member.token, method: 'PUT', body })).status).toBe(200);
}
const once = <Body = Order>(member: Member, ids: string[], total: number, rest: object = {}) =>
  tryOrder<Body>(member, of(...ids), total, { again: undefined, ...rest });
const cancel = (member: Member, id: string) =>
  call<Order>(`ecommerce/orders/${id}/cancel`, { token: member.token, method: 'POST' });
const later = () => new Date(Date.now() + 31 * 60_000);
const course = () => makeProduct({ price: 500 });

describe('what is ordered', () => {
  it('leaves the cart, and is not in the next order while the payment of the first is still awaited', async () => {
    const member = await makeMember();
    const [bundle, vip] = [
      await makeProduct({ price: 900 }),
      await makeProduct({ price: 300, grants: [{ kind: 'vip', months: 1 }] }),
    ];
    await fill(member, of(bundle));
    const first = await once(member, [bundle], 900);
    const { body } = await start(member, first.body.id);
    await press(body.redirectUrl, 'late');
    expect(await idsOf(member)).toEqual([]);
    await fill(member, [...(await read(member)).items, ...of(vip)]);
    const { items } = await read(member);
    expect(items).toEqual(of(vip));
    const second = await once(member, [vip], 300);
    await press((await start(member, second.body.id)).body.redirectUrl, 'approve');
    await deliverWebhook(news(body.paymentId, 900));
    for (const [order, total] of [
      [first, 900],
      [second, 300],
    ] as const)
      expect(await expectBalance(order.body.id)).toMatchObject({ captured: total, retained: total, due: 0 });
    expect(await idsOf(member)).toEqual([]);
  });

  it('takes its coupon along, and leaves what was added since', async () => {
    const [member, book, other] = [
      await makeMember(),
      await makeProduct({ price: 100, grants: [{ kind: 'goods' }] }),
      await course(),
    ];
    const coupon = await makeCoupon({ value: 10 });
    await fill(member, [{ productId: book, quantity: 3 }, ...of(other)], { coupon });
    await tryOrder(member, [{ productId: book, quantity: 2 }], 180, { coupon });
    expect(await read(member)).toMatchObject({ items: [...of(book), ...of(other)], coupon: null, revision: 2 });
  });

  it('is not brought back by a device that was still telling it', async () => {
    const [member, code] = [await makeMember(), await course()];
    const { revision } = await read(member);
    await once(member, [code], 500);
    const body = { coupon: null, marketHandle: null, items: of(code), revision };
    expect((await call('user/cart', { token: member.token, method: 'PUT', body })).status).toBe(409);
    expect(await idsOf(member)).toEqual([]);
  });

  it('for nothing leaves it too', async () => {
    const [member, free] = [await makeMember(), await makeProduct({ price: 0 })];
    await fill(member, of(free));
    expect((await once(member, [free], 0)).body.status).toBe('PAID');
    expect(await idsOf(member)).toEqual([]);
  });

  it.each(['cancelled', 'expired', 'declined', 'cancelled by five tabs'])('comes back once when %s', async (how) => {
    const [member, retained, code] = [await makeMember(), await course(), await course()];
    const coupon = await makeCoupon({ value: 10 });
    await fill(member, of(code), { coupon });
    const { body: order } = await once(member, [code], 450, { coupon });
    await fill(member, of(retained));
    if (how === 'declined') {
      await press((await start(member, order.id)).body.redirectUrl, 'decline');
      expect(await read(member)).toMatchObject({ items: of(retained, code), coupon });
      // An item that the member removes stays out, whatever becomes of the order.
      await fill(member, of(retained));
    }
    if (how === 'expired') await expireOrders(await platform(), later());
    else await Promise.all(Array.from({ length: how === 'cancelled' ? 1 : 5 }, () => cancel(member, order.id)));
    expect(await idsOf(member)).toEqual(how === 'declined' ? [retained] : [retained, code]);
    await fill(member, of(retained));
    await expireOrders(await platform(), later());
    await cancel(member, order.id);
    expect(await idsOf(member)).toEqual([retained]);
  });

  it('is not doubled where the buyer has put it in again', async () => {
    const [member, book] = [await makeMember(), await makeProduct({ price: 100, grants: [{ kind: 'goods' }] })];
    await fill(member, [{ productId: book, quantity: 2 }]);
    const { body: order } = await tryOrder(member, [{ productId: book, quantity: 2 }], 200);
    await fill(member, of(book));
    await cancel(member, order.id);
    expect((await read(member)).items).toEqual([{ productId: book, quantity: 2 }]);
  });

  it('while its buyer puts it in again is there once, whichever comes first', async () => {
    const [member, code] = [await makeMember(), await course()];
    for (let round = 0; round < 5; round += 1) {
      await fill(member, of(code));
      const { body: order } = await once(member, [code], 500);
      const { revision } = await read(member);
      const body = { items: of(code), coupon: null, marketHandle: null, revision };
      await Promise.all([
        expireOrders(await platform(), later()),
        call('user/cart', { token: member.token, method: 'PUT', body }),
        cancel(member, order.id),
      ]);
      expect((await read(member)).items).toEqual(of(code));
    }
  });

  it('does not come back to who has it by now', async () => {
    const [member, code, other] = [await makeMember(), await course(), await course()];
    const { body: order } = await once(member, [code, other], 1000);
    await buy(member, [code], 500);
    await cancel(member, order.id);
    expect(await idsOf(member)).toEqual([other]);
  });

  it('does not come back while it is paid at the same moment', async () => {
    const [member, code] = [await makeMember(), await course()];
    const { body: order } = await once(member, [code], 500);
    const { body } = await start(member, order.id);
    await Promise.all([deliverWebhook(news(body.paymentId, 500)), expireOrders(await platform(), later())]);
    const { status } = await orderOf(member, order.id);
    expect(await idsOf(member)).toEqual(status === 'PAID' ? [] : [code]);
  });

  it('leaves the cart again when a declined order is paid once more, or was paid after all', async () => {
    const [member, code] = [await makeMember(), await course()];
    const { body: order } = await once(member, [code], 500);
    const { body: first } = await start(member, order.id);
    await deliverWebhook(news(first.paymentId, 500, 'DECLINED'));
    expect(await idsOf(member)).toEqual([code]);
    const { body: second } = await start(member, order.id);
    expect(await idsOf(member)).toEqual([]);
    await deliverWebhook(news(second.paymentId, 500, 'DECLINED'));
    expect(await idsOf(member)).toEqual([code]);
    await deliverWebhook(news(first.paymentId, 500));
    expect((await orderOf(member, order.id)).status).toBe('PAID');
    expect(await idsOf(member)).toEqual([]);
  });

  it('of an order that gave way to the next comes back without what the next one has', async () => {
    const [member, last, code] = [
      await makeMember(),
      await makeProduct({ price: 100, stock: 1, grants: [{ kind: 'goods' }] }),
      await course(),
    ];
    await fill(member, of(last, code));
    const first = await once(member, [last, code], 600);
    await fill(member, of(last));
    expect((await once(member, [last], 100, { again: true })).status).toBe(200);
    expect((await orderOf(member, first.body.id)).status).toBe('CANCELLED');
    expect(await idsOf(member)).toEqual([code]);
  });
});

describe('goods that wait in another order', () => {
  it('are named with it before anything is paid, and are bought again only by who was told', async () => {
    const [member, other, code, more] = [await makeMember(), await makeMember(), await course(), await course()];
    const first = await once(member, [code], 500);
    const priced = async ({ token }: Member) =>
      (
        await call<PricedCart>('ecommerce/cart/price', { token, body: { items: of(code, more), currency: 'NTD' } })
      ).body.lines.map(({ waitsIn }) => waitsIn);
    expect(await priced(member)).toEqual([first.body.id, null]);
    expect(await priced(other)).toEqual([null, null]);
    const rejected = await once<Failure>(member, [code, more], 1000);
    expect([rejected.status, rejected.body.error.code, rejected.body.error.details]).toEqual([
      409,
      'ALREADY_ORDERED',
      { productId: code, order: first.body.id },
    ]);
    expect((await once(other, [code], 500)).status).toBe(200);
    expect((await once(member, [code], 500, { again: true })).status).toBe(200);
    await Promise.all(
      (await call<Order[]>('ecommerce/orders', { token: member.token })).body.map(({ id }) => cancel(member, id)),
    );
    expect(await priced(member)).toEqual([null, null]);
    expect((await once(member, [code], 500)).status).toBe(200);
  });

  it('are ordered once by two checkouts that are sent at the same moment', async () => {
    const [member, code] = [await makeMember(), await course()];
    await fill(member, of(code));
    const responses = await Promise.all(Array.from({ length: 8 }, () => once<Order & Failure>(member, [code], 500)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(responses.flatMap(({ status, body }) => (status === 200 ? [] : body.error.code)))).toEqual(
      new Set(['ALREADY_ORDERED']),
    );
    expect(await idsOf(member)).toEqual([]);
  });
});

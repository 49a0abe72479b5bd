import { describe, expect, it } from 'vitest';
import type { SavedCart } from '@/lib/cart/contract';
import { call, makeMember, query, sql, type Member } from '@/tests/setup/fixtures';
import type { Failure } from '@/tests/setup/trade';

const read = async ({ token }: Member) => (await call<SavedCart>('user/cart', { token })).body;
const save = ({ token }: Member, cart: object) =>
  call<SavedCart & Failure>('user/cart', { token, method: 'PUT', body: cart });
const of = (revision: number, ...ids: string[]) => ({
  items: ids.map((productId) => ({ productId, quantity: 1 })),
  coupon: null,
  marketHandle: null,
  revision,
});

describe('the cart of an account', () => {
  it('is empty at first, kept as it was sent, and counts its changes', async () => {
    const member = await makeMember();
    expect(await read(member)).toEqual(of(0));
    const cart = { ...of(0, 'combo-05', 'board-19'), coupon: 'SPRING', marketHandle: 'sunrise-books' };
    const first = await save(member, cart);
    expect([first.status, first.body]).toEqual([200, { ...cart, revision: 1 }]);
    expect(await read(member)).toEqual({ ...cart, revision: 1 });
    expect((await save(member, of(1))).body).toEqual(of(2));
    expect(await read(member)).toEqual(of(2));
  });

  it('made from an older one is rejected', async () => {
    const member = await makeMember();
    await save(member, of(0, 'a'));
    await save(member, of(1, 'a', 'b'));
    for (const revision of [0, 1, 3]) {
      const { status, body } = await save(member, of(revision, 'c'));
      expect([status, body.error.code]).toEqual([409, 'STATE_CHANGED']);
    }
    expect(await read(member)).toEqual(of(2, 'a', 'b'));
  });

  it('takes one of fifty devices that write at once, the first time and later', async () => {
    const member = await makeMember();
    for (const revision of [0, 1]) {
      const responses = await Promise.all(
        Array.from({ length: 50 }, (_, index) => save(member, of(revision, `product-${index}`))),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await read(member)).revision).toBe(revision + 1);
    }
    expect(await query(sql`SELECT id FROM carts WHERE user_id = ${member.id}`)).toHaveLength(1);
  });

  it('is the account’s own, and has limits', async () => {
    const [member, other] = [await makeMember(), await makeMember()];
    await save(member, of(0, 'a'));
    expect(await read(other)).toEqual(of(0));
    expect((await call('user/cart')).status).toBe(401);
    expect((await call('user/cart', { method: 'PUT', body: of(0) })).status).toBe(401);
    for (const wrong of [
      { ...of(1), items: Array.from({ length: 51 }, (_, index) => ({ productId: `p${index}`, quantity: 1 })) },
      { ...of(1), items: [{ productId: 'a', quantity: 100 }] },
      { ...of(1), items: [{ productId: 'a', quantity: 0 }] },
      { ...of(1), items: [{ productId: 'a', quantity: 1, price: 0 }] },
      { ...of(1), revision: -1 },
      { items: [] },
    ])
      expect((await save(member, wrong)).status).toBe(422);
    for (const text of ['nul\u0000', 'half\ud83d', '\ude00'])
      expect((await save(member, of(1, text))).status, JSON.stringify(text)).toBe(400);
    const twice = await save(member, {
      ...of(1),
      items: [
        { productId: 'a', quantity: 2 },
        { productId: 'a', quantity: 5 },
      ],
    });
    expect(twice.body.items).toEqual([{ productId: 'a', quantity: 5 }]);
  });
});

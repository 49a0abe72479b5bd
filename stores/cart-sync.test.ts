import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedCart } from '@/lib/cart/contract';
import { emptyCart, type CartItem } from '@/lib/cart/cart';
import { cartKey, cartMetKey, tokenKey } from '@/lib/kernel/browser/keys';
import { ada } from '@/tests/setup/render-account';

/** The account's cart on the server: whether it can be reached, and what another device does in the middle of a write. */
const server = vi.hoisted(() => ({
  saved: { items: [], coupon: null, marketHandle: null, revision: 0 } as SavedCart,
  failure: null as [code: string, status: number] | null,
  meanwhile: null as (() => void) | null,
  writes: 0,
}));
vi.mock('@/lib/cart/queries', () => {
  const reject = async (...[code, status]: [string, number]) => {
    const { ApiError } = await import('@/lib/kernel/api/api-error');
    throw new ApiError(code, status);
  };
  return {
    readCart: async () => (server.failure ? reject(...server.failure) : structuredClone(server.saved)),
    saveCart: async (cart: SavedCart) => {
      if (server.failure) return reject(...server.failure);
      server.meanwhile?.();
      server.meanwhile = null;
      if (cart.revision !== server.saved.revision) return reject('STATE_CHANGED', 409);
      server.writes += 1;
      server.saved = { ...structuredClone(cart), revision: cart.revision + 1 };
      return structuredClone(server.saved);
    },
  };
});
const onOtherDevice = (change: (items: CartItem[]) => CartItem[]) => {
  server.saved = { ...server.saved, items: change(server.saved.items), revision: server.saved.revision + 1 };
};
const lines = (...ids: string[]): CartItem[] => ids.map((productId) => ({ productId, quantity: 1 }));
const idsOf = ({ items }: { items: CartItem[] }) => items.map(({ productId }) => productId).sort();

let close = () => {};
/** Opens a page in this browser: its modules are new, the browser's storage stays. */
async function openPage(isFollowed = true) {
  close();
  vi.resetModules();
  const [{ cartStore }, { sessionStore }, sync] = await Promise.all([
    import('./cart'),
    import('./session'),
    import('./cart-sync'),
  ]);
  sessionStore.setState({ user: ada });
  if (isFollowed) close = sync.followCart();
  return { ...sync, cart: cartStore.getState, set: cartStore.setState };
}
let now = 0;
/** The visitor returns to this window after a while. */
function comeBack() {
  now += 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  now = Date.now();
  server.saved = { ...emptyCart, revision: 0 };
  Object.assign(server, { failure: null, meanwhile: null, writes: 0 });
  localStorage.clear();
  localStorage.setItem(tokenKey, 'token');
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

describe('the cart of somebody who is logged in', () => {
  it('is what the browser had and what the account had', async () => {
    localStorage.setItem(cartKey, JSON.stringify({ items: [{ productId: 'a', quantity: 3 }, ...lines('b')] }));
    server.saved = { items: lines('a', 'c'), coupon: 'SPRING', marketHandle: null, revision: 4 };
    const { cart } = await openPage();
    await vi.waitFor(() => expect(server.saved.revision).toBe(5));
    expect(idsOf(server.saved)).toEqual(['a', 'b', 'c']);
    expect(server.saved.items.find(({ productId }) => productId === 'a')?.quantity).toBe(3);
    expect(cart().items).toEqual(server.saved.items);
    expect(cart().coupon).toBe('SPRING');
  });

  it('follows each change, a burst of them at once', async () => {
    const { cart } = await openPage();
    for (const id of ['a', 'b', 'c']) cart().add(id);
    await vi.waitFor(() => expect(idsOf(server.saved)).toEqual(['a', 'b', 'c']));
    expect(server.writes).toBe(1);
    cart().setQuantity('b', 0);
    await vi.waitFor(() => expect(idsOf(server.saved)).toEqual(['a', 'c']));
  });

  it('takes over what another device did when the visitor comes back', async () => {
    const { cart } = await openPage();
    cart().add('a');
    await vi.waitFor(() => expect(idsOf(server.saved)).toEqual(['a']));
    onOtherDevice(() => lines('b'));
    comeBack();
    await vi.waitFor(() => expect(idsOf(cart())).toEqual(['b']));
    expect(server.writes).toBe(1);
  });

  it('loses nothing when two devices write at the same moment', async () => {
    const { cart } = await openPage();
    cart().add('a');
    server.meanwhile = () => onOtherDevice((items) => [...items, ...lines('b')]);
    await vi.waitFor(() => expect(idsOf(server.saved)).toEqual(['a', 'b']));
    server.meanwhile = () => onOtherDevice((items) => items.filter(({ productId }) => productId !== 'a'));
    cart().add('c');
    // What the other device removed stays removed.
    await vi.waitFor(() => expect(idsOf(server.saved)).toEqual(['b', 'c']));
    expect(idsOf(cart())).toEqual(['b', 'c']);
  });

  it('stays in the browser without a connection, over a reload too, and follows once there is one', async () => {
    const { cart } = await openPage();
    cart().add('a');
    await vi.waitFor(() => expect(idsOf(server.saved)).toEqual(['a']));
    server.failure = ['NETWORK', 0];
    cart().add('b');
    cart().setQuantity('a', 0);
    document.dispatchEvent(new Event('visibilitychange'));
    const reloaded = await openPage();
    expect(idsOf(reloaded.cart())).toEqual(['b']);
    server.failure = null;
    onOtherDevice((items) => [...items, ...lines('c')]);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(idsOf(server.saved)).toEqual(['b', 'c']));
    expect(idsOf(reloaded.cart())).toEqual(['b', 'c']);
  });

  it('is told before an order also where nobody has followed it yet', async () => {
    const { cart, sendCart, leaveCart } = await openPage(false);
    cart().add('a');
    await sendCart();
    expect(idsOf(server.saved)).toEqual(['a']);
    leaveCart();
  });

  it('gives up what was ordered, and has it again when the order gave it back', async () => {
    const { cart, sendCart, leaveToOrder } = await openPage();
    for (const id of ['a', 'b']) cart().add(id);
    await sendCart();
    onOtherDevice(() => lines('b'));
    leaveToOrder({ items: lines('a'), coupon: null });
    expect(idsOf(cart())).toEqual(['b']);
    // The payment is declined before this browser reads the cart.
    onOtherDevice(() => lines('b', 'a'));
    comeBack();
    await vi.waitFor(() => expect(idsOf(cart())).toEqual(['a', 'b']));
    expect(idsOf(server.saved)).toEqual(['a', 'b']);
  });

  it('gives up what another device has ordered, but not what was put in more of here', async () => {
    const { cart, sendCart } = await openPage();
    for (const id of ['a', 'b']) cart().add(id);
    await sendCart();
    server.failure = ['NETWORK', 0];
    cart().add('b');
    onOtherDevice(() => []);
    server.failure = null;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(cart().items).toEqual([{ productId: 'b', quantity: 2 }]));
  });

  it('leaves an empty one at logout, and the account’s as it was', async () => {
    const { cart, sendCart, leaveCart } = await openPage();
    cart().add('a');
    // Immediately, before the delayed sync would send the change.
    await sendCart();
    localStorage.removeItem(tokenKey);
    leaveCart();
    expect(cart().items).toEqual([]);
    expect(localStorage.getItem(cartMetKey)).toBeNull();
    expect(JSON.parse(localStorage.getItem(cartKey) ?? 'null').items).toEqual([]);
    expect(idsOf(server.saved)).toEqual(['a']);
  });

  it('that ended elsewhere leaves only what the account does not know', async () => {
    const { cart, dropCart } = await openPage();
    cart().add('a');
    await vi.waitFor(() => expect(idsOf(server.saved)).toEqual(['a']));
    server.failure = ['NETWORK', 0];
    cart().add('b');
    localStorage.removeItem(tokenKey);
    dropCart();
    expect(idsOf(cart())).toEqual(['b']);
  });

  it('is not what the one before left behind', async () => {
    const { cart } = await openPage();
    cart().add('a');
    await vi.waitFor(() => expect(idsOf(server.saved)).toEqual(['a']));
    // The login expired, and another user logs in here.
    const met = JSON.parse(localStorage.getItem(cartMetKey)!);
    localStorage.setItem(cartMetKey, JSON.stringify({ ...met, username: 'somebody' }));
    server.saved = { ...emptyCart, items: lines('z'), revision: met.revision };
    const page = await openPage();
    await vi.waitFor(() => expect(idsOf(page.cart())).toEqual(['z']));
    expect(idsOf(server.saved)).toEqual(['z']);
  });

  it('stays in the browser where the shop keeps no carts', async () => {
    server.failure = ['NOT_FOUND', 404];
    const { cart, sendCart } = await openPage();
    await sendCart();
    server.failure = null;
    cart().add('a');
    window.dispatchEvent(new Event('online'));
    await sendCart();
    expect(idsOf(cart())).toEqual(['a']);
    expect(server.writes).toBe(0);
  });
});

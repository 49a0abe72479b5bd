import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { goTo } from '@/components/ui/shell/hash-route';
import { pathOf } from '@/lib/kernel/api/operation';
import { accountOperations } from '@/lib/account/contract';
import { cartStore } from '@/stores/cart';
import messages from '@/messages/en-US.json';
import { button, owned, providers, sent } from '@/tests/setup/buying';
import { cart, resetBrowser, openAccount, order, rememberUser, serveApi } from '@/tests/setup/render-account';

const left = vi.hoisted(() => ({ addresses: [] as string[] }));
vi.mock('./leave', () => ({
  leaveFor: async (address: string) => void left.addresses.push(address),
}));

beforeEach(() => {
  resetBrowser();
  left.addresses = [];
});

describe('checkout', () => {
  const price = { 'POST ecommerce/cart/price': { data: cart() }, 'GET ecommerce/payments/providers': providers };

  it('asks a visitor to log in and come back', async () => {
    cartStore.getState().add('vip-month');
    serveApi(price);
    openAccount('#/checkout');
    expect((await screen.findByRole('link', { name: 'Log in to pay' })).getAttribute('href')).toBe(
      '#/login?redirect=checkout',
    );
  });

  it('is not paid at the old price while the price with a coupon is on its way', async () => {
    rememberUser();
    cartStore.getState().add('vip-month');
    let answer = (_: object) => {};
    const calls = serveApi({
      ...owned,
      ...price,
      'POST ecommerce/cart/price': ({ body }) =>
        (body as { coupon?: string }).coupon
          ? new Promise((resolve) => (answer = (data) => resolve({ data })))
          : { data: cart() },
    });
    openAccount('#/checkout');
    const pay = await button(/^Pay/);
    await waitFor(() => expect(pay).toHaveProperty('disabled', false));
    cartStore.getState().setCoupon('WELCOME');
    await waitFor(() => expect(pay).toHaveProperty('disabled', true));
    answer(cart({ total: 5, coupon: { code: 'WELCOME', applied: true, problem: null } }));
    await waitFor(() => expect(pay).toHaveProperty('disabled', false));
    expect(pay.textContent).toContain('5');
    expect(sent(calls)).toEqual([]);
  });

  it('places one order however often the button is pressed', async () => {
    rememberUser();
    cartStore.getState().add('vip-month');
    const calls = serveApi({
      ...owned,
      ...price,
      'POST ecommerce/orders': () => new Promise((resolve) => setTimeout(() => resolve({ data: order() }), 50)),
      'POST ecommerce/orders/261121-AAAA/payments': {
        data: { paymentId: 'p', redirectUrl: '/pay/p' },
      },
    });
    const user = openAccount('#/checkout');
    await user.dblClick(await button('Pay $9'));
    await waitFor(() => expect(left.addresses).toEqual(['/pay/p']));
    const placed = sent(calls);
    expect(placed).toHaveLength(1);
    expect(placed[0]).toMatchObject({ body: { expectedTotal: 9, currency: 'USD', locale: 'en-US' } });
    expect(placed[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('sends the same key again after a lost connection, and another one for another order', async () => {
    rememberUser();
    cartStore.getState().add('vip-month');
    let tries = 0;
    const calls = serveApi({
      ...owned,
      ...price,
      'POST ecommerce/orders': () => ((tries += 1) === 1 ? 'offline' : { data: order() }),
      'POST ecommerce/orders/261121-AAAA/payments': { data: { paymentId: 'p', redirectUrl: '/pay' } },
    });
    const user = openAccount('#/checkout');
    await user.click(await button('Pay $9'));
    await user.click(await button('Try again'));
    await waitFor(() => expect(left.addresses).toEqual(['/pay']));
    await waitFor(() => expect(cartStore.getState().items).toEqual([]));
    cartStore.getState().add('vip-month', 2);
    act(() => goTo('#/checkout'));
    await user.click(await button('Pay $9'));
    await waitFor(() => expect(left.addresses).toHaveLength(2));
    const keys = sent(calls).map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('asks for the address of what is shipped, and keeps it while the price changes', async () => {
    rememberUser();
    cartStore.getState().add('vip-month');
    serveApi({
      ...owned,
      ...price,
      'POST ecommerce/cart/price': { data: cart({}, { requiresShipping: true }) },
      'POST ecommerce/orders': { status: 409, code: 'PRICE_CHANGED' },
    });
    const user = openAccount('#/checkout');
    await user.click(await button('Pay $9'));
    await screen.findByText('Enter the street and house number.');
    await user.type(screen.getByLabelText('Phone'), '0912345678');
    await user.type(screen.getByLabelText('Street address'), '1 Example Road');
    await user.type(screen.getByLabelText('City and state'), 'Springfield');
    await user.click(await button('Pay $9'));
    await screen.findByText(messages.errors.PRICE_CHANGED);
    expect(screen.getByLabelText('Street address')).toHaveProperty('value', '1 Example Road');
  });

  it('keeps a new address beside the saved ones, and buys even where it cannot be kept', async () => {
    rememberUser();
    cartStore.getState().add('vip-month');
    const saved = {
      name: 'Ada Wu',
      phone: '0912345678',
      country: 'US',
      postalCode: '',
      city: 'Springfield',
      line1: '1 Example Road',
    };
    const calls = serveApi({
      ...owned,
      ...price,
      'GET user/addresses': { data: [{ ...saved, id: 'a' }] },
      'POST user/addresses': { status: 409, code: 'TOO_MANY_ADDRESSES' },
      'POST ecommerce/cart/price': { data: cart({}, { requiresShipping: true }) },
      'POST ecommerce/orders': { data: order() },
      'POST ecommerce/orders/261121-AAAA/payments': { data: { paymentId: 'p', redirectUrl: '/pay' } },
    });
    const user = openAccount('#/checkout');
    await user.click(await screen.findByRole('radio', { name: 'Use another address' }));
    await user.type(screen.getByLabelText('Recipient'), 'Bob Wu');
    await user.type(screen.getByLabelText('Phone'), saved.phone);
    await user.type(screen.getByLabelText('Street address'), '2 Example Road');
    await user.type(screen.getByLabelText('City and state'), saved.city);
    await user.click(await button('Pay $9'));
    await waitFor(() => expect(left.addresses).toEqual(['/pay']));
    expect(
      calls.filter(({ method, url }) => method === 'POST' && url === pathOf(accountOperations.addAddress)),
    ).toMatchObject([{ body: { ...saved, name: 'Bob Wu', line1: '2 Example Road' } }]);
  });
});

describe('what is ordered', () => {
  const price = { 'POST ecommerce/cart/price': { data: cart() }, 'GET ecommerce/payments/providers': providers };
  const shop = {
    ...owned,
    ...price,
    'POST ecommerce/orders': { data: order({ coupon: 'WELCOME' }) },
    'POST ecommerce/orders/261121-AAAA/payments': { data: { paymentId: 'p', redirectUrl: '/pay' } },
    'GET ecommerce/orders/261121-AAAA': { data: order() },
  };
  const waits = { data: cart({}, { waitsIn: '261120-BBBB' }) };
  const { again } = messages.account.checkout;
  beforeEach(rememberUser);

  it('leaves the cart, in every tab, and the way back leads to the order', async () => {
    cartStore.setState({ items: [{ productId: 'vip-month', quantity: 1 }], coupon: 'welcome' });
    serveApi(shop);
    const user = openAccount('#/checkout');
    await user.click(await button('Pay $9'));
    await waitFor(() => expect(left.addresses).toEqual(['/pay']));
    expect(window.location.hash).toBe('#/orders/261121-AAAA');
    expect(cartStore.getState()).toMatchObject({ items: [], coupon: null });
    // The other tabs of this browser read it.
    expect(JSON.parse(localStorage.getItem('sente_cart')!)).toMatchObject({ items: [] });
  });

  it('while it waits in another order is named with it, and paid again only by who says so', async () => {
    cartStore.getState().add('vip-month');
    const calls = serveApi({ ...shop, 'POST ecommerce/cart/price': waits });
    const user = openAccount('#/checkout');
    const link = await screen.findByRole('link', { name: '261120-BBBB' });
    expect(link.getAttribute('href')).toBe('#/orders/261120-BBBB');
    expect(await button('Pay $9')).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: again }));
    await user.click(await button('Pay $9'));
    await waitFor(() => expect(left.addresses).toEqual(['/pay']));
    expect(sent(calls)).toMatchObject([{ body: { again: true } }]);
  });

  it('by another tab in this moment is told before anything is paid', async () => {
    cartStore.getState().add('vip-month');
    let isOrdered = false;
    const calls = serveApi({
      ...shop,
      'POST ecommerce/cart/price': () => (isOrdered ? waits : price['POST ecommerce/cart/price']),
      'POST ecommerce/orders': () => {
        isOrdered = true;
        return { status: 409, code: 'ALREADY_ORDERED' };
      },
    });
    const user = openAccount('#/checkout');
    await user.click(await button('Pay $9'));
    await screen.findByText(messages.errors.ALREADY_ORDERED);
    await screen.findByRole('link', { name: '261120-BBBB' });
    expect(await button('Pay $9')).toHaveProperty('disabled', true);
    expect(left.addresses).toEqual([]);
    expect(sent(calls)).toHaveLength(1);
  });

  it.each(['#/cart', '#/checkout'])('is found from the empty %s', async (where) => {
    const calls = serveApi({ ...shop, 'GET ecommerce/orders': { data: [order()] } });
    openAccount(where);
    const link = await screen.findByRole('link', { name: '261121-AAAA' });
    expect(link.getAttribute('href')).toBe('#/orders/261121-AAAA');
    expect(calls.find(({ url }) => url === 'ecommerce/orders')?.query).toMatchObject({ status: 'PENDING' });
  });

  it('in the cart is named with its order too', async () => {
    cartStore.getState().add('vip-month');
    serveApi({ ...shop, 'POST ecommerce/cart/price': waits });
    openAccount('#/cart');
    await screen.findByRole('link', { name: '261120-BBBB' });
  });
});

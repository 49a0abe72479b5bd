import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { cartStore } from '@/stores/cart';
import { ada, cart, resetBrowser, openAccount, order, rememberUser, serveApi } from '@/tests/setup/render-account';

vi.mock('@/components/payments/leave', () => ({ leaveFor: async () => {} }));

const market = {
  handle: 'sunrise',
  name: 'Sunrise Books',
  description: '',
  startsAt: '2020-01-01T00:00:00Z',
  endsAt: '2090-01-01T00:00:00Z',
  timeZone: 'Asia/Taipei',
  banner: null,
  cover: null,
};
/** 7 at the market's price, 9 at the shop's; an unknown market is rejected. */
const price = (known = true) => ({
  'POST ecommerce/cart/price': ({ body }: { body: unknown }) => {
    const { marketHandle } = body as { marketHandle?: string };
    if (marketHandle && !known) return { status: 404, code: 'NOT_FOUND' };
    const total = marketHandle ? 7 : 9;
    return { data: cart({ total, subtotal: total }, { unitOriginPrice: 9, unitPrice: total, amount: total }) };
  },
});
const fill = () => {
  cartStore.getState().add('vip-month');
  cartStore.getState().setMarket('sunrise');
};

beforeEach(resetBrowser);

it('a cart of a market is priced there, and says so', async () => {
  fill();
  const calls = serveApi({ ...price(), 'GET ecommerce/markets/sunrise': { data: market } });
  openAccount('#/cart');
  const link = await screen.findByRole('link', { name: 'Sunrise Books' });
  expect(link.getAttribute('href')).toBe('/en-US/partners/sunrise');
  expect(link.parentElement?.textContent).toBe('Priced at Sunrise Books.');
  expect(calls.find(({ url }) => url.endsWith('cart/price'))?.body).toMatchObject({ marketHandle: 'sunrise' });
  await screen.findAllByText('$7');
});

it('where the market is not open it says that the shop’s prices apply', async () => {
  fill();
  serveApi({
    ...price(),
    'GET ecommerce/markets/sunrise': { data: { ...market, endsAt: '2021-01-01T00:00:00Z' } },
  });
  openAccount('#/cart');
  await screen.findByText(/is not open right now/);
});

it('where the market is gone the cart goes on at the shop’s prices', async () => {
  fill();
  serveApi(price(false));
  openAccount('#/cart');
  await screen.findAllByText('$9');
  expect(cartStore.getState()).toMatchObject({ marketHandle: null, items: [{ productId: 'vip-month' }] });
});

it('an order names the market whose prices were seen', async () => {
  rememberUser();
  fill();
  const calls = serveApi({
    ...price(),
    'GET user': { data: ada },
    'GET user/addresses': { data: [] },
    'GET ecommerce/payments/providers': { data: [{ id: 'sandbox', methods: ['sandbox'] }] },
    'POST ecommerce/orders': { data: order() },
    'POST ecommerce/orders/261121-AAAA/payments': { data: { paymentId: 'p', redirectUrl: '/pay' } },
  });
  const user = openAccount('#/checkout');
  await user.click(await screen.findByRole('button', { name: 'Pay $7' }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'ecommerce/orders')?.body).toMatchObject({
      marketHandle: 'sunrise',
      expectedTotal: 7,
    }),
  );
});

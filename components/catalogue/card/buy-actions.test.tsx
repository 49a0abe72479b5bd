import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { emptyCart } from '@/lib/cart/cart';
import { cartStore } from '@/stores/cart';
import { BuyActions } from './buy-actions';

const { notices } = vi.hoisted(() => ({ notices: [] as { text: string; undo: () => void }[] }));
vi.mock('@/components/ui/toasts/notify', () => ({
  notify: async (_kind: string, text: string, { run }: { run: () => void }) => void notices.push({ text, undo: run }),
}));

const show = (market?: string) =>
  render(
    <BuyActions
      productId="kidbasic"
      isGoods={false}
      checkoutHref={`#/checkout/kidbasic${market ? `?market=${market}` : ''}`}
      shopHref="#/shop/products/kidbasic"
      labels={{ buy: 'Buy now', add: 'Add to cart', added: 'In your cart', undo: 'Undo' }}
      market={market}
    />,
  );

beforeEach(() => {
  cartStore.setState(emptyCart);
  notices.length = 0;
});

it('on a market the cart buys at that market, and undoing brings back how it was', async () => {
  cartStore.getState().add('combo-05');
  show('sunrise');
  await userEvent.click(screen.getByRole('link', { name: 'Add to cart' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(cartStore.getState().marketHandle).toBe('sunrise');
  expect(cartStore.getState().items.map(({ productId }) => productId)).toEqual(['combo-05', 'kidbasic']);
  notices[0]!.undo();
  expect(cartStore.getState().marketHandle).toBeNull();
  expect(cartStore.getState().items.map(({ productId }) => productId)).toEqual(['combo-05']);
});

it('bought now it is bought alone: the cart stays as it is', async () => {
  cartStore.getState().add('combo-05');
  show('sunrise');
  const buy = screen.getByRole('link', { name: 'Buy now' });
  expect(buy.getAttribute('href')).toBe('#/checkout/kidbasic?market=sunrise');
  await userEvent.click(buy);
  expect(cartStore.getState()).toMatchObject({ items: [{ productId: 'combo-05', quantity: 1 }], marketHandle: null });
});

it('in the shop a cart of a market stays one', async () => {
  cartStore.getState().add('combo-05');
  cartStore.getState().setMarket('sunrise');
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Add to cart' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(cartStore.getState().marketHandle).toBe('sunrise');
});

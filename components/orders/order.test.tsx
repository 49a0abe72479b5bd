import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseBefore } from '@/components/payments/order-polling';
import type { Order } from '@/lib/orders/shapes';
import { cartStore } from '@/stores/cart';
import { button, owned, providers } from '@/tests/setup/buying';
import { resetBrowser, openAccount, order, rememberUser, serveApi } from '@/tests/setup/render-account';

const left = vi.hoisted(() => ({ addresses: [] as string[] }));
vi.mock('@/components/payments/leave', () => ({
  leaveFor: async (address: string) => void left.addresses.push(address),
}));

beforeEach(() => {
  resetBrowser();
  left.addresses = [];
});

describe('order', () => {
  const pending = order({ payment: { provider: 'sandbox', status: 'PENDING', reference: 'p' } });
  const paid = order({
    status: 'PAID',
    paidAt: '2026-11-21T01:02:00.000Z',
    payment: { provider: 'sandbox', status: 'SUCCEEDED', reference: 'p' },
  });

  it('waits for the payment, then shows what it gave; what was put into the cart meanwhile stays', async () => {
    rememberUser();
    cartStore.getState().add('other');
    let asked = 0;
    serveApi({
      ...owned,
      'GET user/entitlements': {
        data: [
          {
            id: 'e',
            kind: 'vip',
            productId: 'vip-month',
            title: 'VIP, one month',
            orderId: '261121-AAAA',
            grantedAt: '2026-11-21T01:02:00.000Z',
            startsAt: '2026-11-21T01:02:00.000Z',
            endsAt: '2027-11-21T01:02:00.000Z',
            amount: 1,
            code: null,
          },
        ],
      },
      'GET ecommerce/orders/261121-AAAA': { data: pending },
      'POST ecommerce/orders/261121-AAAA/payments/refresh': () => ({ data: (asked += 1) > 1 ? paid : pending }),
      'GET ecommerce/payments/providers': providers,
    });
    openAccount('#/orders/261121-AAAA');
    await screen.findByRole('heading', { name: 'Waiting for your payment' });
    await screen.findByRole('heading', { name: 'Paid. Thank you!' }, { timeout: 6000 });
    expect(await screen.findByText(/Valid until/)).toBeTruthy();
    expect(cartStore.getState().items).toEqual([{ productId: 'other', quantity: 1 }]);
    expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeTruthy();
  });

  it('offers to pay again after a rejection', async () => {
    rememberUser();
    serveApi({
      ...owned,
      'GET ecommerce/orders/261121-AAAA': {
        data: order({ payment: { provider: 'sandbox', status: 'DECLINED', reference: 'p' } }),
      },
      'GET ecommerce/payments/providers': providers,
      'POST ecommerce/orders/261121-AAAA/payments': { data: { paymentId: 'q', redirectUrl: '/pay-again' } },
    });
    const user = openAccount('#/orders/261121-AAAA');
    await screen.findByRole('heading', { name: 'The payment did not go through' });
    await user.click(await button('Pay $9'));
    await waitFor(() => expect(left.addresses).toEqual(['/pay-again']));
  });

  it('says that an order has expired and what to do', async () => {
    rememberUser();
    serveApi({ ...owned, 'GET ecommerce/orders/261121-AAAA': { data: order({ status: 'EXPIRED' }) } });
    openAccount('#/orders/261121-AAAA');
    await screen.findByRole('heading', { name: 'This order has expired' });
    expect(screen.getByRole('link', { name: 'Back to the cart' }).getAttribute('href')).toBe('#/cart');
  });

  it('asks less and less often, and not at all when nothing can change', () => {
    const waiting = pending as Order;
    expect([1, 2, 4, 7, 99].map((answers) => pauseBefore(waiting, answers))).toEqual([300, 1500, 3000, 13_000, 13_000]);
    expect(pauseBefore(paid as Order, 1)).toBe(false);
    expect(pauseBefore(order() as Order, 1)).toBe(false);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartStore } from '@/stores/cart';
import messages from '@/messages/en-US.json';
import { ada, cart, resetBrowser, openAccount, order, rememberUser, serveApi } from '@/tests/setup/render-account';

const left = vi.hoisted(() => ({ addresses: [] as string[] }));
vi.mock('@/components/payments/leave', () => ({
  leaveFor: async (address: string) => void left.addresses.push(address),
}));

const { hints, methods, none } = messages.account.payment;
const owned = {
  'GET user': { data: ada },
  'GET user/addresses': { data: [] },
  'GET user/entitlements': { data: [] },
  'GET course/coursePlans': { data: [] },
};
const offering = (...providers: object[]) => ({ 'GET ecommerce/payments/providers': { data: providers } });
const card = { id: 'stripe', methods: ['card'], isTrial: false };
const paypal = { id: 'paypal', methods: ['paypal'], isTrial: false };

beforeEach(() => {
  resetBrowser();
  left.addresses = [];
  rememberUser();
});

describe('how to pay', () => {
  it('is asked for in the currency of the cart, and the chosen provider is the one that is left for', async () => {
    cartStore.getState().add('vip-month');
    const calls = serveApi({
      ...owned,
      ...offering(card, paypal),
      'POST ecommerce/cart/price': { data: cart() },
      'POST ecommerce/orders': { data: order() },
      'POST ecommerce/orders/261121-AAAA/payments': { data: { paymentId: 'p', redirectUrl: 'https://pay.example' } },
    });
    const user = openAccount('#/checkout');
    const [first, second] = await screen.findAllByRole<HTMLInputElement>('radio');
    expect([first!.checked, second!.checked]).toEqual([true, false]);
    expect(screen.getByText(methods.card)).toBeTruthy();
    expect(screen.getByText(hints.card)).toBeTruthy();
    await user.click(screen.getByText(hints.paypal));
    await user.click(await screen.findByRole('button', { name: 'Pay $9' }));
    await waitFor(() => expect(left.addresses).toEqual(['https://pay.example']));
    expect(calls.find(({ url }) => url === 'ecommerce/payments/providers')?.query).toEqual({ currency: 'USD' });
    expect(calls.find(({ url }) => url.endsWith('/payments'))?.body).toMatchObject({ provider: 'paypal' });
  });

  it('says that a provider in its test mode takes no money', async () => {
    cartStore.getState().add('vip-month');
    serveApi({ ...owned, ...offering({ ...card, isTrial: true }), 'POST ecommerce/cart/price': { data: cart() } });
    openAccount('#/checkout');
    expect(await screen.findByText(hints.sandbox)).toBeTruthy();
    expect(screen.queryByText(hints.card)).toBeNull();
  });

  it('says that payment is not set up, and lets nobody order', async () => {
    cartStore.getState().add('vip-month');
    serveApi({ ...owned, ...offering(), 'POST ecommerce/cart/price': { data: cart() } });
    openAccount('#/checkout');
    expect(await screen.findByText(none)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay $9' })).toHaveProperty('disabled', true);
  });

  it('of an order begun with a provider that is offered no more is another', async () => {
    const calls = serveApi({
      ...owned,
      ...offering(card),
      'GET ecommerce/orders/261121-AAAA': {
        data: order({ payment: { provider: 'sandbox', status: 'DECLINED', reference: 'p' } }),
      },
      'POST ecommerce/orders/261121-AAAA/payments': { data: { paymentId: 'q', redirectUrl: '/pay' } },
    });
    const user = openAccount('#/orders/261121-AAAA');
    await user.click(await screen.findByRole('button', { name: 'Pay $9' }));
    await waitFor(() => expect(left.addresses).toEqual(['/pay']));
    expect(calls.find(({ method, url }) => method === 'POST' && url.endsWith('/payments'))?.body).toMatchObject({
      provider: 'stripe',
    });
  });
});

import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getQueryClient } from '@/lib/kernel/api/query-client';
import { cartStore } from '@/stores/cart';
import messages from '@/messages/en-US.json';
import {
  ada,
  cart,
  resetBrowser,
  openAccount,
  order,
  rememberUser,
  serveApi,
  type Answer,
  type Call,
} from '@/tests/setup/render-account';

/** The connection breaks at each step of buying, refunding, redeeming and giving: an error is shown, a retry goes on, and nothing is done twice. */
const left = vi.hoisted(() => ({ addresses: [] as string[] }));
vi.mock('@/components/payments/leave', () => ({
  leaveFor: async (address: string) => void left.addresses.push(address),
}));

const at = 'ecommerce/orders/261121-AAAA';
const retry = messages.account.retry;
const networkError = () => screen.findByText(messages.errors.NETWORK);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const home = {
  'GET user': { data: ada },
  'GET user/addresses': { data: [] },
  'GET user/entitlements': { data: [] },
  'GET course/coursePlans': { data: [] },
  'GET ecommerce/payments/providers': { data: [{ id: 'sandbox', methods: ['sandbox'] }] },
};
const shop = {
  ...home,
  'POST ecommerce/cart/price': { data: cart() },
  'POST ecommerce/orders': { data: order() },
  [`POST ${at}/payments`]: { data: { paymentId: 'p', redirectUrl: '/pay' } },
};
const paid = order({
  status: 'PAID',
  paidAt: '2026-11-21T01:02:00.000Z',
  payment: { provider: 'sandbox', status: 'SUCCEEDED', reference: 'p' },
});
/** No response to the first `times` requests, automatic retries included; then this one. */
function firstLost(answer: Answer, times = 1): () => Answer {
  let asked = 0;
  return () => ((asked += 1) > times ? answer : 'offline');
}
/** Reads are tried three times before an error is shown. */
const readLost = (answer: Answer) => firstLost(answer, 3);
const sent = (calls: Call[], url: string) => calls.filter((call) => call.method === 'POST' && call.url === url);

const { queries } = getQueryClient().getDefaultOptions();
beforeEach(() => {
  resetBrowser();
  left.addresses = [];
  rememberUser();
  getQueryClient().setDefaultOptions({ queries: { ...queries, retryDelay: 1 } });
});
afterEach(() => {
  getQueryClient().setDefaultOptions({ queries: { ...queries } });
  onlineManager.setOnline(true);
});

describe('buying', () => {
  it.each([
    ['the prices are read', { 'POST ecommerce/cart/price': readLost(shop['POST ecommerce/cart/price']) }],
    [
      'the ways to pay are read',
      { 'GET ecommerce/payments/providers': readLost(home['GET ecommerce/payments/providers']) },
    ],
    ['the order is placed', { 'POST ecommerce/orders': firstLost({ data: order() }) }],
  ])('goes on where the connection broke while %s', async (_, broken) => {
    cartStore.getState().add('vip-month');
    const calls = serveApi({ ...shop, ...broken });
    const user = openAccount('#/checkout');
    const isRead = Object.keys(broken).some((one) => one.endsWith('price') || one.endsWith('providers'));
    if (!isRead) await user.click(await button('Pay $9'));
    await networkError();
    expect(left.addresses).toEqual([]);
    await user.click(await button(retry));
    if (isRead) await user.click(await button('Pay $9'));
    await waitFor(() => expect(left.addresses).toEqual(['/pay']));
    await waitFor(() => expect(screen.queryByText(messages.errors.NETWORK)).toBeNull());
    // However often the request was sent, it is one order.
    expect(new Set(sent(calls, 'ecommerce/orders').map(({ key }) => key)).size).toBe(1);
    await waitFor(() => expect(cartStore.getState().items).toEqual([]));
  });

  it('goes on from the order where it broke while the payment is opened', async () => {
    cartStore.getState().add('vip-month');
    const opened = firstLost({ data: { paymentId: 'p', redirectUrl: '/pay' } });
    const calls = serveApi({ ...shop, [`GET ${at}`]: { data: order() }, [`POST ${at}/payments`]: opened });
    const user = openAccount('#/checkout');
    await user.click(await button('Pay $9'));
    await screen.findByRole('heading', { name: messages.account.order.unpaid });
    expect(left.addresses).toEqual([]);
    await user.click(await button('Pay $9'));
    await waitFor(() => expect(left.addresses).toEqual(['/pay']));
    expect(sent(calls, 'ecommerce/orders')).toHaveLength(1);
  });

  it.each(['user/addresses', 'user/learners'])('needs no %s', async (read) => {
    cartStore.getState().add('vip-month');
    serveApi({ ...shop, 'GET user/learners': { data: [] }, [`GET ${read}`]: 'offline' });
    const user = openAccount('#/checkout');
    await user.click(await button('Pay $9'));
    await waitFor(() => expect(left.addresses).toEqual(['/pay']));
  });

  it('that the browser knows to be without a connection is told so as well', async () => {
    onlineManager.setOnline(false);
    cartStore.getState().add('vip-month');
    const prices = { 'POST ecommerce/cart/price': readLost(shop['POST ecommerce/cart/price']) };
    serveApi({ ...shop, ...prices });
    const user = openAccount('#/checkout');
    await networkError();
    onlineManager.setOnline(true);
    await user.click(await button(retry));
    await button('Pay $9');
  });
});

describe('the return from the payment', () => {
  const waiting = order({ payment: { provider: 'sandbox', status: 'PENDING', reference: 'p' } });

  it('shows the order once it can be read', async () => {
    serveApi({ ...home, [`GET ${at}`]: readLost({ data: paid }) });
    const user = openAccount('#/orders/261121-AAAA');
    await networkError();
    await user.click(await button(retry));
    await screen.findByRole('heading', { name: messages.account.order.paid });
  });

  it('says that nothing is heard while the payment is waited for, and goes on by itself', async () => {
    serveApi({ ...home, [`GET ${at}`]: { data: waiting }, [`POST ${at}/payments/refresh`]: readLost({ data: paid }) });
    openAccount('#/orders/261121-AAAA');
    await screen.findByRole('heading', { name: messages.account.order.waiting });
    await networkError();
    // No failure is shown.
    expect(screen.getByRole('heading', { name: messages.account.order.waiting })).toBeTruthy();
    await screen.findByRole('heading', { name: messages.account.order.paid });
    expect(screen.queryByText(messages.errors.NETWORK)).toBeNull();
  });

  it('pays again on one page, and cancels once', async () => {
    const calls = serveApi({
      ...home,
      [`GET ${at}`]: { data: order() },
      [`POST ${at}/payments`]: firstLost({ data: { paymentId: 'p', redirectUrl: '/pay' } }),
      [`POST ${at}/cancel`]: firstLost({ data: order({ status: 'CANCELLED' }) }),
    });
    const user = openAccount('#/orders/261121-AAAA');
    await user.click(await button('Pay $9'));
    await networkError();
    await user.click(await button(retry));
    await waitFor(() => expect(left.addresses).toEqual(['/pay']));
    await user.click(await button(messages.account.order.cancel));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: messages.account.order.cancelYes }));
    await networkError();
    await user.click(await button(retry));
    await screen.findByRole('heading', { name: messages.account.order.cancelled });
    expect(sent(calls, `${at}/cancel`)).toHaveLength(2);
  });
});

describe('a refund', () => {
  const line = order().lines[0]!;
  const back = order({
    status: 'REFUNDED',
    refunded: 9,
    paidAt: paid.paidAt,
    lines: [{ ...line, refunded: 9, isReturned: true }],
    refunds: [{ line: 0, amount: 9, status: 'PENDING', askedAt: '2026-11-22T01:00:00.000Z', doneAt: null }],
  });
  const offer = {
    line: 0,
    title: 'VIP, one month',
    currency: 'USD',
    paid: 9,
    amount: 9,
    percent: 100,
    day: 2,
    until: '2026-11-27T15:59:59.999Z',
    refusal: null,
  };
  const path = `${at}/lines/0/refund`;
  const t = messages.account.refund;

  it('is offered and asked for once, however often the connection breaks', async () => {
    const answer = firstLost({ data: back }, 2);
    let isBack = false;
    const calls = serveApi({
      ...home,
      [`GET ${at}`]: () => ({ data: isBack ? back : paid }),
      // Three tries for the line, then three for the dialog.
      [`GET ${path}`]: firstLost({ data: offer }, 6),
      [`POST ${path}`]: () => {
        const given = answer();
        isBack = given !== 'offline';
        return given;
      },
    });
    const user = openAccount('#/orders/261121-AAAA');
    await user.click(await button(new RegExp(t.ask)));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(messages.errors.NETWORK);
    await user.click(dialog.getByRole('button', { name: retry }));
    await user.click(await dialog.findByRole('button', { name: 'Refund $9' }));
    await dialog.findByText(messages.errors.NETWORK);
    await user.click(dialog.getByRole('button', { name: retry }));
    await dialog.findByText(messages.errors.NETWORK);
    await user.click(dialog.getByRole('button', { name: retry }));
    await screen.findByText(/\$9 is on its way back, requested/);
    const asked = sent(calls, path);
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map(({ key, body }) => JSON.stringify([key, body]))).size).toBe(1);
  });
});

const opened = {
  id: 'e',
  kind: 'course',
  productId: 'kids',
  title: 'Kids start here',
  orderId: null,
  amount: 1,
  code: null,
  grantedAt: '2026-11-21T01:02:00.000Z',
  startsAt: '2026-11-21T01:02:00.000Z',
  endsAt: null,
};
const typed = 'ABCD-EFGH-JKMN-PQRS';

describe('redeeming a code', () => {
  const t = messages.account.redeem;
  const press = () => button(t.submit);

  it('goes on where the code had not arrived', async () => {
    const calls = serveApi({
      ...home,
      'GET user/entitlements': readLost({ data: [] }),
      'POST ecommerce/redeem': firstLost({ data: [opened] }),
    });
    const user = openAccount(`#/coupon?code=${typed}`);
    await user.click(await press());
    await networkError();
    await user.click(await button(retry));
    await waitFor(() => expect(sent(calls, 'ecommerce/redeem')).toHaveLength(1));
    await user.click(await button(retry));
    await screen.findByText(t.done);
    expect(await screen.findByText('Kids start here')).toBeTruthy();
    expect(sent(calls, 'ecommerce/redeem')).toHaveLength(2);
  });

  it('whose answer was lost is done, and not rejected as somebody else’s', async () => {
    let redeemed = 0;
    serveApi({
      ...home,
      'GET user/entitlements': () => ({ data: redeemed > 0 ? [opened] : [] }),
      'POST ecommerce/redeem': () =>
        (redeemed += 1) === 1 ? 'offline' : { status: 409, code: 'CODE_ALREADY_REDEEMED' },
    });
    const user = openAccount(`#/coupon?code=${typed}`);
    await user.click(await press());
    await networkError();
    await user.click(await button(retry));
    await screen.findByText(t.done);
    expect(await screen.findByText('Kids start here')).toBeTruthy();
    expect(screen.queryByText(messages.errors.CODE_ALREADY_REDEEMED)).toBeNull();
  });

  it('that somebody else has used is rejected, also after a lost connection', async () => {
    serveApi({ ...home, 'POST ecommerce/redeem': firstLost({ status: 409, code: 'CODE_ALREADY_REDEEMED' }) });
    const user = openAccount(`#/coupon?code=${typed}`);
    await user.click(await press());
    await networkError();
    await user.click(await button(retry));
    await screen.findByText(messages.errors.CODE_ALREADY_REDEEMED);
    expect(screen.queryByText(t.done)).toBeNull();
  });
});

it('a gift whose answer was lost is sent again as the same gift', async () => {
  const gift = {
    id: 'g1',
    status: 'SENT',
    productId: 'kids',
    title: 'Kids start here',
    code: typed,
    recipientName: 'Mei',
    recipientEmail: 'mei@mail.example',
    message: null,
    locale: 'en-US',
    createdAt: '2026-11-20T02:00:00Z',
    sendAt: null,
    sentAt: '2026-11-20T02:00:00Z',
    redeemedAt: null,
  };
  const calls = serveApi({
    ...home,
    'GET user/entitlements': { data: [{ ...opened, kind: 'redeemCode', code: typed }] },
    'GET ecommerce/gifts': { data: [] },
    'POST ecommerce/gifts': firstLost({ data: gift }),
  });
  const user = openAccount(`#/give/${typed}`);
  await user.type(await screen.findByLabelText(messages.account.fields.giftName), 'Mei');
  await user.type(screen.getByLabelText(messages.account.fields.giftEmail), 'mei@mail.example');
  await user.click(await button(messages.account.gift.submitMail));
  await networkError();
  await user.click(await button(retry));
  await waitFor(() => expect(sent(calls, 'ecommerce/gifts')).toHaveLength(2));
  const [first, second] = sent(calls, 'ecommerce/gifts');
  expect([second!.key, second!.body]).toEqual([first!.key, first!.body]);
});

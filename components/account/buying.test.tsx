import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { goTo } from '@/components/account/shell/hash-route';
import { destinationOf } from '@/components/account/shell/redirect';
import { pauseBefore } from '@/components/account/payment/order-polling';
import { ecommerceOperations, type Order } from '@/lib/contract/ecommerce';
import { pathOf } from '@/lib/contract/operation';
import { userOperations } from '@/lib/contract/user';
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
  type Call,
} from '@/tests/setup/render-account';

const left = vi.hoisted(() => ({ addresses: [] as string[] }));
vi.mock('@/components/account/payment/leave', () => ({
  leaveFor: async (address: string) => void left.addresses.push(address),
}));

const providers = { data: [{ id: 'sandbox', methods: ['sandbox'] }] };
const owned = {
  'GET user': { data: ada },
  'GET user/addresses': { data: [] },
  'GET user/entitlements': { data: [] },
  'GET course/coursePlans': { data: [] },
};
const sent = (calls: Call[]) =>
  calls.filter(({ method, url }) => method === 'POST' && url === pathOf(ecommerceOperations.createOrder));
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  resetBrowser();
  left.addresses = [];
});

describe('cart', () => {
  it('puts back what was removed, where it was', async () => {
    cartStore.setState({
      items: [
        { productId: 'a', quantity: 2 },
        { productId: 'b', quantity: 1 },
      ],
    });
    serveApi({
      'POST ecommerce/cart/price': ({ body }) => {
        const { items } = body as { items: { productId: string; quantity: number }[] };
        return {
          data: cart(
            { total: items.length * 9 },
            ...items.map((item) => ({ ...item, title: `Course ${item.productId}` })),
          ),
        };
      },
    });
    const user = openAccount('#/cart');
    await user.click(await button('Remove Course a'));
    const undo = await button('Undo');
    expect(cartStore.getState().items).toEqual([{ productId: 'b', quantity: 1 }]);
    await waitFor(() => expect(document.activeElement).toBe(undo));
    await user.click(undo);
    expect(cartStore.getState().items).toEqual([
      { productId: 'a', quantity: 2 },
      { productId: 'b', quantity: 1 },
    ]);
    await screen.findByText('Course a');
  });

  it('shows a thing as what it is, and asks for pictures only where something is shipped', async () => {
    cartStore.setState({ items: [{ productId: 'board-set-9', quantity: 1 }] });
    const copy = { code: 'board-set-9', title: '9×9 set', summary: '', image: null };
    const good = { id: 'board-set-9', type: 'physicalGood', illustration: 'board-9', price: {} };
    const line = { productId: 'board-set-9', title: '9×9 set', requiresShipping: true };
    serveApi({
      'POST ecommerce/cart/price': { data: cart({}, line) },
      'GET ecommerce/catalogue': {
        data: { products: [good], total: 1, pageCount: 1, facets: { all: 1, types: [] } },
      },
      'GET cms/courses': { data: { data: [copy], meta: {} } },
    });
    openAccount('#/cart');
    await waitFor(() =>
      expect(document.querySelector('[data-product="board-set-9"] img')?.getAttribute('src')).toBe(
        '/illustrations/board-9.svg',
      ),
    );
  });

  it("asks the server for every price, in the page's currency and language", async () => {
    cartStore.getState().add('vip-month');
    const calls = serveApi({
      'POST ecommerce/cart/price': ({ body }) => ({
        data: cart(
          { total: (body as { items: { quantity: number }[] }).items[0]!.quantity * 9 },
          { quantity: (body as { items: { quantity: number }[] }).items[0]!.quantity },
        ),
      }),
    });
    const user = openAccount('#/cart');
    await user.click(await button('One more'));
    await waitFor(() => expect(within(screen.getByText('Total').parentElement!).getByText('$18')).toBeTruthy());
    expect(calls.at(-1)?.body).toEqual({
      items: [{ productId: 'vip-month', quantity: 2 }],
      currency: 'USD',
      locale: 'en-US',
      country: 'US',
    });
  });

  it('counts every press, also while the price of the last one is on its way', async () => {
    cartStore.getState().add('vip-month');
    serveApi({
      'POST ecommerce/cart/price': ({ body }) => {
        const { quantity } = (body as { items: { quantity: number }[] }).items[0]!;
        return quantity === 1 ? { data: cart() } : new Promise(() => {});
      },
    });
    const user = openAccount('#/cart');
    await user.click(await button('One more'));
    await user.click(await button('One more'));
    expect(cartStore.getState().items).toEqual([{ productId: 'vip-month', quantity: 3 }]);
  });

  it('says what is wrong with a line and with a coupon', async () => {
    cartStore.setState({ items: [{ productId: 'vip-month', quantity: 1 }], coupon: 'OLD' });
    serveApi({
      'POST ecommerce/cart/price': {
        data: cart({ coupon: { code: 'OLD', applied: false, problem: 'COUPON_ENDED' } }, { problem: 'OUT_OF_STOCK' }),
      },
    });
    openAccount('#/cart');
    await screen.findByText(messages.errors.OUT_OF_STOCK);
    expect(screen.getByText(messages.errors.COUPON_ENDED)).toBeTruthy();
  });
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
      calls.filter(({ method, url }) => method === 'POST' && url === pathOf(userOperations.addAddress)),
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
    // What the other tabs of this browser read.
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

describe('a product', () => {
  const found = (...products: object[]) => ({
    data: { products, total: products.length, pageCount: 1, facets: { all: products.length, types: [] } },
  });
  const product = (id: string, sellPrice: number, changes: object = {}) => ({
    id,
    type: 'more',
    price: { USD: { originPrice: sellPrice, sellPrice } },
    gradeFrom: null,
    gradeTo: null,
    lessonCount: null,
    requiresShipping: false,
    cover: { size: 9, black: 'C3', white: '' },
    ...changes,
  });
  const copy = { code: 'hours', title: 'Live hours', summary: 'In place of {price:combo-05}.', outcomes: ['Ask'] };
  const answers = {
    'GET cms/courses': { data: { data: [copy], meta: {} } },
    'GET ecommerce/catalogue': ({ query }: Call) =>
      (query as { ids: string }).ids === 'hours' ? found(product('hours', 30)) : found(product('combo-05', 240)),
    'POST ecommerce/cart/price': { data: cart({}, { productId: 'hours' }) },
  };

  it('is asked for alone, and the figures its copy names are filled in', async () => {
    const calls = serveApi(answers);
    openAccount('#/shop/products/hours');
    await screen.findByRole('heading', { level: 1, name: 'Live hours' });
    expect(screen.getByText('In place of $240.')).toBeTruthy();
    expect(calls.filter(({ url }) => url === pathOf(ecommerceOperations.catalogue))).toMatchObject([
      { query: { ids: 'hours', locale: 'en-US' } },
      { query: { ids: 'combo-05' } },
    ]);
    expect(calls.some(({ url }) => url === pathOf(ecommerceOperations.products))).toBe(false);
  });

  it('that is bought at once is bought alone, and the cart stays', async () => {
    rememberUser();
    cartStore.setState({ items: [{ productId: 'vip-month', quantity: 2 }], coupon: 'SPRING' });
    const calls = serveApi({
      ...owned,
      ...answers,
      'GET ecommerce/payments/providers': providers,
      'POST ecommerce/orders': { data: order() },
      'POST ecommerce/orders/261121-AAAA/payments': { data: { paymentId: 'p', redirectUrl: '/pay' } },
    });
    const user = openAccount('#/shop/products/hours?market=sunrise');
    await user.click(await button('Buy now'));
    await user.click(await button('Pay $9'));
    await waitFor(() => expect(left.addresses).toEqual(['/pay']));
    expect(sent(calls)).toMatchObject([
      { body: { items: [{ productId: 'hours', quantity: 1 }], marketHandle: 'sunrise' } },
    ]);
    expect(cartStore.getState().items).toEqual([{ productId: 'vip-month', quantity: 2 }]);
  });

  it('that is bought at once by a visitor is still that product after the login', async () => {
    serveApi({ ...answers, 'GET ecommerce/payments/providers': providers });
    openAccount('#/checkout/hours?market=sunrise');
    const link = await screen.findByRole('link', { name: 'Log in to pay' });
    expect(link.getAttribute('href')).toBe('#/login?redirect=checkout%2Fhours%3Fmarket%3Dsunrise');
    const query = new URLSearchParams('redirect=checkout%2Fhours%3Fmarket%3Dsunrise');
    expect(destinationOf(query, 'en-US')).toBe('#/checkout/hours?market=sunrise');
    expect(screen.queryByRole('link', { name: messages.account.checkout.editCart })).toBeNull();
  });

  it('names its own refund rule: hours have no lesson to open', async () => {
    serveApi(answers);
    openAccount('#/shop/products/hours');
    await screen.findByText(messages.account.product.refund.days);
  });

  it('that is not on sale in the language leads to the courses', async () => {
    serveApi({ ...answers, 'GET ecommerce/catalogue': found() });
    openAccount('#/shop/products/hours');
    await screen.findByText(messages.account.product.missing);
    expect(screen.getByRole('link', { name: 'See all courses' }).getAttribute('href')).toBe('/en-US/courses');
  });
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

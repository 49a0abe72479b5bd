import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { destinationOf } from '@/components/login/redirect';
import { catalogueOperations } from '@/lib/catalogue/contract';
import { pathOf } from '@/lib/kernel/api/operation';
import { cartStore } from '@/stores/cart';
import messages from '@/messages/en-US.json';
import { button, owned, providers, sent } from '@/tests/setup/buying';
import {
  cart,
  resetBrowser,
  openAccount,
  order,
  rememberUser,
  serveApi,
  type Call,
} from '@/tests/setup/render-account';

const left = vi.hoisted(() => ({ addresses: [] as string[] }));
vi.mock('@/components/payments/leave', () => ({
  leaveFor: async (address: string) => void left.addresses.push(address),
}));

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
    expect(calls.filter(({ url }) => url === pathOf(catalogueOperations.catalogue))).toMatchObject([
      { query: { ids: 'hours', locale: 'en-US' } },
      { query: { ids: 'combo-05' } },
    ]);
    expect(calls.some(({ url }) => url === pathOf(catalogueOperations.products))).toBe(false);
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

  it('that is every member’s leads to where it is used, and is neither bought nor claimed', async () => {
    rememberUser();
    const exam = product('verification-g19', 0, { type: 'verification' });
    const calls = serveApi({
      ...owned,
      'GET cms/courses': { data: { data: [{ ...copy, code: exam.id, summary: '' }], meta: {} } },
      'GET ecommerce/catalogue': found(exam),
    });
    openAccount('#/shop/products/verification-g19', '/en-US/learn');
    const link = await screen.findByRole('link', { name: messages.account.product.takeExam });
    expect(link.getAttribute('href')).toBe('/en-US/learn/exam/19');
    for (const name of [messages.account.product.buy, messages.account.product.add, messages.account.checkout.claim])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(calls.some(({ url }) => url === 'ecommerce/cart/price')).toBe(false);
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

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartStore } from '@/stores/cart';
import messages from '@/messages/en-US.json';
import { ada, cart, resetBrowser, openAccount, order, rememberUser, serveApi } from '@/tests/setup/render-account';

vi.mock('@/components/payments/leave', () => ({ leaveFor: async () => {} }));

const t = messages.account;
const board = { productId: 'board-set-9', title: '9×9 set', requiresShipping: true, unitPrice: 40, amount: 40 };
/** Shipping fees by country; nothing is shipped to Hong Kong. */
const fees: Record<string, number> = { US: 29, TW: 2.5 };
const priced = ({ body }: { body: unknown }) => {
  const { country } = body as { country: string };
  const shipping = fees[country] ?? 0;
  const delivery = { country, freeFrom: 60, problem: country in fees ? null : 'SHIPPING_UNAVAILABLE' };
  return { data: cart({ subtotal: 40, shipping, total: 40 + shipping, delivery }, board) };
};
const reads = {
  'GET user': { data: ada },
  'GET user/addresses': { data: [] },
  'GET user/entitlements': { data: [] },
  'GET course/coursePlans': { data: [] },
  'GET ecommerce/payments/providers': { data: [{ id: 'sandbox', methods: ['sandbox'] }] },
  'GET ecommerce/catalogue': { data: { products: [], total: 0, pageCount: 1, facets: { all: 0, types: [] } } },
  'GET cms/courses': { data: { data: [], meta: {} } },
  'POST user/addresses': { data: { id: 'a' } },
  'POST ecommerce/orders': { data: order() },
  'POST ecommerce/orders/261121-AAAA/payments': { data: { paymentId: 'p', redirectUrl: '/pay' } },
};
const sentOrder = (calls: ReturnType<typeof serveApi>) =>
  calls.find(({ method, url }) => method === 'POST' && url === 'ecommerce/orders')?.body;
const payButton = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  resetBrowser();
  rememberUser();
  cartStore.setState({ items: [{ productId: 'board-set-9', quantity: 1 }] });
});

describe('shipping', () => {
  it('stands in the cart as what it costs to this language’s country, plainly, and how much more makes it free', async () => {
    serveApi({ ...reads, 'POST ecommerce/cart/price': priced });
    openAccount('#/cart');
    await screen.findByText('Shipping (United States)');
    expect(screen.getByText('$69')).toBeTruthy();
    expect(screen.getByText(t.delivery.atCheckout.replace('{country}', 'United States'))).toBeTruthy();
    expect(screen.getByText(t.delivery.freeFrom.replace('{amount}', '$20'))).toBeTruthy();
  });

  it('begins with a country that something is sent to', async () => {
    const calls = serveApi({
      ...reads,
      'POST ecommerce/cart/price': priced,
      'GET ecommerce/shipping': { data: [{ country: 'TW', price: 2.5, freeFrom: null }] },
    });
    openAccount('#/checkout');
    await payButton('Pay $42.50');
    expect(screen.getByLabelText('Country or region')).toHaveProperty('value', 'TW');
    expect(calls.find(({ url }) => url === 'ecommerce/shipping')?.query).toEqual({ currency: 'USD' });
  });

  it('is not spoken of where nothing is sent', async () => {
    serveApi({ ...reads, 'POST ecommerce/cart/price': { data: cart() } });
    openAccount('#/cart');
    await screen.findByText('Total');
    expect(screen.queryByText(/Shipping/)).toBeNull();
  });

  it('follows the address at the checkout, and the order is placed at the price on the button', async () => {
    const calls = serveApi({ ...reads, 'POST ecommerce/cart/price': priced });
    const user = openAccount('#/checkout');
    await payButton('Pay $69');
    await user.type(screen.getByLabelText('Phone'), '0912345678');
    await user.type(screen.getByLabelText('Street address'), '1 Example Road');
    await user.type(screen.getByLabelText('City and state'), 'Taipei');
    await user.selectOptions(screen.getByLabelText('Country or region'), 'TW');
    await user.click(await payButton('Pay $42.50'));
    await waitFor(() => expect(sentOrder(calls)).toMatchObject({ expectedTotal: 42.5, address: { country: 'TW' } }));
    expect(sentOrder(calls)).not.toHaveProperty('country');
    expect(sentOrder(calls)).not.toHaveProperty('invoice');
  });

  it('to where nobody sends: says so, keeps what was typed, and the button waits for another address', async () => {
    serveApi({ ...reads, 'POST ecommerce/cart/price': priced });
    const user = openAccount('#/checkout');
    await payButton('Pay $69');
    await user.type(screen.getByLabelText('Street address'), '1 Example Road');
    await user.selectOptions(screen.getByLabelText('Country or region'), 'HK');
    expect((await screen.findByText(messages.errors.SHIPPING_UNAVAILABLE)).getAttribute('role')).toBe('alert');
    expect(screen.getByText(t.totals.notShipped)).toBeTruthy();
    expect(screen.getByLabelText('Street address')).toHaveProperty('value', '1 Example Road');
    expect(await payButton('Pay $40')).toHaveProperty('disabled', true);
    await user.selectOptions(screen.getByLabelText('Country or region'), 'US');
    await waitFor(async () => expect(await payButton('Pay $69')).toHaveProperty('disabled', false));
    expect(screen.queryByText(messages.errors.SHIPPING_UNAVAILABLE)).toBeNull();
  });
});

describe('the invoice', () => {
  const open = () => {
    cartStore.setState({ items: [{ productId: 'vip-month', quantity: 1 }] });
    const calls = serveApi({ ...reads, 'POST ecommerce/cart/price': { data: cart({ asksInvoice: true }) } });
    return { calls, user: openAccount('#/checkout') };
  };

  it('is personal unless something else is said, and its carrier may stay empty', async () => {
    const { calls, user } = open();
    await user.click(await payButton('Pay $9'));
    await waitFor(() => expect(sentOrder(calls)).toMatchObject({ invoice: { kind: 'personal' } }));
  });

  it('of a company is asked for its number before the order is placed', async () => {
    const { calls, user } = open();
    await user.click(await screen.findByRole('radio', { name: t.invoice.company }));
    await user.type(screen.getByLabelText(t.fields.invoiceTaxId), '22099132');
    await user.type(screen.getByLabelText(t.fields.invoiceCompany), 'Stone Ltd.');
    await user.click(await payButton('Pay $9'));
    await screen.findByText(t.invalid.invoiceTaxId);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(t.fields.invoiceTaxId)));
    expect(sentOrder(calls)).toBeUndefined();
    await user.clear(screen.getByLabelText(t.fields.invoiceTaxId));
    await user.type(screen.getByLabelText(t.fields.invoiceTaxId), '2209 9131');
    await user.click(await payButton('Pay $9'));
    await waitFor(() =>
      expect(sentOrder(calls)).toMatchObject({
        invoice: { kind: 'company', taxId: '2209 9131', companyName: 'Stone Ltd.' },
      }),
    );
  });

  it('can be given away; a wrong carrier of before is no obstacle then', async () => {
    const { calls, user } = open();
    await user.type(await screen.findByLabelText(new RegExp(t.fields.invoiceCarrier)), '/ABC');
    await user.click(await payButton('Pay $9'));
    await screen.findByText(t.invalid.invoiceCarrier);
    await user.click(screen.getByRole('radio', { name: t.invoice.donation }));
    await user.type(screen.getByLabelText(t.fields.invoiceDonation), '919');
    await user.click(await payButton('Pay $9'));
    await waitFor(() => expect(sentOrder(calls)).toMatchObject({ invoice: { kind: 'donation', donationCode: '919' } }));
  });
});

describe('a paid order', () => {
  const paid = {
    status: 'PAID',
    paidAt: '2026-11-21T01:02:00.000Z',
    shipping: 29,
    total: 38,
    lines: [{ ...order().lines[0]!, ...board }],
    address: {
      name: 'Ada',
      phone: '12345',
      country: 'US',
      postalCode: '',
      city: 'Springfield',
      line1: '1 Example Road',
    },
    parcel: {
      status: 'SHIPPED',
      carrier: 'Post',
      tracking: 'T-1',
      trackingUrl: 'https://track.example/T-1',
      shippedAt: '2026-11-22T01:02:00.000Z',
    },
  };
  const open = async (changes: object = {}) => {
    serveApi({ ...reads, 'GET ecommerce/orders/261121-AAAA': { data: order({ ...paid, ...changes }) } });
    openAccount('#/orders/261121-AAAA');
    return within(await screen.findByRole('region', { name: 'Receipt' }));
  };

  it('says how far its shipment is, and where to follow it', async () => {
    const receipt = await open();
    await screen.findByRole('heading', { name: t.order.parcelSHIPPED });
    for (const text of ['Post', 'T-1', 'Nov 22, 2026']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: new RegExp(t.order.track) }).getAttribute('href')).toBe(
      'https://track.example/T-1',
    );
    expect(receipt.getByText('Shipping (United States)').nextSibling?.textContent).toBe('$29');
  });

  it('has the invoice and its number on the receipt, or that it is not issued yet', async () => {
    const invoice = {
      kind: 'company',
      carrier: null,
      taxId: '22099131',
      companyName: 'Stone Ltd.',
      donationCode: null,
      number: 'AB12345678',
    };
    const receipt = await open({ invoice });
    for (const text of ['22099131', 'Stone Ltd.', 'AB-12345678', t.invoice.company])
      expect(receipt.getByText(text)).toBeTruthy();
    expect(receipt.queryByText(t.fields.invoiceCarrier)).toBeNull();
  });

  it('has the tax of Japan where the shop is registered, and nothing of it elsewhere', async () => {
    const receipt = await open({
      currency: 'JPY',
      total: 10_800,
      shipping: 0,
      tax: { qualifiedNumber: 'T7000012050002', rate: 10, amount: 981 },
    });
    expect(receipt.getByText('Subject to 10% tax').nextSibling?.textContent).toBe('¥10,800');
    expect(receipt.getByText(t.receipt.taxWithin).nextSibling?.textContent).toBe('¥981');
    expect(receipt.getByText('T7000012050002')).toBeTruthy();
  });

  it('tells what went back of the shipping', async () => {
    const refunds = [{ line: null, amount: 29, status: 'DONE', askedAt: '2026-11-22T01:00:00.000Z', doneAt: null }];
    const receipt = await open({ refunds, refunded: 29, status: 'PARTLY_REFUNDED' });
    expect(receipt.getByText(/^Shipping:/).textContent).toContain('$29 refunded on');
    expect(receipt.queryByText(t.fields.invoiceTaxId)).toBeNull();
  });
});

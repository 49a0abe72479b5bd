import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountExport } from '@/lib/privacy/contract';
import type { Order } from '@/lib/orders/shapes';
import type { PricedCart } from '@/lib/catalogue/priced-cart';
import type { Shipping } from '@/lib/shipping/contract';
import type { StaffRole } from '@/platform/kernel/back-office/access-rules';
import { seedShopSettings } from '@/platform/seed/shop-settings';
import { emailsTo } from '@/tests/setup/codes';
import {
  call,
  makeCoupon,
  makeMember,
  makeProduct,
  platform,
  query,
  sql,
  unique,
  type Member,
} from '@/tests/setup/fixtures';
import { askBackOffice, makeAllStaff } from '@/tests/setup/staff';
import {
  askRefund,
  buy,
  expectBalance,
  keyed,
  orderOf,
  press,
  refundQuote,
  start,
  tryOrder,
  type Failure,
} from '@/tests/setup/trade';

let staff: Awaited<ReturnType<typeof makeAllStaff>>;
beforeAll(async () => {
  staff = await makeAllStaff();
});

/** Runs a staff action of the back office. */
const act = async (path: string, body: object = {}, as: StaffRole | null = 'support') =>
  (await askBackOffice(path, { as: as && staff[as], body })).status;

const home = { country: 'TW', price: { NTD: 80, USD: 2.5, JPY: 400 }, freeFrom: { NTD: 1500 } } as const;
const abroad = { country: 'US', price: { USD: 29 } } as const;
const settings = async (data: object) => {
  await (await platform()).updateGlobal({ slug: 'shopSettings', data });
};
const usual = { shippingRates: [home, abroad], asksInvoice: true, qualifiedNumber: null, japanTaxRate: 10 };
beforeEach(() => settings(usual));
// Other test files expect goods without shipping prices.
afterAll(() => settings({ shippingRates: [], asksInvoice: false, qualifiedNumber: null }));

const makeGoods = (price: number, stock = 50) =>
  makeProduct({ type: 'physicalGood', price, stock, requiresShipping: true, grants: [{ kind: 'goods' }] });
const address = (country = 'TW') => ({
  name: '林小棋',
  phone: '0900-000-000',
  postalCode: '100',
  city: '臺北市',
  line1: '示範路 1 號',
  country,
});
const priceOf = async (productIds: string[], rest: object = {}) =>
  (
    await call<PricedCart>('ecommerce/cart/price', {
      body: { items: productIds.map((productId) => ({ productId, quantity: 1 })), currency: 'NTD', ...rest },
    })
  ).body;
const idOf = async (table: 'orders' | 'shipments', number: string) =>
  (
    await query<{ id: number }>(
      table === 'orders'
        ? sql`SELECT id FROM orders WHERE number = ${number}`
        : sql`SELECT s.id FROM shipments s JOIN orders o ON o.id = s.order_id WHERE o.number = ${number}`,
    )
  )[0]!.id;

async function pay(member: Member, order: Order): Promise<Order> {
  const { body } = await start(member, order.id);
  await press(body.redirectUrl, 'approve');
  return orderOf(member, order.id);
}

describe('what sending costs', () => {
  it('is set by staff for each country and currency; what is missing is not sent to', async () => {
    const read = async (currency: string) => (await call<Shipping>(`ecommerce/shipping?currency=${currency}`)).body;
    expect(await read('NTD')).toEqual([{ country: 'TW', price: 80, freeFrom: 1500 }]);
    expect(await read('USD')).toEqual([
      { country: 'TW', price: 2.5, freeFrom: null },
      { country: 'US', price: 29, freeFrom: null },
    ]);
    await settings({ shippingRates: [] });
    expect((await read('JPY')).map(({ price }) => price)).toEqual([0, 0, 0, 0, 0]);
    expect((await call('ecommerce/shipping?currency=EUR')).status).toBe(422);
    await expect(settings({ shippingRates: [home, home] })).rejects.toThrow();
  });

  it('of a new shop is set to begin with, and left alone once staff have set anything', async () => {
    const payload = await platform();
    await query(sql`DELETE FROM shop_settings`);
    expect([await seedShopSettings(payload), await seedShopSettings(payload)]).toEqual([true, false]);
    const read = async (currency: string) => (await call<Shipping>(`ecommerce/shipping?currency=${currency}`)).body;
    expect((await read('NTD'))[0]).toEqual({ country: 'TW', price: 80, freeFrom: 1500 });
    expect((await read('USD')).find(({ country }) => country === 'US')).toEqual({
      country: 'US',
      price: 29,
      freeFrom: null,
    });
    expect((await priceOf([await makeProduct({ price: 900 })])).asksInvoice).toBe(true);
  });

  it('counts goods alone, after the coupon, and is free from the sum that staff have set', async () => {
    const [board, course] = [await makeGoods(1600), await makeProduct({ price: 900 })];
    expect(await priceOf([board, course])).toMatchObject({ shipping: 0, total: 2500, delivery: null });
    expect(await priceOf([course], { country: 'TW' })).toMatchObject({ shipping: 0, total: 900, delivery: null });
    expect(await priceOf([board, course], { country: 'TW' })).toMatchObject({
      subtotal: 2500,
      shipping: 0,
      total: 2500,
      delivery: { country: 'TW', freeFrom: 1500, problem: null },
    });
    // 10 % off: the goods cost 1,440.
    const coupon = await makeCoupon({ value: 10 });
    expect(await priceOf([board, course], { country: 'TW', coupon })).toMatchObject({
      discount: 250,
      shipping: 80,
      total: 2330,
    });
    expect(await priceOf([board], { country: 'US' })).toMatchObject({
      shipping: 0,
      delivery: { country: 'US', freeFrom: null, problem: 'SHIPPING_UNAVAILABLE' },
    });
    expect(await priceOf([board], { country: 'US', currency: 'USD' })).toMatchObject({ shipping: 29, total: 189 });
    expect((await call('ecommerce/cart/price', { body: { items: [], currency: 'NTD', country: 'XX' } })).status).toBe(
      422,
    );
  });

  it('is charged by the address of the order; another total than was shown is rejected', async () => {
    const [member, board] = [await makeMember(), await makeGoods(500)];
    const items = [{ productId: board, quantity: 2 }];
    expect((await tryOrder<Failure>(member, items, 1000)).body.error).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { total: 1080 },
    });
    const there = await tryOrder<Failure>(member, items, 1000, { address: address('US') });
    expect(there.status).toBe(422);
    expect(there.body.error).toMatchObject({ code: 'SHIPPING_UNAVAILABLE', details: { country: 'US' } });
    const { body: order } = await tryOrder(member, items, 1080);
    expect(order).toMatchObject({ subtotal: 1000, shipping: 80, total: 1080, parcel: null });
    // A later price does not change an existing order.
    await settings({ shippingRates: [{ ...home, price: { NTD: 100 } }] });
    expect(await pay(member, order)).toMatchObject({ status: 'PAID', shipping: 80, parcel: { status: 'PREPARING' } });
    expect(await expectBalance(order.id)).toMatchObject({ captured: 1080, retained: 1080 });
    const [email] = await emailsTo(member.email, 'orderReceipt');
    expect(JSON.stringify(email)).toContain('NT$80');
  });
});

describe('shipping and refunds', () => {
  it('goes back with the last thing of a shipment that has not left', async () => {
    const [member, board, bowl] = [await makeMember(), await makeGoods(500), await makeGoods(300)];
    const order = await buy(member, [board, bowl], 880);
    expect(await refundQuote(member, order.id)).toMatchObject({ paid: 500, amount: 500, shipping: 0 });
    await askRefund(member, order.id, 500);
    expect(await refundQuote(member, order.id, 1)).toMatchObject({ paid: 300, amount: 380, shipping: 80 });
    expect((await askRefund<Failure>(member, order.id, 300, { line: 1 })).body.error).toMatchObject({
      code: 'REFUND_CHANGED',
      details: { amount: 380 },
    });
    const once = keyed();
    const responses = await Promise.all(
      [1, 2, 3].map(() => askRefund(member, order.id, 380, { line: 1, headers: once })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await orderOf(member, order.id);
    expect(after).toMatchObject({ status: 'REFUNDED', refunded: 880, parcel: { status: 'CANCELLED' } });
    expect(after.refunds.map(({ line, amount }) => [line, amount])).toEqual([
      [0, 500],
      [1, 300],
      [null, 80],
    ]);
    expect(await expectBalance(order.id)).toMatchObject({ captured: 880, due: 880, retained: 0 });
    const emails = await emailsTo(member.email, 'refund');
    expect(emails).toHaveLength(2);
    expect(JSON.stringify(emails)).toContain('NT$380');
  });

  it('stays once the shipment has left; a refund that was shown with it is rejected', async () => {
    const [member, board] = [await makeMember(), await makeGoods(500)];
    const order = await buy(member, [board], 580);
    expect(await refundQuote(member, order.id)).toMatchObject({ amount: 580, shipping: 80 });
    const id = await idOf('shipments', order.id);
    expect(await act(`/shipments/${id}/ship`, { carrier: 'Post', tracking: 'A-1' })).toBe(200);
    expect((await askRefund<Failure>(member, order.id, 580)).body.error.code).toBe('REFUND_CHANGED');
    expect((await askRefund(member, order.id, 500)).body).toMatchObject({ status: 'PARTLY_REFUNDED', refunded: 500 });
    expect(await expectBalance(order.id)).toMatchObject({ due: 500, retained: 80 });
  });

  it('stays while something else is still to leave in that shipment, though its money went back', async () => {
    const [member, board, bowl] = [await makeMember(), await makeGoods(500), await makeGoods(300)];
    const order = await buy(member, [board, bowl], 880);
    const id = await idOf('orders', order.id);
    const [{ id: line } = { id: '' }] = await query<{ id: string }>(
      sql`SELECT id FROM orders_lines WHERE _parent_id = ${id} AND product_code = ${board}`,
    );
    const keptRefund = { line, amount: 500, reason: 'a present', key: unique('key-of-refund') };
    expect(await act(`/orders/${id}/refundKept`, keptRefund)).toBe(200);
    expect(await refundQuote(member, order.id, 1)).toMatchObject({ amount: 300, shipping: 0 });
  });

  it('whichever comes first stands: the shipment leaves, or the shipping goes back', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [member, board] = [await makeMember(), await makeGoods(500)];
      const order = await buy(member, [board], 580);
      const id = await idOf('shipments', order.id);
      const [refund, shipped] = await Promise.all([
        askRefund(member, order.id, 580),
        act(`/shipments/${id}/ship`, { carrier: 'Post', tracking: 'A-1' }),
      ]);
      expect([refund.status, shipped].sort()).toEqual([200, 409]);
      const retained = refund.status === 200 ? 0 : 580;
      expect(await expectBalance(order.id)).toMatchObject({ retained });
    }
  });

  it('is given back by staff up to what is left, with a reason, once', async () => {
    const [member, board] = [await makeMember(), await makeGoods(500)];
    const order = await buy(member, [board], 580);
    const path = `/orders/${await idOf('orders', order.id)}/refundShipping`;
    const asked = (amount: number) => ({ amount, reason: 'came late', key: unique('key-of-refund') });
    expect(await act(path, asked(81))).toBe(422);
    expect(await act(path, { ...asked(10), reason: '' })).toBe(422);
    expect(await act(path, asked(10), 'editor')).toBe(403);
    const first = asked(50);
    expect(await Promise.all([1, 2].map(() => act(path, first)))).toEqual([200, 200]);
    expect(await act(path, asked(31))).toBe(422);
    const after = await orderOf(member, order.id);
    expect(after).toMatchObject({ status: 'PARTLY_REFUNDED', refunded: 50 });
    expect(after.lines[0]).toMatchObject({ refunded: 0, isReturned: false });
    // A refund of the goods includes the rest of the shipping.
    expect(await refundQuote(member, order.id)).toMatchObject({ amount: 530, shipping: 30 });
    expect((await askRefund(member, order.id, 530)).body.status).toBe('REFUNDED');
    expect(await expectBalance(order.id)).toMatchObject({ due: 580, retained: 0 });
  });
});

describe('a shipment that leaves', () => {
  it('is told to the buyer once, in the buyer’s language, and stands on the order', async () => {
    const [member, board] = [await makeMember('ja-JP'), await makeGoods(500)];
    const order = await buy(member, [board], 580);
    const path = `/shipments/${await idOf('shipments', order.id)}/ship`;
    const shipment = { carrier: 'ヤマト', tracking: 'T-1', trackingUrl: 'https://track.example/T-1' };
    expect(await act(path, { ...shipment, trackingUrl: 'javascript:alert(1)' })).toBe(422);
    expect(await Promise.all([1, 2, 3].map(() => act(path, shipment)))).toEqual([200, 200, 200]);
    const emails = await emailsTo(member.email, 'shipped');
    expect(emails).toHaveLength(1);
    expect(JSON.stringify(emails)).toContain(`講座 ${board}`);
    expect(emails[0]).toMatchObject({ locale: 'ja-JP' });
    expect((await orderOf(member, order.id)).parcel).toMatchObject({
      status: 'SHIPPED',
      ...shipment,
      shippedAt: expect.stringMatching(/^\d{4}-/),
    });
    // A corrected tracking number is sent again.
    expect(await act(path, { ...shipment, tracking: 'T-2', trackingUrl: '' })).toBe(200);
    expect(await emailsTo(member.email, 'shipped')).toHaveLength(2);
    expect((await orderOf(member, order.id)).parcel).toMatchObject({ tracking: 'T-2', trackingUrl: null });
  });
});

describe('an invoice in Taiwan', () => {
  const order = async (member: Member, invoice: unknown, rest: object = {}) => {
    const course = await makeProduct({ price: 900 });
    return tryOrder<Order & Failure>(member, [{ productId: course, quantity: 1 }], 900, { invoice, ...rest });
  };

  it('is what the buyer asked for, as it is read', async () => {
    const member = await makeMember();
    const nothing = { carrier: null, taxId: null, companyName: null, donationCode: null, number: null };
    expect((await order(member, { kind: 'personal', carrier: '/ab12+-.' })).body.invoice).toEqual({
      ...nothing,
      kind: 'personal',
      carrier: '/AB12+-.',
    });
    expect((await order(member, { kind: 'company', taxId: '22099131', companyName: '台積電' })).body.invoice).toEqual({
      ...nothing,
      kind: 'company',
      taxId: '22099131',
      companyName: '台積電',
    });
    expect((await order(member, { kind: 'donation', donationCode: '919' })).body.invoice).toEqual({
      ...nothing,
      kind: 'donation',
      donationCode: '919',
    });
    expect((await order(member, undefined)).body.invoice).toBeNull();
    expect((await order(await makeMember(), { kind: 'company', taxId: '22099132', companyName: 'x' })).status).toBe(
      422,
    );
    expect(
      (await order(await makeMember(), { kind: 'personal' }, { currency: 'JPY', expectedTotal: 4500 })).status,
    ).toBe(422);
  });

  it('is asked for where staff want it, for money in Taiwan dollars', async () => {
    const [course, free] = [await makeProduct({ price: 900 }), await makeProduct({ price: 0 })];
    expect((await priceOf([course])).asksInvoice).toBe(true);
    expect((await priceOf([free])).asksInvoice).toBe(false);
    expect((await priceOf([course], { currency: 'USD' })).asksInvoice).toBe(false);
    await settings({ asksInvoice: false });
    expect((await priceOf([course])).asksInvoice).toBe(false);
  });

  it('gets its number from staff, who read and correct it; the buyer sees it', async () => {
    const member = await makeMember();
    const { body: placed } = await order(member, { kind: 'personal' });
    const path = `/orders/${await idOf('orders', placed.id)}/invoice`;
    expect(await act(path, { number: 'AB-12345678' })).toBe(409);
    await pay(member, placed);
    expect(await act(path, { number: 'AB-1234567' })).toBe(422);
    expect(await act(path, { number: 'AB-12345678' }, 'editor')).toBe(403);
    expect(await act(path, { number: 'ab 12345678' })).toBe(200);
    expect((await orderOf(member, placed.id)).invoice?.number).toBe('AB12345678');
    expect(await act(path, { number: 'AB-12345679' })).toBe(200);
    expect((await orderOf(member, placed.id)).invoice?.number).toBe('AB12345679');
    const auditEntries = await query<{ staff_email: string }>(
      sql`SELECT staff_email FROM audit_log WHERE "table" = 'orders' AND action = 'invoice' AND document = ${String(await idOf('orders', placed.id))}`,
    );
    expect(auditEntries).toEqual([{ staff_email: staff.support.email }, { staff_email: staff.support.email }]);
  });

  it('is in the export of one’s data; with the account carrier and company name go, number and tax ID stay', async () => {
    const member = await makeMember();
    const { body: own } = await order(member, { kind: 'personal', carrier: '/ABCD123' });
    const { body: firm } = await order(member, { kind: 'company', taxId: '22099131', companyName: '小石商行' });
    for (const placed of [own, firm]) {
      await pay(member, placed);
      await act(`/orders/${await idOf('orders', placed.id)}/invoice`, { number: 'AB12345678' });
    }
    const { body } = await call<AccountExport>('user/export', { token: member.token });
    expect(JSON.stringify(body.orders)).toContain('/ABCD123');
    expect(JSON.stringify(body.orders)).toContain('小石商行');
    expect((await call('user/deletion', { token: member.token, body: { password: member.password } })).status).toBe(
      200,
    );
    const rows = await query<Record<string, unknown>>(
      sql`SELECT * FROM orders WHERE user_id = ${member.id} ORDER BY id`,
    );
    expect(rows).toMatchObject([
      { invoice_kind: 'personal', invoice_carrier: null, invoice_number: 'AB12345678' },
      { invoice_kind: 'company', invoice_company_name: null, invoice_tax_id: '22099131', invoice_number: 'AB12345678' },
    ]);
  });
});

describe('a receipt in Japan', () => {
  const orderInYen = async (member: Member) => {
    const course = await makeProduct({ price: 199 });
    const items = [{ productId: course, quantity: 1 }];
    return (await tryOrder(member, items, 995, { currency: 'JPY', locale: 'ja-JP' })).body;
  };

  it('says number, rate and tax as they were on the day of the order, and nothing without the number', async () => {
    const member = await makeMember();
    expect((await orderInYen(member)).tax).toBeNull();
    await expect(settings({ qualifiedNumber: 'T7000012050003' })).rejects.toThrow();
    await settings({ qualifiedNumber: 'T7000012050002' });
    const order = await orderInYen(member);
    expect(order.tax).toEqual({ qualifiedNumber: 'T7000012050002', rate: 10, amount: 90 });
    await settings({ qualifiedNumber: null, japanTaxRate: 12 });
    expect((await orderOf(member, order.id)).tax).toEqual(order.tax);
    await settings({ qualifiedNumber: 'T7000012050002' });
    const course = await makeProduct({ price: 199 });
    expect((await tryOrder(member, [{ productId: course, quantity: 1 }], 199)).body.tax).toBeNull();
  });
});

describe('the settings', () => {
  it('are changed by admins alone, and each change is written down', async () => {
    const change = (as: StaffRole | null) => act('/globals/shopSettings', { asksInvoice: false }, as);
    for (const as of [null, 'editor', 'support'] as const) expect(await change(as)).toBe(403);
    expect(await change('admin')).toBe(200);
    const [action] = await query<{ staff_email: string; input: { changes: object[] } }>(
      sql`SELECT staff_email, input FROM audit_log WHERE "table" = 'shopSettings' ORDER BY id DESC LIMIT 1`,
    );
    expect(action).toMatchObject({
      staff_email: staff.admin.email,
      input: { changes: [{ field: 'asksInvoice', from: true, to: false }] },
    });
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { type Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '@/platform/kernel/back-office/access-rules';
import { Timeline } from '@/platform/orders/back-office/timeline';
import { shipmentActions } from '@/platform/shipping/tables';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { orderHistory } from '@/platform/orders/history/order-history';
import { makeMember, makeProduct, platform, query, sql, type Member } from '@/tests/setup/fixtures';
import { askBackOffice, makeAllStaff } from '@/tests/setup/staff';
import { buy, news, placeOrder, start, deliverWebhook } from '@/tests/setup/trade';
import { insert, uniqueKey } from '@/tests/api/access-fixtures';

let payload: Payload;
let staff: Awaited<ReturnType<typeof makeAllStaff>>;

beforeAll(async () => {
  payload = await platform();
  staff = await makeAllStaff();
});

const post = async (path: string, body: object = {}, as: StaffRole = 'support') =>
  (await askBackOffice(path, { as: staff[as], body })).status;

const idOf = async (number: string) =>
  (await query<{ id: number }>(sql`SELECT id FROM orders WHERE number = ${number}`))[0]!.id;
const historyOf = async (id: number) => (await orderHistory(payload, id))!;
const kindsOf = async (id: number) => (await historyOf(id)).events.map(({ kind }) => kind);

async function buyGoods(member: Member) {
  const goods = { type: 'physicalGood', price: 500, requiresShipping: true, grants: [{ kind: 'goods' }] } as const;
  const code = await makeProduct({ ...goods, grants: [...goods.grants] });
  const order = await buy(member, [code], 500);
  return { order, id: await idOf(order.id) };
}

describe('the course of an order', () => {
  it('tells from placing to shipping what happened, by whom and with which reference', async () => {
    const member = await makeMember();
    const { order, id } = await buyGoods(member);
    await drainOutbox(payload);
    const { shipment, payments, customer } = await historyOf(id);
    expect(customer.username).toBe(member.username);
    expect(payments).toHaveLength(1);
    expect(await post(`/shipments/${shipment!.id}/ship`, { carrier: '黑貓', tracking: 'T-1' })).toBe(200);
    expect(await post(`/orders/${id}/note`, { note: 'called back' })).toBe(200);
    const { events } = await historyOf(id);
    expect(events.map(({ kind }) => kind).sort()).toEqual(
      ['auditEntry', 'auditEntry', 'mail', 'mail', 'paid', 'placed', 'report', 'shipment', 'started'].sort(),
    );
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort());
    expect(events[0]?.kind).toBe('placed');
    const page = renderToStaticMarkup(Timeline({ events, admin: '/backstage', language: 'zh-TW' }));
    for (const text of [
      '訂單成立',
      '已付款 · 測試付款',
      'NT$500',
      payments[0]!.providerReference!,
      '黑貓',
      'T-1',
      staff.support.email,
    ])
      expect(page).toContain(text);
    expect(page).toContain(`訂單 ${order.id} 付款成功`);
    expect(page).toContain(`/backstage/collections/payments/${payments[0]!.id}`);
    for (const language of ['en', 'zh', 'ja'])
      expect(renderToStaticMarkup(Timeline({ events, admin: '', language }))).not.toMatch(/訂單成立|已寄出 · 保留/);
  });

  it('knows money that nobody asked for, a refund and a code', async () => {
    const member = await makeMember();
    const [course, code] = [await makeProduct(), await makeProduct({ price: 500 })];
    const bundle = await makeProduct({ type: 'bundle', price: 500, grants: [{ kind: 'redeemCode', ref: course }] });
    const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    const { body } = await start(member, order.id);
    await deliverWebhook(news(body.paymentId, 400));
    const id = await idOf(order.id);
    expect(await kindsOf(id)).toEqual(['placed', 'started', 'unmatchedPayment', 'report']);
    const last = (await historyOf(id)).events.at(-1);
    expect(last).toMatchObject({ kind: 'report', wrong: 'reported 400 NTD, asked 500 NTD' });

    const bought = await buy(member, [bundle], 500);
    const boughtId = await idOf(bought.id);
    await insert(payload, 'refunds', {
      publicId: uniqueKey(),
      order: boughtId,
      line: 0,
      user: member.id,
      productCode: bundle,
      title: 'Bundle',
      status: 'DONE',
      amount: 500,
      currency: 'NTD',
      idempotencyKey: uniqueKey(),
      reason: 'asked by telephone',
      doneAt: new Date().toISOString(),
    });
    await query(sql`UPDATE redeem_codes SET redeemed_at = now() WHERE order_id = ${boughtId}`);
    const kinds = await kindsOf(boughtId);
    expect(kinds).toEqual(expect.arrayContaining(['refundAsked', 'refundDone', 'redeemed']));
  });

  it('of an order that ended says how', async () => {
    const member = await makeMember();
    const code = await makeProduct({ price: 500 });
    const [byStaff, over] = await Promise.all(
      [1, 2].map(async () => idOf((await placeOrder(member, [{ productId: code, quantity: 1 }], 500)).id)),
    );
    expect(await post(`/orders/${byStaff}/cancel`)).toBe(200);
    expect(await kindsOf(byStaff!)).toEqual(['placed', 'auditEntry']);
    await query(sql`UPDATE orders SET status = 'EXPIRED' WHERE id = ${over}`);
    expect(await kindsOf(over!)).toEqual(['placed', 'expired']);
    expect(await orderHistory(payload, 0)).toBeNull();
  });

  it('offers for its shipment what can still be done with it', () => {
    const paths = (status: Parameters<typeof shipmentActions>[0]) => shipmentActions(status).map(({ path }) => path);
    expect(paths('PREPARING')).toEqual(['/shipments/:id/ship', '/shipments/:id/cancel']);
    expect(paths('SHIPPED')).toEqual(['/shipments/:id/ship', '/shipments/:id/deliver']);
    expect(paths('DELIVERED')).toEqual([]);
  });
});

describe('the receipt', () => {
  const receipts = (to: string) =>
    query<{ data: { paidAt: string; total: string } }>(
      sql`SELECT data FROM outbox WHERE "to" = ${to} AND template = 'orderReceipt' ORDER BY id`,
    );

  it('is mailed again as it was, once for one press, to the address the customer has now', async () => {
    const member = await makeMember();
    const { id } = await buyGoods(member);
    const [first] = await receipts(member.email);
    const moved = `moved-${member.email}`;
    await query(sql`UPDATE users SET email = ${moved} WHERE id = ${member.id}`);
    const press = { key: uniqueKey() };
    expect(await Promise.all([1, 2].map(() => post(`/orders/${id}/receipt`, press)))).toEqual([200, 200]);
    expect(await receipts(moved)).toEqual([first]);
    expect(await receipts(member.email)).toHaveLength(1);
    const mails = (await historyOf(id)).events.filter(({ kind }) => kind === 'mail');
    expect(mails).toHaveLength(2);
  });

  it('is not mailed for what is not paid, nor by an editor', async () => {
    const member = await makeMember();
    const code = await makeProduct({ price: 500 });
    const id = await idOf((await placeOrder(member, [{ productId: code, quantity: 1 }], 500)).id);
    expect(await post(`/orders/${id}/receipt`, { key: uniqueKey() })).toBe(409);
    expect(await post(`/orders/${id}/receipt`, { key: uniqueKey() }, 'editor')).toBe(403);
    expect(await post('/orders/987654321/receipt', { key: uniqueKey() })).toBe(404);
  });
});

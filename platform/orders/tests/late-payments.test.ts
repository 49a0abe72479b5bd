import { describe, expect, it } from 'vitest';
import type { Order } from '@/lib/orders/shapes';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { expireOrders } from '@/platform/orders/end-order';
import { call, makeMember, makeProduct, platform, query, sql } from '@/tests/setup/fixtures';
import { expectBalance, news, orderOf, placeOrder, press, start, deliverWebhook } from '@/tests/setup/trade';

/** Payments that come late, after the end of their order, or with another amount. */
describe('a payment', () => {
  it('comes late, after the browser and a restart', async () => {
    const [member, code] = [await makeMember(), await makeProduct({ price: 500 })];
    const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    const { body } = await start(member, order.id);
    await press(body.redirectUrl, 'late');
    expect((await orderOf(member, order.id)).status).toBe('PENDING');
    expect(
      (await call<Order>(`ecommerce/orders/${order.id}/payments/refresh`, { token: member.token, method: 'POST' })).body
        .status,
    ).toBe('PENDING');
    // A worker that claimed the entry has died: another one takes it.
    await query(
      sql`UPDATE outbox SET status = 'SENDING', attempts = 1 WHERE dedupe_key = ${`sandbox:${body.paymentId}`}`,
    );
    await drainOutbox(await platform(), () => new Date(Date.now() + 9000));
    expect((await orderOf(member, order.id)).status).toBe('PAID');
  });

  it.each(['EXPIRED', 'CANCELLED'] as const)('is given back in full when the order was %s meanwhile', async (end) => {
    const [member, code] = [
      await makeMember(),
      await makeProduct({ price: 500, stock: 1, grants: [{ kind: 'goods' }] }),
    ];
    const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    const { body } = await start(member, order.id);
    if (end === 'EXPIRED') await expireOrders(await platform(), new Date(Date.now() + 31 * 60_000));
    else await call(`ecommerce/orders/${order.id}/cancel`, { token: member.token, method: 'POST' });
    await Promise.all(Array.from({ length: 5 }, () => deliverWebhook(news(body.paymentId, 500))));
    expect(await expectBalance(order.id)).toMatchObject({ captured: 500, due: 500, retained: 0 });
    await drainOutbox(await platform());
    expect(await expectBalance(order.id)).toMatchObject({ captured: 500, refunded: 500, due: 0, retained: 0 });
    expect((await orderOf(member, order.id)).status).toBe(end);
    expect(
      await query(sql`SELECT e.id FROM entitlements e JOIN orders o ON o.id = e.order_id WHERE o.number = ${order.id}`),
    ).toHaveLength(0);
  });

  it('of another sum buys nothing and is due as a refund', async () => {
    const [member, code] = [await makeMember(), await makeProduct({ price: 500 })];
    const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    const { body } = await start(member, order.id);
    await deliverWebhook(news(body.paymentId, 1));
    expect((await orderOf(member, order.id)).status).toBe('PENDING');
    expect(await expectBalance(order.id)).toMatchObject({ captured: 1, due: 1 });
  });

  it('of a wrong sum is recorded and due as a refund, and the right sum still counts, in any order and number', async () => {
    const member = await makeMember();
    for (const order of [
      ['wrong', 'right', 'drain'],
      ['wrong', 'drain', 'wrong', 'right', 'right'],
      ['right', 'wrong', 'drain', 'wrong'],
      ['other currency', 'right', 'wrong', 'drain'],
    ]) {
      const { id } = await placeOrder(member, [{ productId: await makeProduct({ price: 500 }), quantity: 1 }], 500);
      const { body } = await start(member, id);
      for (const step of order) {
        if (step === 'drain') await drainOutbox(await platform());
        else if (step === 'other currency')
          await deliverWebhook(news(body.paymentId, 500, 'SUCCEEDED', undefined, 'JPY'));
        else await deliverWebhook(news(body.paymentId, step === 'right' ? 500 : 1));
        await expectBalance(id);
      }
      expect(await orderOf(member, id)).toMatchObject({ status: 'PAID', payment: { status: 'SUCCEEDED' } });
      const row = await expectBalance(id);
      expect(row).toMatchObject({ retained: 500, due: 0 });
      const noted = await query<{ error: string | null }>(
        sql`SELECT error FROM webhook_events WHERE body->>'reference' = ${`sbx_${body.paymentId}`} AND error IS NOT NULL`,
      );
      expect(noted.length).toBe(order.filter((step) => step === 'wrong' || step === 'other currency').length);
    }
  });

  it('of one order by expiry and payment at once ends in one of the two, with the money accounted for', async () => {
    const [member, code] = [
      await makeMember(),
      await makeProduct({ price: 500, stock: 5, grants: [{ kind: 'goods' }] }),
    ];
    for (let round = 0; round < 5; round += 1) {
      const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
      const { body } = await start(member, order.id);
      const payload = await platform();
      await Promise.all([
        deliverWebhook(news(body.paymentId, 500)),
        expireOrders(payload, new Date(Date.now() + 31 * 60_000)),
        deliverWebhook(news(body.paymentId, 500)),
      ]);
      await drainOutbox(payload);
      const row = await expectBalance(order.id);
      expect((await orderOf(member, order.id)).status).toBe(row?.retained === 500 ? 'PAID' : 'EXPIRED');
    }
  });
});

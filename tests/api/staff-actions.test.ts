import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '@/platform/kernel/back-office/access-rules';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { makeMember, makeProduct, platform, query, sql } from '../setup/fixtures';
import { askBackOffice, makeAllStaff } from '../setup/staff';
import {
  askRefund,
  buy,
  expectBalance,
  orderOf,
  placeOrder,
  refundQuote,
  stockOf,
  tryOrder,
  type Failure,
} from '../setup/trade';

let staff: Awaited<ReturnType<typeof makeAllStaff>>;

async function post(path: string, body: object = {}, as: StaffRole | null = 'support', headers = {}) {
  const response = await askBackOffice(path, { as: as && staff[as], body, headers });
  return { status: response.status, json: (await response.json()) as { errors?: { message: string }[] } };
}

beforeAll(async () => {
  staff = await makeAllStaff();
});

const idOf = async (
  table: 'orders' | 'shipments' | 'redeem_codes' | 'entitlements' | 'refunds',
  where: ReturnType<typeof sql>,
) =>
  (
    await query<{ id: number }>(sql`SELECT id FROM ${sql.identifier(table)} WHERE ${where} ORDER BY id DESC LIMIT 1`)
  )[0]!.id;

describe('stock', () => {
  it('changes by a delta, so that what is sold meanwhile stays sold', async () => {
    const [member, code] = [await makeMember(), await makeProduct({ price: 10, grants: [{ kind: 'goods' }] })];
    expect((await post('/inventory/adjust', { productCode: code, delta: 100 }, 'editor')).status).toBe(200);
    const sales = Array.from({ length: 4 }, () => placeOrder(member, [{ productId: code, quantity: 10 }], 100));
    const staff = Array.from({ length: 3 }, () => post('/inventory/adjust', { productCode: code, delta: 1 }));
    await Promise.all([...sales, ...staff]);
    expect(await stockOf(code)).toBe(63);
    expect((await post('/inventory/adjust', { productCode: code, delta: -64 })).status).toBe(409);
    expect(await stockOf(code)).toBe(63);
    expect((await post('/inventory/adjust', { productCode: code, delta: -63 })).status).toBe(200);
    const other = await makeMember();
    expect((await tryOrder<Failure>(other, [{ productId: code, quantity: 1 }], 10)).body.error.code).toBe(
      'OUT_OF_STOCK',
    );
    expect((await post('/inventory/stop', { productCode: code })).status).toBe(403);
    expect((await post('/inventory/stop', { productCode: code }, 'admin')).status).toBe(200);
    expect((await tryOrder(other, [{ productId: code, quantity: 1 }], 10)).status).toBe(200);
  });

  it('takes no absolute value from a form', async () => {
    const payload = await platform();
    const code = await makeProduct({ stock: 5, grants: [{ kind: 'goods' }] });
    const [{ id } = { id: 0 }] = await query<{ id: number }>(
      sql`SELECT id FROM inventory WHERE product_code = ${code}`,
    );
    const staff = { id: 1, collection: 'staff', role: 'admin' } as never;
    await expect(
      payload.update({ collection: 'inventory', id, data: { stock: 500 }, user: staff, overrideAccess: false }),
    ).rejects.toMatchObject({ status: 403 });
    expect(await stockOf(code)).toBe(5);
  });
});

describe('an order', () => {
  it('is cancelled and noted on by support, with everything given back', async () => {
    const [member, code] = [
      await makeMember(),
      await makeProduct({ price: 500, stock: 2, grants: [{ kind: 'goods' }] }),
    ];
    const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
    const id = await idOf('orders', sql`number = ${order.id}`);
    expect((await post(`/orders/${id}/note`, { note: 'called back' })).status).toBe(200);
    expect((await post(`/orders/${id}/cancel`, {}, 'editor')).status).toBe(403);
    expect((await post(`/orders/${id}/cancel`, {}, null)).status).toBe(401);
    expect((await post(`/orders/${id}/cancel`)).status).toBe(200);
    expect((await orderOf(member, order.id)).status).toBe('CANCELLED');
    expect(await stockOf(code)).toBe(2);
    const payload = await platform();
    expect(await payload.findByID({ collection: 'orders', id })).toMatchObject({ staffNote: 'called back' });
  });

  it('that is paid is not cancelled; the rejection is in the language of the back office', async () => {
    const [member, code] = [await makeMember(), await makeProduct({ price: 500 })];
    const order = await buy(member, [code], 500);
    const id = await idOf('orders', sql`number = ${order.id}`);
    const { status, json } = await post(`/orders/${id}/cancel`, {}, 'support', { 'accept-language': 'ja' });
    expect(status).toBe(409);
    expect(json.errors?.[0]?.message).toContain('注文');
    expect((await orderOf(member, order.id)).status).toBe('PAID');
  });

  it('is shipped and delivered, step by step', async () => {
    const member = await makeMember();
    const code = await makeProduct({
      type: 'physicalGood',
      price: 500,
      requiresShipping: true,
      grants: [{ kind: 'goods' }],
    });
    const order = await buy(member, [code], 500);
    const id = await idOf('shipments', sql`order_id = (SELECT id FROM orders WHERE number = ${order.id})`);
    expect((await post(`/shipments/${id}/deliver`)).status).toBe(409);
    expect((await post(`/shipments/${id}/ship`, { carrier: 'Post' })).status).toBe(422);
    expect((await post(`/shipments/${id}/ship`, { carrier: 'Post', tracking: 'A-1' })).status).toBe(200);
    expect((await post(`/shipments/${id}/cancel`)).status).toBe(409);
    expect((await post(`/shipments/${id}/deliver`)).status).toBe(200);
    const payload = await platform();
    expect(await payload.findByID({ collection: 'shipments', id })).toMatchObject({
      status: 'DELIVERED',
      carrier: 'Post',
      tracking: 'A-1',
    });
  });
});

describe('a refund by staff', () => {
  const lineOf = async (orderId: number) =>
    (await query<{ id: string }>(sql`SELECT id FROM orders_lines WHERE _parent_id = ${orderId}`))[0]!.id;
  const bought = async (options: Parameters<typeof makeProduct>[0] = { price: 500 }) => {
    const [member, code] = [await makeMember(), await makeProduct(options)];
    const order = await buy(member, [code], options.price ?? 500);
    const id = await idOf('orders', sql`number = ${order.id}`);
    const asked = (amount: number, rest: object = {}) => ({ amount, reason: 'as agreed', key: randomUUID(), ...rest });
    return { member, code, order, id, line: await lineOf(id), asked };
  };

  it('gives any sum up to what is left, with a reason; the customer keeps the course or not', async () => {
    const { member, order, id, line, asked } = await bought();
    const refundPath = `/orders/${id}/refundKept`;
    for (const [wrong, status] of [
      [asked(501, { line }), 422],
      [asked(0, { line }), 422],
      [asked(0.5, { line }), 422],
      [asked(100, { line, reason: ' ' }), 422],
      [asked(100, { line: 'no-such-line' }), 404],
    ] as const)
      expect((await post(refundPath, wrong)).status).toBe(status);
    expect((await post(refundPath, asked(100, { line }), 'editor')).status).toBe(403);
    expect((await post(refundPath, asked(100, { line }), null)).status).toBe(401);
    const once = asked(100, { line });
    expect((await Promise.all([1, 2, 3].map(() => post(refundPath, once)))).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    const after = await orderOf(member, order.id);
    expect(after).toMatchObject({ status: 'PARTLY_REFUNDED', refunded: 100 });
    expect(after.lines[0]).toMatchObject({ refunded: 100, isReturned: false });
    // By the rule the rest goes back, and with it the course.
    expect((await refundQuote(member, order.id)).amount).toBe(400);
    expect((await post(`/orders/${id}/refund`, asked(401, { line }))).status).toBe(422);
    expect((await post(`/orders/${id}/refund`, asked(50, { line }))).status).toBe(200);
    expect((await orderOf(member, order.id)).lines[0]).toMatchObject({ refunded: 150, isReturned: true });
    expect((await refundQuote(member, order.id)).refusal).toBe('ALREADY_REFUNDED');
    // Nothing is left to take back, but money may follow.
    expect((await post(`/orders/${id}/refund`, asked(350, { line }))).status).toBe(200);
    expect((await orderOf(member, order.id)).status).toBe('REFUNDED');
    await drainOutbox(await platform(), undefined, { lane: 'money' });
    expect(await expectBalance(order.id)).toMatchObject({ refunded: 500, due: 0, retained: 0 });
  });

  it('that the provider does not take waits for staff, who ask again or settle it themselves', async () => {
    const payload = await platform();
    const setReference = (orderId: number, reference: string | null) =>
      query(sql`UPDATE payments SET provider_reference = ${reference} WHERE order_id = ${orderId}`);
    const failed = async () => {
      const { member, order, id } = await bought();
      const [payment] = await query<{ reference: string }>(
        sql`SELECT provider_reference AS reference FROM payments WHERE order_id = ${id}`,
      );
      // The provider knows no such payment.
      await setReference(id, null);
      expect((await askRefund(member, order.id, 500)).status).toBe(200);
      const [refund] = await query<{ id: number; key: string }>(
        sql`SELECT id, 'refund:' || public_id AS key FROM refunds WHERE order_id = ${id}`,
      );
      for (let hour = 0; hour < 9; hour += 1)
        await drainOutbox(payload, () => new Date(Date.now() + hour * 3_600_000), { key: refund!.key });
      expect((await orderOf(member, order.id)).refunds).toMatchObject([{ status: 'FAILED', doneAt: null }]);
      expect(await expectBalance(order.id)).toMatchObject({ due: 500, refunded: 0, retained: 0 });
      return { member, order, id, reference: payment!.reference, refund: refund! };
    };
    const again = await failed();
    expect((await post(`/refunds/${again.refund.id}/retry`, {}, 'editor')).status).toBe(403);
    await setReference(again.id, again.reference);
    expect((await post(`/refunds/${again.refund.id}/retry`)).status).toBe(200);
    expect((await post(`/refunds/${again.refund.id}/retry`)).status).toBe(409);
    expect((await post(`/refunds/${again.refund.id}/done`)).status).toBe(409);
    await drainOutbox(payload, undefined, { key: again.refund.key });
    expect((await orderOf(again.member, again.order.id)).refunds).toMatchObject([{ status: 'DONE' }]);

    const byHand = await failed();
    const responses = await Promise.all([1, 2, 3].map(() => post(`/refunds/${byHand.refund.id}/done`)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    // Nothing waits any more, and nothing goes out twice.
    expect(
      await query(sql`SELECT id FROM outbox WHERE dedupe_key = ${byHand.refund.key} AND status <> 'SENT'`),
    ).toEqual([]);
    for (const { order } of [again, byHand])
      expect(await expectBalance(order.id)).toMatchObject({ due: 0, refunded: 500, retained: 0 });
  });

  it('puts goods in stock again once, and only what is counted', async () => {
    const { member, code, order, id } = await bought({
      price: 500,
      stock: 2,
      grants: [{ kind: 'goods' }],
      type: 'physicalGood',
    });
    await askRefund(member, order.id, 500);
    expect(await stockOf(code)).toBe(1);
    const refund = await idOf('refunds', sql`order_id = ${id}`);
    const responses = await Promise.all([1, 2, 3].map(() => post(`/refunds/${refund}/restock`)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await stockOf(code)).toBe(2);
    const course = await bought();
    await askRefund(course.member, course.order.id, 500);
    const uncounted = await idOf('refunds', sql`order_id = ${course.id}`);
    expect((await post(`/refunds/${uncounted}/restock`)).status).toBe(409);
  });
});

describe('what an account holds', () => {
  it('is given once for one form, and taken away again without touching the rest', async () => {
    const [member, course, other] = [await makeMember(), await makeProduct(), await makeProduct()];
    const held = async () =>
      (
        await query<{ product_code: string }>(
          sql`SELECT product_code FROM entitlements WHERE user_id = ${member.id} AND revoked_at IS NULL AND kind = 'course'`,
        )
      ).map((row) => row.product_code);
    const gift = { username: member.username, productCode: course, key: randomUUID() };
    const responses = await Promise.all(Array.from({ length: 3 }, () => post('/entitlements/give', gift)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    await post('/entitlements/give', { ...gift, productCode: other, key: randomUUID() });
    expect((await held()).sort()).toEqual([course, other].sort());
    expect((await post('/entitlements/give', { ...gift, username: 'nobody-here' })).status).toBe(404);
    const id = await idOf('entitlements', sql`user_id = ${member.id} AND product_code = ${course}`);
    expect((await post(`/entitlements/${id}/revoke`)).status).toBe(200);
    expect((await post(`/entitlements/${id}/revoke`)).status).toBe(409);
    expect(await held()).toEqual([other]);
  });

  it('a code that is revoked opens nothing', async () => {
    const member = await makeMember();
    const course = await makeProduct();
    const bundle = await makeProduct({ type: 'bundle', price: 500, grants: [{ kind: 'redeemCode', ref: course }] });
    await buy(member, [bundle], 500);
    const id = await idOf('redeem_codes', sql`owner_id = ${member.id}`);
    expect((await post(`/redeemCodes/${id}/revoke`, {}, 'editor')).status).toBe(403);
    expect((await post(`/redeemCodes/${id}/revoke`)).status).toBe(200);
    expect((await post(`/redeemCodes/${id}/revoke`)).status).toBe(409);
  });
});

describe('a message', () => {
  it('is sent again, unless its code was sent and is kept no more', async () => {
    const payload = await platform();
    const member = await makeMember();
    await drainOutbox(payload);
    const [email] = await query<{ id: number; status: string }>(
      sql`SELECT id, status::text FROM outbox WHERE "to" = ${member.email} AND template = 'welcome'`,
    );
    expect(email?.status).toBe('KEPT');
    expect((await post(`/outbox/${email?.id}/resend`)).status).toBe(200);
    expect((await post(`/outbox/${email?.id}/resend`)).status).toBe(409);
    await drainOutbox(payload);
    const emptied = await payload.create({
      collection: 'outbox',
      data: { status: 'SENT', kind: 'mail', template: 'otp', data: {}, attempts: 1 },
    });
    expect((await post(`/outbox/${emptied.id}/resend`, {}, 'admin')).status).toBe(409);
    const own = await payload.create({
      collection: 'outbox',
      data: { status: 'KEPT', kind: 'mail', html: '<p>link</p>', data: {}, attempts: 1 },
    });
    expect((await post(`/outbox/${own.id}/resend`)).status).toBe(409);
    expect((await post(`/outbox/${own.id}/resend`, {}, 'admin')).status).toBe(200);
  });
});

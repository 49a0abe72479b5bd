import { randomUUID } from 'node:crypto';
import { handleEndpoints } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import config from '@/platform/payload.config';
import { drainOutbox } from '@/platform/jobs/drain-outbox';
import { makeMember, makeProduct, platform, query, sql, unique } from '../setup/fixtures';
import { buy, orderOf, placeOrder, stockOf, tryOrder, type Failure } from '../setup/trade';

type Role = 'admin' | 'editor' | 'support';
const tokens = {} as Record<Role, string>;

async function post(path: string, body: object = {}, as: Role | null = 'support', headers: object = {}) {
  const response = await handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/backstage/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(as ? { authorization: `JWT ${tokens[as]}` } : {}),
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  });
  return { status: response.status, json: (await response.json()) as { errors?: { message: string }[] } };
}

beforeAll(async () => {
  const payload = await platform();
  for (const role of ['admin', 'editor', 'support'] as const) {
    const email = `${unique(role)}@sente.example`;
    await payload.create({ collection: 'staff', data: { name: role, email, password: 'a-long-password', role } });
    const { token } = await payload.login({ collection: 'staff', data: { email, password: 'a-long-password' } });
    tokens[role] = String(token);
  }
});

const idOf = async (table: 'orders' | 'shipments' | 'redeem_codes' | 'entitlements', where: ReturnType<typeof sql>) =>
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

  it('that is paid is not cancelled; the refusal is in the language of the back office', async () => {
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
    const answers = await Promise.all(Array.from({ length: 3 }, () => post('/entitlements/give', gift)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
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
    const [letter] = await query<{ id: number; status: string }>(
      sql`SELECT id, status::text FROM outbox WHERE "to" = ${member.email} AND template = 'welcome'`,
    );
    expect(letter?.status).toBe('KEPT');
    expect((await post(`/outbox/${letter?.id}/resend`)).status).toBe(200);
    expect((await post(`/outbox/${letter?.id}/resend`)).status).toBe(409);
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

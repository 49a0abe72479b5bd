import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Order } from '@/lib/orders/shapes';
import type { Gift } from '@/lib/gifts/contract';
import { call, makeMember, makeProduct, query, sql, type Member } from '../setup/fixtures';
import { buy } from '../setup/trade';

const many = 230;

/** Reads a list to its end, `limit` entries at a time. */
async function readAll<Entry extends { id: string }>(path: string, { token }: Member, limit: number) {
  const read: Entry[] = [];
  for (let last: string | undefined; ; last = read.at(-1)?.id) {
    const { body } = await call<Entry[]>(`ecommerce/${path}?limit=${limit}${last ? `&before=${last}` : ''}`, { token });
    read.push(...body);
    if (body.length < limit) return read.map(({ id }) => id);
  }
}

/** Makes a buyer with many copies of one order; several have the same date. */
async function buyerOfMany(): Promise<Member> {
  const member = await makeMember();
  const { id } = await buy(member, [await makeProduct()], 1200);
  await query(sql`
    INSERT INTO orders SELECT copy.* FROM orders o, generate_series(2, ${many}::int) n, jsonb_populate_record(o, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('orders', 'id')), 'number', o.number || '-' || n, 'idempotency_key', o.idempotency_key || n,
      'created_at', o.created_at - make_interval(mins => n / 3))) copy WHERE o.number = ${id}`);
  return member;
}

/** Makes an account with many copies of one gift. */
async function giverOfMany(): Promise<Member> {
  const member = await makeMember();
  const course = await makeProduct();
  await buy(
    member,
    [await makeProduct({ type: 'bundle', price: 500, grants: [{ kind: 'redeemCode', ref: course }] })],
    500,
  );
  const { body: owned } = await call<{ code: string | null }[]>('user/entitlements', { token: member.token });
  const given = await call<Gift>('ecommerce/gifts', {
    token: member.token,
    headers: { 'idempotency-key': randomUUID() },
    body: { code: owned[0]!.code, recipientName: 'Mei', locale: 'ja-JP' },
  });
  expect(given.status).toBe(200);
  await query(sql`
    WITH copies AS (
      INSERT INTO redeem_codes SELECT copy.* FROM redeem_codes c, generate_series(2, ${many}::int) n, jsonb_populate_record(c,
        jsonb_build_object('id', nextval(pg_get_serial_sequence('redeem_codes', 'id')), 'code', c.code || '-' || n, 'dedupe_key', c.dedupe_key || n)) copy
      WHERE c.code = ${owned[0]!.code} RETURNING id)
    INSERT INTO gifts SELECT copy.* FROM copies, gifts g, jsonb_populate_record(g, jsonb_build_object('code_id', copies.id,
      'id', nextval(pg_get_serial_sequence('gifts', 'id')), 'public_id', copies.id || '-copy')) copy
    WHERE g.public_id = ${given.body.id}`);
  return member;
}

describe.each([
  ['orders', buyerOfMany],
  ['gifts', giverOfMany],
] as const)('a long list of %s', (path, owner) => {
  it('is read to its end in parts, newest first, none twice', async () => {
    const member = await owner();
    const ids = await readAll<Order | Gift>(path, member, 50);
    expect(new Set(ids).size).toBe(many);
    expect(ids).toHaveLength(many);
    // A part size that divides the length, and one request for all, give the same list.
    expect(await readAll(path, member, 23)).toEqual(ids);
    const first = await call<{ id: string }[]>(`ecommerce/${path}`, { token: member.token });
    expect(first.body.map(({ id }) => id)).toEqual(ids.slice(0, 200));
  });

  it('goes on only from what is the reader’s own', async () => {
    const [member, other] = [await makeMember(), await owner()];
    const { body } = await call<{ id: string }[]>(`ecommerce/${path}?limit=1`, { token: other.token });
    const stranger = await call(`ecommerce/${path}?before=${body[0]!.id}`, { token: member.token });
    expect(stranger.status).toBe(404);
    expect((await call(`ecommerce/${path}?before=nothing`, { token: other.token })).status).toBe(404);
    for (const limit of ['0', '201', '1.5', 'x'])
      expect((await call(`ecommerce/${path}?limit=${limit}`, { token: other.token })).status).toBe(422);
  });
});

it('of many orders those that wait for money are found', async () => {
  const member = await buyerOfMany();
  await query(
    sql`UPDATE orders SET status = 'PENDING', expires_at = now() + interval '1 hour' WHERE id = (SELECT min(id) FROM orders WHERE user_id = ${member.id}) + 220 AND user_id = ${member.id}`,
  );
  const { body } = await call<Order[]>('ecommerce/orders?status=PENDING', { token: member.token });
  expect(body).toMatchObject([{ status: 'PENDING' }]);
  expect((await call('ecommerce/orders?status=LOST', { token: member.token })).status).toBe(422);
});

import { describe, expect, it } from 'vitest';
import type { AccountExport } from '@/lib/privacy/contract';
import { sweep } from '@/platform/jobs';
import { codeMailedTo, emailsTo } from '@/tests/setup/codes';
import { call, makeMember, makeProduct, platform, query, sql, unique, type Member } from '@/tests/setup/fixtures';
import { book, makeClass, newBooking } from '@/tests/setup/applications';
import { buy, placeOrder } from '@/tests/setup/trade';

type Rejected = { error: { code: string; details?: { reason?: string } } };
const home = {
  name: '林小棋',
  phone: '0912345678',
  country: 'TW',
  postalCode: '106',
  city: '台北市',
  line1: '範例路 1 號',
};
const readExport = async ({ token }: Member) => (await call<AccountExport>('user/export', { token })).body;
const blockers = async ({ token }: Member) =>
  (await call<{ blockers: string[] }>('user/deletion', { token })).body.blockers;
const leave = ({ token, password }: Member, proof: object = { password }) =>
  call<Rejected>('user/deletion', { token, body: proof });

describe('the export of one’s data', () => {
  it('holds everything of the person, and nothing that opens a door', async () => {
    const [member, stranger] = [await makeMember(), await makeMember()];
    const { token } = member;
    await call('user/addresses', { token, body: home });
    const product = await makeProduct({ price: 1200 });
    const order = await buy(member, [product], 1200);
    const { classId } = await makeClass();
    const { body: request } = await book(newBooking(classId), { token });
    const { body: strange } = await book(newBooking(classId, { childName: '別人' }), { token: stranger.token });
    await call('user/otp', { body: { username: member.username, locale: 'zh-TW' } });
    const otp = await codeMailedTo(member.email);
    const exported = await readExport(member);
    expect(exported.account).toMatchObject({ username: member.username, email: member.email, realName: '林小棋' });
    expect(exported.addresses).toMatchObject([{ line1: '範例路 1 號' }]);
    expect(exported.orders).toMatchObject([
      { number: order.id, status: 'PAID', total: 1200, lines: [{ productId: product, amount: 1200 }] },
    ]);
    expect(exported.orders[0]?.address).toMatchObject({ line1: '示範路 1 號' });
    expect(exported.entitlements.map(({ productId }) => productId)).toContain(product);
    expect(exported.requests).toMatchObject([{ reference: request.reference, answers: { childName: '小石' } }]);
    expect(exported.sessions).toHaveLength(1);
    const to = exported.mails.map((mail) => mail.to);
    expect(to).toContain(member.email);
    expect(to).not.toContain(stranger.email);
    const text = JSON.stringify(exported);
    for (const secret of [token, otp, request.key, strange.reference, stranger.username])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"(hash|salt|tokenHash|codeHash|key|idempotencyKey)"/);
    // Times have the same format as everywhere in the APIs.
    expect(text).not.toMatch(/\d{4}-\d\d-\d\d \d\d:/);
    expect((await call('user/export')).status).toBe(401);
  });
});

describe('deleting the account', () => {
  it('erases the person, ends every way in, and keeps the books', async () => {
    const member = await makeMember();
    const { token, username, email, id } = member;
    await call('user/addresses', { token, body: home });
    const [course, board] = [
      await makeProduct({ price: 900 }),
      await makeProduct({ type: 'physicalGood', price: 300, requiresShipping: true, stock: 3, grants: [] }),
    ];
    const order = await buy(member, [course, board], 1200);
    await query(sql`UPDATE shipments SET status = 'SHIPPED'`);
    const { classId } = await makeClass();
    const { body: request } = await book(newBooking(classId), { token });
    await call('user/otp', { body: { username, locale: 'zh-TW' } });
    const otp = await codeMailedTo(email);
    expect(await blockers(member)).toEqual([]);
    expect((await leave(member)).status).toBe(200);

    expect((await call('user', { token })).status).toBe(401);
    for (const proof of [{ password: member.password }, { otp }])
      expect((await call('user/login', { body: { username, ...proof } })).status).toBe(401);
    const [row] = await query<Record<string, unknown>>(sql`SELECT * FROM users WHERE id = ${id}`);
    expect(row).toMatchObject({ email: '', real_name: null, phone: null, hash: null, email_proved_at: null });
    expect(row?.deleted_at).toBeTruthy();
    const [storedOrder] = await query<Record<string, unknown>>(sql`SELECT * FROM orders WHERE number = ${order.id}`);
    expect(storedOrder).toMatchObject({ user_id: id, status: 'PAID', address_name: null, address_country: 'TW' });
    const left = await query(sql`
      SELECT (SELECT json_agg(u) FROM users u WHERE u.id = ${id}) AS account,
        (SELECT json_agg(o) FROM orders o WHERE o.user_id = ${id}) AS orders,
        (SELECT json_agg(s) FROM shipments s JOIN orders o ON o.id = s.order_id WHERE o.user_id = ${id}) AS parcels,
        (SELECT json_agg(r) FROM requests r WHERE r.reference = ${request.reference}) AS requests`);
    expect(JSON.stringify(left)).not.toMatch(
      new RegExp(`${username}|林小棋|小石|王大石|範例路|示範路|\\b0912|\\b0900`),
    );
    for (const table of ['sessions', 'otps', 'carts', 'passkeys', 'lesson_openings'])
      expect(await query(sql`SELECT 1 FROM ${sql.raw(table)} WHERE user_id = ${id}`), table).toEqual([]);
    expect(await query(sql`SELECT 1 FROM users_addresses WHERE _parent_id = ${id}`)).toEqual([]);
    const [gone] = await query<{ state: string; name: string }>(
      sql`SELECT state::text, name FROM requests WHERE reference = ${request.reference}`,
    );
    expect(gone).toEqual({ state: 'WITHDRAWN', name: '' });

    // One email is left, for a day.
    const emails = () => query<{ template: string }>(sql`SELECT template FROM outbox WHERE "to" = ${email}`);
    expect(await emails()).toEqual([{ template: 'accountDeleted' }]);
    await query(sql`UPDATE outbox SET status = 'SENT' WHERE "to" = ${email}`);
    await sweep(await platform(), new Date(Date.now() + 2 * 86_400_000));
    expect(await emails()).toEqual([]);
  });

  it('gives its name to nobody else', async () => {
    const member = await makeMember();
    await leave(member);
    const body = {
      username: member.username.toUpperCase(),
      email: 'x@example.com',
      password: member.password,
      locale: 'zh-TW',
    };
    expect((await call<Rejected>('user/register', { body })).body.error.code).toBe('USERNAME_TAKEN');
    expect(await query(sql`SELECT 1 FROM users WHERE username = ${member.username}`)).toEqual([]);
  });

  it('asks for the password or a mailed code', async () => {
    const member = await makeMember();
    for (const [proof, code] of [
      [{}, 'INVALID_CREDENTIALS'],
      [{ password: 'not this one' }, 'INVALID_CREDENTIALS'],
      [{ otp: '000000x' }, 'OTP_INVALID'],
    ] as const)
      expect((await leave(member, proof)).body.error.code).toBe(code);
    expect((await call('user/deletion', { body: { password: member.password } })).status).toBe(401);
    expect((await call('user', { token: member.token })).status).toBe(200);
    await call('user/otp', { body: { username: member.username, locale: 'zh-TW' } });
    expect((await leave(member, { otp: await codeMailedTo(member.email) })).status).toBe(200);
    expect(await emailsTo(member.email, 'accountDeleted')).toHaveLength(1);
  });

  it('waits for an unpaid order, a refund, a shipment and an application that others count on', async () => {
    const member = await makeMember();
    const { id, token } = member;
    const product = await makeProduct({ price: 500 });
    const order = await placeOrder(member, [{ productId: product, quantity: 1 }], 500);
    expect(await blockers(member)).toEqual(['order']);
    const rejected = await leave(member);
    expect([rejected.status, rejected.body.error.code, rejected.body.error.details?.reason]).toEqual([
      409,
      'DELETION_BLOCKED',
      'order',
    ]);
    await call(`ecommerce/orders/${order.id}/cancel`, { token, method: 'POST' });
    expect(await blockers(member)).toEqual([]);

    const board = await makeProduct({ type: 'physicalGood', price: 300, requiresShipping: true, stock: 3, grants: [] });
    const paid = await buy(member, [board], 300);
    expect(await blockers(member)).toEqual(['parcel']);
    await query(
      sql`UPDATE shipments SET status = 'SHIPPED' WHERE order_id = (SELECT id FROM orders WHERE number = ${paid.id})`,
    );
    await query(sql`INSERT INTO refunds (public_id, order_id, line, user_id, product_code, status, amount, currency, idempotency_key)
      SELECT ${unique('refund')}, id, 0, user_id, ${board}, 'PENDING', 300, 'NTD', ${unique('key')} FROM orders WHERE number = ${paid.id}`);
    expect(await blockers(member)).toEqual(['refund']);
    await query(sql`UPDATE refunds SET status = 'DONE' WHERE user_id = ${id}`);

    const { classId } = await makeClass();
    const { body: request } = await book(newBooking(classId), { token });
    await query(
      sql`UPDATE requests SET kind = 'teaching', state = 'ACTIVE', over_at = now() + interval '9 days' WHERE reference = ${request.reference}`,
    );
    expect(await blockers(member)).toEqual(['request']);
    expect((await leave(member)).body.error.details?.reason).toBe('request');
    await query(sql`UPDATE requests SET over_at = now() - interval '1 day' WHERE reference = ${request.reference}`);
    expect((await leave(member)).status).toBe(200);
  });

  it('leaves the others of a family that shares the address as they are', async () => {
    const [parent, child] = [await makeMember(), await makeMember()];
    await query(sql`UPDATE users SET email = ${parent.email} WHERE id = ${child.id}`);
    await query(sql`UPDATE outbox SET "to" = ${parent.email} WHERE "to" = ${child.email}`);
    await leave(child);
    expect((await call('user', { token: parent.token })).status).toBe(200);
    const welcomes = await emailsTo(parent.email, 'welcome');
    expect(welcomes.map(({ data }) => data.account)).toEqual([parent.id]);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Gift } from '@/lib/gifts/contract';
import { env } from '@/lib/kernel/env';
import { restResponse } from '@/platform/back-office/rest';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { sweep } from '@/platform/jobs';
import { sendDueGifts } from '@/platform/gifts/due-gifts';
import { passkeySite } from '@/platform/login/passkeys/passkey-site';
import { Authenticator } from '@/tests/setup/authenticator';
import { enter, makeChampionship, newTeam } from '@/tests/setup/championships';
import { codeMailedTo } from '@/tests/setup/codes';
import { call, makeMember, makeProduct, platform, query, sql, unique, type Member } from '@/tests/setup/fixtures';
import { makeStaff, staffRequest } from '@/tests/setup/staff';
import { runFormerMigration } from '@/tests/setup/former-migration';
import { book, makeClass, newBooking } from '@/tests/setup/applications';
import { begin, newDraft, smallPdf, upload } from '@/tests/setup/teaching';
import { askRefund, buy, keyed, press, start } from '@/tests/setup/trade';

let staff: (path: string, body: object) => Promise<void>;
beforeAll(async () => {
  const support = await makeStaff('support');
  staff = async (path, body) => {
    const response = await restResponse(staffRequest(path, { as: support, body }));
    expect([path, response.status]).toEqual([path, 200]);
  };
});

type Row = { table: string; column: string; value: string };
/** The columns of all tables that contain a text: 'gifts.message'. */
async function placesOf(mark: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'pg_%'`,
  );
  const found: Row[] = [];
  for (const { name } of tables)
    found.push(
      ...(await query<Row>(sql`SELECT DISTINCT ${name} AS "table", field.key AS "column"
        FROM ${sql.raw(`"${name}"`)} AS one, jsonb_each_text(to_jsonb(one)) AS field
        WHERE field.value ILIKE ${`%${mark}%`}`)),
    );
  return found.map(({ table, column }) => `${table}.${column}`).sort();
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const dayIn = (days: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' }).format(inDays(days));

/** An account with a mark in every text that can be typed into it or about it, and gifts in every state. */
async function makeFull(mark: string) {
  const account = { username: unique(mark), email: `${mark}@mail.example`, password: 'a long enough password' };
  const { body: entered } = await call<{ token: string }>('user/register', {
    body: { ...account, realName: `${mark} Lin`, locale: 'en-US' },
  });
  const { token } = entered;
  const [row] = await query<{ id: number }>(sql`SELECT id FROM users WHERE username = ${account.username}`);
  const member: Member = { ...account, token, id: row!.id };
  const { password, id, email } = member;
  await call('user/email/code', { token, body: { email, locale: 'en-US' } });
  await call('user/email', { token, body: { otp: await codeMailedTo(email) } });
  await call('user', { token, method: 'PATCH', body: { nickName: mark, phone: mark } });
  await call('user/email/code', { token, body: { email: `new-${email}`, locale: 'en-US', password } });
  const device = new Authenticator(new URL(env.SITE_URL).origin, passkeySite().id);
  const { body: options } = await call<{ challenge: string }>('user/passkeys/options', { token, body: { password } });
  await call('user/passkeys', { token, body: { name: mark, response: device.register(options) } });

  const { body: learner } = await call<{ id: string }>('user/learners', {
    token,
    body: { name: mark, birthYear: 2019, birthMonth: 5 },
  });
  const address = {
    name: mark,
    phone: mark,
    country: 'TW',
    postalCode: mark.slice(0, 12),
    city: mark,
    line1: mark,
    line2: mark,
  };
  await call('user/addresses', { token, body: address });
  const course = await makeProduct({ price: 100 });
  const board = await makeProduct({ type: 'physicalGood', price: 300, requiresShipping: true, grants: [] });
  const bundle = await makeProduct({
    type: 'bundle',
    price: 500,
    grants: [{ kind: 'redeemCode', ref: course, amount: 6 }],
  });
  const place = async (items: string[], expectedTotal: number, rest: object = {}) => {
    const lines = items.map((productId) => ({ productId, quantity: 1 }));
    const { body, status } = await call<{ id: string }>('ecommerce/orders', {
      token,
      headers: keyed(),
      body: { items: lines, currency: 'NTD', locale: 'zh-TW', expectedTotal, address, note: mark, ...rest },
    });
    expect(status).toBe(200);
    await press((await start(member, body.id)).body.redirectUrl, 'approve');
    const [order] = await query<{ id: number }>(sql`SELECT id FROM orders WHERE number = ${body.id}`);
    return { number: body.id, id: order!.id };
  };
  const invoice = { kind: 'company', taxId: '04595257', companyName: mark };
  const order = await place([bundle, board], 800, { invoice });
  const forLearner = await place([course], 100, { learner: learner.id });
  await staff(`/orders/${order.id}/note`, { note: mark });
  const [line] = await query<{ id: string }>(
    sql`SELECT id FROM orders_lines WHERE _parent_id = ${order.id} AND product_code = ${board}`,
  );
  await staff(`/orders/${order.id}/refundKept`, { line: line?.id, amount: 10, reason: mark, key: randomUUID() });
  await askRefund(member, forLearner.number, 100);
  const [shipment] = await query<{ id: number }>(sql`SELECT id FROM shipments WHERE order_id = ${order.id}`);
  await staff(`/shipments/${shipment?.id}/ship`, { carrier: 'Post', tracking: unique('t') });
  await staff('/entitlements/give', { username: account.username, productCode: course, key: randomUUID() });
  await staff(`/users/${id}/mailLoginCode`, { reason: mark });

  const { classId } = await makeClass();
  await book(newBooking(classId, { name: mark, childName: mark, note: mark, email }), { token });
  const { slug, groupIds } = await makeChampionship({ groups: [{ teamSize: 3 }] });
  const team = { name: mark, school: mark, team: mark, players: [{ name: mark }], note: mark, email };
  await enter(newTeam(slug, groupIds[0]!, team), { token });
  const { body: draft } = await begin(newDraft({ name: mark, email, experience: mark }), { token });
  await upload(draft, `${mark}.pdf`, smallPdf);
  // The orders have changed it.
  const { body: cart } = await call<{ revision: number }>('user/cart', { token });
  const body = { items: [], coupon: mark, marketHandle: null, revision: cart.revision };
  expect((await call('user/cart', { token, method: 'PUT', body })).status).toBe(200);

  const codesLeft = async () =>
    (await call<{ code: string | null }[]>('user/entitlements', { token })).body.flatMap(({ code }) => code ?? []);
  const codes = await codesLeft();
  expect(codes).toHaveLength(6);
  const give = async (code: string, rest: object = {}) => {
    const typed = { recipientName: `friend ${mark}`, message: mark, locale: 'zh-TW' };
    const friend = `friend-${unique(mark)}@mail.example`;
    const { body, status } = await call<Gift>('ecommerce/gifts', {
      token,
      headers: keyed(),
      body: { code, recipientEmail: friend, ...typed, ...rest },
    });
    expect(status).toBe(200);
    return { ...body, friend };
  };
  const callBack = ({ id: gift }: Gift) => call(`ecommerce/gifts/${gift}/call-back`, { token, method: 'POST' });
  await give(codes[0]!);
  await callBack(await give(codes[1]!, { sendOn: dayIn(3) }));
  await give(codes[2]!, { recipientEmail: undefined });
  await give(codes[3]!);
  await call('ecommerce/redeem', { token: (await makeMember()).token, body: { code: codes[3] } });
  const expired = await give(codes[4]!, { sendOn: dayIn(3) });
  await query(sql`UPDATE redeem_codes SET expires_at = now() - interval '1 hour' WHERE code = ${codes[4]}`);
  await drainOutbox(await platform());
  // Sent a moment ago: its email is still in the queue.
  await place([bundle], 500);
  const onItsWay = await give((await codesLeft())[0]!);
  const waiting = await give(codes[5]!, { sendOn: dayIn(3) });
  return { member, waiting, onItsWay, expired };
}

const leave = ({ token, password }: Member) => call('user/deletion', { token, body: { password } });

it('a deletion leaves nothing that was typed, in no table, but what still has to arrive', async () => {
  const mark = `zq${unique('x').slice(2).replace(/[0-9]/g, 'k')}`;
  const { member, waiting, onItsWay } = await makeFull(mark);
  const payload = await platform();
  const before = await placesOf(mark);
  for (const one of [
    'users.email',
    'users.real_name',
    'users_addresses.line1',
    'learners.name',
    'orders.address_name',
    'otps.email',
    'orders.staff_note',
    'refunds.reason',
    'audit_log.input',
    'shipments.address_city',
    'gifts.message',
    'requests.answers',
    'request_files.name',
    'passkeys.name',
    'carts.coupon',
    'outbox.data',
  ])
    expect(before).toContain(one);
  expect(await leave(member)).toMatchObject({ status: 200 });

  // Two gifts still have to arrive; the last email waits to be sent.
  expect(await placesOf(mark)).toEqual(['gifts.recipient_email', 'gifts.recipient_name', 'outbox.data', 'outbox.to']);
  const stored = await query<{ public_id: string; message: string | null }>(
    sql`SELECT public_id, message FROM gifts WHERE user_id = ${member.id} AND recipient_name <> ''`,
  );
  expect(stored).toEqual([{ public_id: waiting.id, message: null }]);

  const due = inDays(4);
  // Gifts of other tests may be due as well.
  expect(await sendDueGifts(payload, due)).toBeGreaterThanOrEqual(1);
  await drainOutbox(payload, () => due, { lane: 'mail' });
  for (const { friend } of [waiting, onItsWay]) {
    const [sent] = await query<{ status: string; text: string; attempts: string; last_error: string | null }>(
      sql`SELECT status::text, text, attempts, last_error FROM outbox WHERE "to" = ${friend}`,
    );
    expect(sent).toMatchObject({ status: 'KEPT', last_error: null });
    expect(Number(sent?.attempts)).toBe(1);
    // The gift arrives with its code, but without the giver's name.
    expect(sent?.text).toMatch(/送禮人：一位朋友/);
    expect(sent?.text).not.toMatch(new RegExp(`${mark} Lin|想對您說`));
    const code = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/.exec(sent?.text ?? '')?.[0];
    const { token } = await makeMember();
    expect((await call('ecommerce/redeem', { token, body: { code } })).status).toBe(200);
  }
  // No entry is left that cannot be sent.
  expect(
    await query(
      sql`SELECT template, last_error FROM outbox WHERE "to" = '' OR (last_error IS NOT NULL AND kind = 'mail')`,
    ),
  ).toEqual([]);

  await sweep(payload, new Date(due.getTime() + 2 * 86_400_000));
  expect(await placesOf(mark)).toEqual([]);
  // A company's tax id and the country stay for accounting.
  const [order] = await query(
    sql`SELECT invoice_tax_id, address_country FROM orders WHERE user_id = ${member.id} AND invoice_tax_id IS NOT NULL`,
  );
  expect(order).toEqual({ invoice_tax_id: '04595257', address_country: 'TW' });
});

it('who leaves is written to no more, whatever staff do; what has no reader left ends without an error', async () => {
  const mark = `zq${unique('y').slice(2).replace(/[0-9]/g, 'k')}`;
  const { member } = await makeFull(mark);
  expect(await leave(member)).toMatchObject({ status: 200 });
  const [order] = await query<{ id: number; line: string }>(
    sql`SELECT o.id, l.id AS line FROM orders o JOIN orders_lines l ON l._parent_id = o.id
      WHERE o.user_id = ${member.id} AND o.status IN ('PAID', 'PARTLY_REFUNDED') AND l.amount > 100 ORDER BY o.id, l._order LIMIT 1`,
  );
  await staff(`/orders/${order?.id}/receipt`, { key: randomUUID() });
  await staff(`/orders/${order?.id}/refundKept`, { line: order?.line, amount: 5, reason: 'late', key: randomUUID() });
  const key = unique('nobody');
  await query(sql`INSERT INTO outbox (status, kind, "to", template, data, dedupe_key, attempts, next_attempt_at)
    VALUES ('PENDING', 'mail', '', 'giftSent', '{"title": "x"}', ${key}, 0, now()),
      ('PENDING', 'mail', 'gone@mail.example', 'otp', '{}', ${`${key}-empty`}, 0, now())`);
  await drainOutbox(await platform(), undefined, { lane: 'mail' });
  expect(
    await query(sql`SELECT status::text, last_error FROM outbox WHERE dedupe_key LIKE ${`${key}%`} ORDER BY id`),
  ).toEqual([
    { status: 'KEPT', last_error: null },
    { status: 'KEPT', last_error: null },
  ]);
  expect(await query(sql`SELECT template FROM outbox WHERE "to" = '' AND dedupe_key <> ${key}`)).toEqual([]);
  expect(await query(sql`SELECT template FROM outbox WHERE "to" = ${member.email}`)).toEqual([
    { template: 'accountDeleted' },
  ]);
});

it('a gift’s letter that is to be sent once more when its giver leaves goes without the name and words of before', async () => {
  const giver = await makeMember();
  const course = await makeProduct();
  const bundle = await makeProduct({ type: 'bundle', price: 500, grants: [{ kind: 'redeemCode', ref: course }] });
  await query(sql`UPDATE users SET real_name = 'Rosa Luz' WHERE id = ${giver.id}`);
  await buy(giver, [bundle], 500);
  const { body: owned } = await call<{ code: string | null }[]>('user/entitlements', { token: giver.token });
  const code = owned.flatMap((one) => one.code ?? [])[0]!;
  const friend = `${unique('friend')}@mail.example`;
  const body = { code, recipientName: 'Mei', recipientEmail: friend, locale: 'zh-TW', message: 'play well' };
  await call('ecommerce/gifts', { token: giver.token, headers: keyed(), body });
  await drainOutbox(await platform(), undefined, { lane: 'mail' });
  const stored = () => query<{ text: string }>(sql`SELECT text, html, data FROM outbox WHERE "to" = ${friend}`);
  expect(JSON.stringify(await stored())).toContain('Rosa Luz');
  await query(sql`UPDATE outbox SET status = 'PENDING', next_attempt_at = now() WHERE "to" = ${friend}`);
  expect(await leave(giver)).toMatchObject({ status: 200 });
  expect(JSON.stringify(await stored())).not.toMatch(/Rosa Luz|play well/);
  await drainOutbox(await platform(), undefined, { lane: 'mail' });
  expect(JSON.stringify(await stored())).not.toMatch(/Rosa Luz|play well/);
});

it('whoever was given something leaves no address with the giver', async () => {
  const [giver, friend] = [await makeMember(), await makeMember()];
  const course = await makeProduct();
  const bundle = await makeProduct({ type: 'bundle', price: 500, grants: [{ kind: 'redeemCode', ref: course }] });
  await buy(giver, [bundle], 500);
  const { body: owned } = await call<{ code: string | null }[]>('user/entitlements', { token: giver.token });
  const code = owned.flatMap((one) => one.code ?? [])[0]!;
  const body = { code, recipientName: 'Mei', recipientEmail: friend.email, locale: 'zh-TW' };
  await call('ecommerce/gifts', { token: giver.token, headers: keyed(), body });
  await drainOutbox(await platform(), undefined, { lane: 'mail' });
  expect((await call('ecommerce/redeem', { token: friend.token, body: { code } })).status).toBe(200);
  expect(await leave(friend)).toMatchObject({ status: 200 });
  const { body: given } = await call<Gift[]>('ecommerce/gifts', { token: giver.token });
  expect(given).toMatchObject([{ recipientName: 'Mei', recipientEmail: null }]);
  expect(await query(sql`SELECT template FROM outbox WHERE "to" = ${friend.email}`)).toEqual([
    { template: 'accountDeleted' },
  ]);
});

it('accounts that were deleted before leave no more than those of now', async () => {
  const [giver, staffed] = [await makeMember(), await makeMember()];
  const code = unique('CODE').toUpperCase();
  const gift = unique('gift');
  await query(sql`INSERT INTO redeem_codes (code, product_code, owner_id) VALUES (${code}, 'x', ${giver.id})`);
  await query(sql`INSERT INTO gifts (public_id, user_id, code_id, status, recipient_name, recipient_email, message, locale)
    SELECT ${gift}, ${giver.id}, id, 'CANCELLED', 'Mei', 'mei@mail.example', 'words', 'zh-TW' FROM redeem_codes WHERE code = ${code}`);
  await query(sql`INSERT INTO outbox (status, kind, "to", template, data, dedupe_key, attempts, last_error)
    VALUES ('FAILED', 'mail', '', 'giftSent', '{"name": "x"}', ${`gift-sent:${gift}`}, 8, 'a message to nobody'),
      ('SENT', 'mail', 'mei@mail.example', 'gift', '{"name": "Mei"}', ${`gift:${gift}`}, 1, NULL)`);
  await query(sql`INSERT INTO audit_log (action, "table", document, staff_email, input)
    VALUES ('signOut', 'users', ${String(staffed.id)}, 'x', '{"reason": "words"}'), ('signOut', 'users', ${String(giver.id)}, 'x', '{"reason": "words"}')`);
  await query(sql`UPDATE users SET deleted_at = now() WHERE id = ${giver.id}`);
  await runFormerMigration();
  const payload = await platform();
  await sweep(payload, new Date());
  expect(
    await query(sql`SELECT recipient_name, recipient_email, message FROM gifts WHERE public_id = ${gift}`),
  ).toEqual([{ recipient_name: '', recipient_email: null, message: null }]);
  expect(await query(sql`SELECT 1 FROM outbox WHERE dedupe_key LIKE ${`%${gift}`}`)).toEqual([]);
  const inputs = await query<{ input: unknown }>(
    sql`SELECT input FROM audit_log WHERE document IN (${String(giver.id)}, ${String(staffed.id)}) AND "table" = 'users' ORDER BY document::int`,
  );
  expect(inputs.map(({ input }) => input)).toEqual([null, { reason: 'words' }]);
});

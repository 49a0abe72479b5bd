import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SessionUser } from '@/lib/account/contract';
import { call, makeProduct, query, sql } from '@/tests/setup/fixtures';
import { codeOf, logInByCard, makeClass, makePupil, makeTeacher, teach } from '@/tests/setup/classes';

it('a card logs its student in, however it is typed', async () => {
  const teacher = await makeTeacher();
  const { card, student } = await makePupil(teacher);
  const { status, body } = await logInByCard(
    card.handle.toLowerCase(),
    ` ${card.code.replace('-', ' ').toLowerCase()}`,
  );
  expect(status).toBe(200);
  const me = await call<SessionUser>('user', { token: body.token });
  expect(me.body).toMatchObject({ realName: student.name, email: '', role: 'learner' });
});

it('a code is good with the classes of its student alone, and no answer tells what was wrong', async () => {
  const teacher = await makeTeacher();
  const { card } = await makePupil(teacher);
  const [{ card: others }, empty] = [await makePupil(teacher), await makeClass(teacher)];
  const { card: elsewhere } = await makePupil(await makeTeacher());
  const wrong = [
    await logInByCard(others.handle, card.code),
    await logInByCard(empty.handle, card.code),
    await logInByCard(elsewhere.handle, card.code),
    await logInByCard(card.handle, 'AAAA-AAAA'),
    await logInByCard('AAAAAA', card.code),
    await logInByCard('?', '?'),
  ];
  expect(wrong.map(({ status, body }) => [status, body])).toEqual(
    wrong.map(() => [401, { error: { code: 'INVALID_CREDENTIALS', message: expect.any(String) } }]),
  );
  expect(new Set(wrong.map(({ body }) => body.error?.code)).size).toBe(1);
});

it('a card opens nothing while its student, its class or its account is put away', async () => {
  const teacher = await makeTeacher();
  const { card, student, schoolClass } = await makePupil(teacher);
  const put = (isArchived: boolean) =>
    teach(teacher, `/classes/${schoolClass.id}`, { method: 'PUT', body: { name: schoolClass.name, isArchived } });
  const isOpen = async () => (await logInByCard(card.handle, card.code)).status === 200;
  await put(true);
  expect(await isOpen()).toBe(false);
  await put(false);
  expect(await isOpen()).toBe(true);
  await query(sql`UPDATE students SET state = 'archived' WHERE public_id = ${student.id}`);
  expect(await isOpen()).toBe(false);
});

it('a card that was left on somebody’s own account opens nothing', async () => {
  const { card, student } = await makePupil(await makeTeacher());
  await query(sql`UPDATE students SET is_made = false WHERE public_id = ${student.id}`);
  expect((await logInByCard(card.handle, card.code)).status).toBe(401);
});

it('a whole class logs in at once from one network, and who guesses is locked out', async () => {
  const teacher = await makeTeacher();
  const { card } = await makePupil(teacher);
  const school = '203.0.113.7';
  const pupils = await Promise.all(Array.from({ length: 40 }, () => logInByCard(card.handle, card.code, school)));
  expect(pupils.map(({ status }) => status)).toEqual(Array(40).fill(200));
  const stranger = '203.0.113.8';
  const tries = await Promise.all(Array.from({ length: 130 }, () => logInByCard(card.handle, 'BBBB-BBBB', stranger)));
  expect(tries.filter((one) => codeOf(one) === 'ACCOUNT_LOCKED').length).toBeGreaterThan(0);
  expect((await logInByCard(card.handle, card.code, school)).status).toBe(200);
});

it('an account without an address orders nothing, and nobody is written to', async () => {
  const teacher = await makeTeacher();
  const { card, student } = await makePupil(teacher);
  const { token } = (await logInByCard(card.handle, card.code)).body;
  const order = await call<{ error: { code: string } }>('ecommerce/orders', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      items: [{ productId: await makeProduct({ price: 10 }), quantity: 1 }],
      currency: 'NTD',
      locale: 'zh-TW',
      expectedTotal: 10,
    },
  });
  expect(order.body.error.code).toBe('EMAIL_REQUIRED');
  const [account] = await query<{ username: string; id: number }>(
    sql`SELECT u.username, u.id FROM users u JOIN students s ON s.user_id = u.id WHERE s.public_id = ${student.id}`,
  );
  expect((await call('user/otp', { body: { username: account!.username, locale: 'zh-TW' } })).status).toBe(200);
  // Nor can an open session add another way to log in.
  const proof = { email: 'mine@mail.example', locale: 'zh-TW', password: 'x' };
  expect((await call('user/email/code', { token, body: proof })).status).not.toBe(200);
  const [mails] = await query<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM outbox WHERE data ->> 'account' = ${String(account!.id)}`,
  );
  expect(mails!.count).toBe(0);
});

import { randomUUID } from 'node:crypto';
import { eq } from '@payloadcms/db-postgres/drizzle';
import { expect, it } from 'vitest';
import type { Store, TrialClass } from '@/lib/branches/contract';
import type { PersonalApplication } from '@/lib/applications/contract';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { outbox, request_events as applicationEvents, requests } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { decideApplication } from '@/platform/applications/decide';
import { expireWaiting } from '@/platform/applications/tidy';
import { call, makeMember, platform } from '@/tests/setup/fixtures';
import { book, makeClass, newBooking, open, withdraw } from '@/tests/setup/applications';

const db = async () => database(await platform());
const seatsLeft = async (classId: string) =>
  (await call<TrialClass>(`backstage/brickAndMortarStore/experienceCourse/${classId}`)).body.seatsLeft;
const mailsTo = async (to: string) => {
  await drainOutbox(await platform(), undefined, { lane: 'mail' });
  return (await db()).select().from(outbox).where(eq(outbox.to, to)).orderBy(outbox.id);
};
const rowOf = async ({ reference }: Pick<PersonalApplication, 'reference'>) =>
  (await (await db()).select().from(requests).where(eq(requests.reference, reference)))[0]!;

it('a seat is taken, told in a mail, shown by its key alone, and given back', async () => {
  const { classId, cityCode, name } = await makeClass({ seats: 2 });
  const booking = newBooking(classId);
  const { status, body } = await book(booking);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    kind: 'trial',
    state: 'BOOKED',
    subject: { id: classId, title: name, timeZone: 'Asia/Taipei' },
    answers: { childName: '小石', childAge: 6 },
    may: ['withdraw'],
  });
  expect(await seatsLeft(classId)).toBe(1);
  const { body: listed } = await call<Store[]>(`backstage/brickAndMortarStore/store?cityId=${cityCode}`);
  expect(listed[0]?.experienceCourses[0]?.seatsLeft).toBe(1);

  const [confirmation, reminder] = await mailsTo(booking.email);
  expect(confirmation).toMatchObject({ template: 'request', locale: 'zh-TW', status: 'KEPT' });
  expect(confirmation?.text).toContain(`#/requests/${body.reference}?key=${body.key}`);
  // The address is not proved yet.
  expect(confirmation?.text).not.toMatch(/小石|王大石/);
  const reminderKey = `request:${body.reference}:reminder:${body.subject?.startsAt}`;
  expect(reminder).toMatchObject({ status: 'PENDING', dedupeKey: reminderKey });

  expect((await call(`user/requests/${body.reference}`)).status).toBe(404);
  expect((await open({ ...body, key: `${body.key.slice(0, -2)}xx` })).status).toBe(404);
  expect((await open(body)).body.history).toMatchObject([{ action: 'book', by: 'person' }]);

  const { body: after } = await withdraw(body);
  expect(after).toMatchObject({ state: 'WITHDRAWN', may: [] });
  expect((await withdraw(body)).body.state).toBe('WITHDRAWN');
  expect(await seatsLeft(classId)).toBe(2);
  const mails = await mailsTo(booking.email);
  expect(mails.map(({ dedupeKey }) => dedupeKey)).not.toContain(reminderKey);
  expect(mails).toHaveLength(2);
});

it('one seat and a hundred visitors give one booking, and each other an honest response', async () => {
  const { classId } = await makeClass({ seats: 1 });
  const responses = await Promise.all(Array.from({ length: 100 }, () => book(newBooking(classId))));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(responses.filter(({ status }) => status !== 200).map(({ body }) => body.error?.code))).toEqual(
    new Set(['CLASS_FULL']),
  );
  expect(await seatsLeft(classId)).toBe(0);
});

it('a seat that is given back goes to the longest waiting, twenty at once to twenty, none doubled', async () => {
  const { classId } = await makeClass({ seats: 20 });
  const booked = await Promise.all(Array.from({ length: 20 }, () => book(newBooking(classId))));
  const waiting = [];
  for (let index = 0; index < 25; index += 1) waiting.push(await book(newBooking(classId, { wait: true })));
  expect(waiting.map(({ body }) => body.state)).toEqual(Array(25).fill('WAITING'));
  expect(waiting[24]!.body.position).toBe(25);
  await Promise.all(booked.map(({ body }) => withdraw(body)));
  const states = await Promise.all(waiting.map(async ({ body }) => (await open(body)).body));
  expect(states.map(({ state }) => state)).toEqual([...Array(20).fill('BOOKED'), ...Array(5).fill('WAITING')]);
  expect(states.slice(20).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  expect(await seatsLeft(classId)).toBe(0);
  expect((await mailsTo(waiting[0]!.body.email)).map(({ dedupeKey }) => dedupeKey)).toHaveLength(3);
});

it('the same sending is the same booking; the same child twice is rejected; who has left may come again', async () => {
  const { classId } = await makeClass({ seats: 5 });
  const booking = newBooking(classId);
  const key = randomUUID();
  const [first, second] = await Promise.all([book(booking, { key }), book(booking, { key })]);
  expect(second.body.reference).toBe(first.body.reference);
  expect(await seatsLeft(classId)).toBe(4);
  const again = await book({ ...booking, email: booking.email.toUpperCase(), childName: ' 小石 ' });
  expect(again).toMatchObject({ status: 409, body: { error: { code: 'ALREADY_BOOKED' } } });
  for (const childName of [
    '小 石',
    '小\u3000\u3000石',
    '小\u200b石',
    '\u2066小石\u2069',
    '小石\ufe0f',
    '\u3164小石\u{e0041}',
  ])
    expect((await book({ ...booking, childName })).body.error?.code, JSON.stringify(childName)).toBe('ALREADY_BOOKED');
  expect((await book({ ...booking, childName: '小棋' })).status).toBe(200);
  const other = await makeClass();
  expect(await book(newBooking(other.classId), { key })).toMatchObject({
    status: 409,
    body: { error: { code: 'IDEMPOTENCY_KEY_REUSED' } },
  });
  await withdraw(first.body);
  expect((await book(booking)).body.state).toBe('BOOKED');
});

it('rejects another age, a class that has begun, one that is not there, a machine, and what is malformed', async () => {
  const { classId } = await makeClass({ ageFrom: 7 });
  const code = async (booking: unknown) => (await book(booking as never)).body.error?.code;
  expect(await code(newBooking(classId, { childAge: 6 }))).toBe('AGE_UNFIT');
  const begun = await makeClass({ inHours: -1 });
  expect(await code(newBooking(begun.classId))).toBe('CLASS_OVER');
  expect(await code(newBooking('nowhere'))).toBe('NOT_FOUND');
  const fine = newBooking(classId, { childAge: 8 });
  for (const wrong of [
    { ...fine, website: 'https://spam.example' },
    { ...fine, childAge: 30 },
    { ...fine, email: 'x' },
    { ...fine, name: '' },
    { ...fine, more: 1 },
    { ...fine, name: 'Win at https://spam.example' },
    { ...fine, childName: 'A\nB' },
  ])
    expect(await code(wrong)).toBe('VALIDATION_FAILED');
  const { status, body } = await call<{ error: { code: string } }>('user/requests/trial', { body: fine });
  expect([status, body.error.code]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED']);
  expect(await seatsLeft(classId)).toBe(4);
});

it('a member finds own applications without a key; another member finds none', async () => {
  const { classId } = await makeClass();
  const [mine, theirs] = [await makeMember(), await makeMember()];
  const { body } = await book(newBooking(classId), { token: mine.token });
  const ask = ({ token }: { token: string }) => call<PersonalApplication>(`user/requests/${body.reference}`, { token });
  expect((await ask(mine)).body.state).toBe('BOOKED');
  expect((await ask(theirs)).status).toBe(404);
  const list = (token: string) => call<{ items: unknown[]; pages: number }>('user/requests', { token });
  expect((await list(mine.token)).body).toMatchObject({ items: [{ reference: body.reference }], pages: 1 });
  expect((await list(theirs.token)).body).toEqual({ items: [], pages: 1 });
  expect((await call('user/requests')).status).toBe(401);
});

it('staff cancel with a reason that the parent reads, and mark who came; two at once are one', async () => {
  const { classId } = await makeClass();
  const payload = await platform();
  const member = await payload.create({
    collection: 'staff',
    data: { name: 'Support', email: `${randomUUID()}@sente.example`, password: 'a-long-password', role: 'support' },
  });
  const ctx = { payload, now: () => new Date(), staff: { id: member.id, role: 'support' as const } };
  const { body } = await book(newBooking(classId));
  const { id } = await rowOf(body);
  await expect(decideApplication({ ctx, input: { id, action: 'cancel' } })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
  await expect(decideApplication({ ctx, input: { id, action: 'withdraw' } })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const both = await Promise.allSettled([
    decideApplication({ ctx, input: { id, action: 'cancel', reason: '老師生病' } }),
    decideApplication({ ctx, input: { id, action: 'attend' } }),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const events = await (
    await db()
  )
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.request, id))
    .orderBy(applicationEvents.id);
  expect(events).toHaveLength(2);
  expect(events[1]).toMatchObject({ actor: 'staff', staff: member.id, staffEmail: member.email });
  const { body: cancelled } = await book(newBooking(classId));
  await decideApplication({ ctx, input: { id: (await rowOf(cancelled)).id, action: 'cancel', reason: '老師生病' } });
  expect((await open(cancelled)).body.history[0]).toMatchObject({ by: 'staff', reason: '老師生病' });
  expect((await mailsTo(cancelled.email)).at(-1)?.text).toContain('老師生病');
});

it('who still waits when the class begins is told so', async () => {
  const { classId } = await makeClass({ seats: 0, inHours: 1 });
  const { body } = await book(newBooking(classId, { wait: true }));
  const payload = await platform();
  const later = new Date(Date.now() + 2 * 3_600_000);
  await expireWaiting(payload, new Date());
  expect((await open(body)).body.state).toBe('WAITING');
  await Promise.all([expireWaiting(payload, later), expireWaiting(payload, later)]).catch(() => {});
  expect((await open(body)).body).toMatchObject({ state: 'EXPIRED', history: [{ by: 'shop' }, {}] });
});

it('nobody has letters sent to one address without end', async () => {
  const { classId } = await makeClass({ seats: 50 });
  const booking = newBooking(classId);
  const responses = [];
  for (let index = 0; index < 13; index += 1) responses.push(await book({ ...booking, childName: `孩子 ${index}` }));
  expect(responses.map(({ status }) => status)).toEqual([...Array(12).fill(200), 429]);
});

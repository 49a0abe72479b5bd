import { randomUUID } from 'node:crypto';
import { eq, like } from '@payloadcms/db-postgres/drizzle';
import { addDays, addMonths } from 'date-fns';
import { expect, it } from 'vitest';
import type { PersonalApplication } from '@/lib/applications/contract';
import {
  bank_transfers as bankTransfers,
  outbox,
  request_events as applicationEvents,
  request_files as applicationFiles,
  requests,
} from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { decideApplication } from '@/platform/applications/decide';
import { eraseNow, eraseOver } from '@/platform/applications/erase';
import { makeMember, platform } from '@/tests/setup/fixtures';
import { book, makeClass, newBooking, open, withdraw } from '@/tests/setup/applications';

const db = async () => database(await platform());
type Known = Pick<PersonalApplication, 'reference'>;
const rowOf = async ({ reference }: Known) =>
  (await (await db()).select().from(requests).where(eq(requests.reference, reference)))[0]!;
const emailsOf = async ({ reference }: Known) =>
  (await db())
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `request:${reference}:%`));
const stepsOf = async (request: number) =>
  (await db())
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.request, request))
    .orderBy(applicationEvents.id);
const erasedAfter = async (known: Known, when: Date) => {
  await eraseOver(await platform(), when);
  return (await rowOf(known)).erasedAt !== null;
};
async function admin() {
  const payload = await platform();
  const data = { name: 'Admin', email: `${randomUUID()}@sente.example`, password: 'a-long-password', role: 'admin' };
  const { id } = await payload.create({ collection: 'staff', data: data as never });
  return { payload, now: () => new Date(), staff: { id, role: 'admin' as const } };
}

it('erases the person of a closed application after the months staff have set, and keeps what happened', async () => {
  const payload = await platform();
  await payload.updateGlobal({ slug: 'requestSettings', data: { keepMonths: 6 } });
  const { classId } = await makeClass();
  const { token } = await makeMember();
  const booking = newBooking(classId, { note: '對花生過敏' });
  const { body } = await book(booking, { token });
  const ctx = await admin();
  const { id } = await rowOf(body);
  await decideApplication({ ctx, input: { id, action: 'cancel', reason: '王小姐來電' } });
  await (
    await db()
  )
    .insert(applicationFiles)
    .values({ request: id, publicId: randomUUID(), name: '王大石.pdf', size: 1 });
  expect(await emailsOf(body)).not.toEqual([]);

  const closed = new Date();
  expect(await erasedAfter(body, addDays(addMonths(closed, 6), -1))).toBe(false);
  expect((await open(body)).status).toBe(200);
  expect(await erasedAfter(body, addDays(addMonths(closed, 6), 1))).toBe(true);

  const row = await rowOf(body);
  expect(row).toMatchObject({ kind: 'trial', state: 'CANCELLED', subjectId: classId, linkVersion: 2, user: null });
  expect(JSON.stringify(row)).not.toMatch(/王|小石|花生|\b0912/);
  expect(JSON.stringify(row)).not.toContain(booking.email);
  expect(await emailsOf(body)).toEqual([]);
  expect(await (await db()).select().from(applicationFiles).where(eq(applicationFiles.request, id))).toEqual([]);
  expect((await stepsOf(id)).map(({ action, reason }) => [action, reason])).toEqual([
    ['book', null],
    ['cancel', null],
  ]);
  expect((await open(body)).status).toBe(404);
  // A second run changes nothing.
  await eraseOver(payload, addMonths(closed, 24));
  expect((await rowOf(body)).linkVersion).toBe(2);
  await payload.updateGlobal({ slug: 'requestSettings', data: { keepMonths: 12 } });
});

it('erases who had a seat in a class that is long over, and keeps what is open', async () => {
  const past = await makeClass({ inHours: 1 });
  const { body: over } = await book(newBooking(past.classId));
  const coming = await makeClass({ inHours: 24 * 500 });
  const { body: live } = await book(newBooking(coming.classId));
  const inAYear = addMonths(new Date(), 13);
  expect(await erasedAfter(over, inAYear)).toBe(true);
  expect(await erasedAfter(live, inAYear)).toBe(false);
  expect((await open(live)).body.answers).toMatchObject({ childName: '小石' });
});

it('erases who sent money: with the application it pays for, and after the same time where it pays for none', async () => {
  const payload = await platform();
  const { classId } = await makeClass();
  const { body } = await book(newBooking(classId));
  const { id } = await rowOf(body);
  const line = { receivedOn: '2026-11-20', amount: 4800, payer: '王大石', text: 'TPABCDEF 年費' };
  const [paid, stray] = await (
    await db()
  )
    .insert(bankTransfers)
    .values([
      { ...line, request: id, dedupeKey: randomUUID() },
      { ...line, dedupeKey: randomUUID() },
    ])
    .returning();
  const seen = async (transfer: typeof paid) =>
    (await (await db()).select().from(bankTransfers).where(eq(bankTransfers.id, transfer!.id)))[0];
  await withdraw(body);
  await eraseOver(payload, addMonths(new Date(), 11));
  expect(await seen(paid)).toMatchObject(line);
  expect(await seen(stray)).toMatchObject(line);
  await eraseOver(payload, addDays(addMonths(new Date(), 12), 1));
  const nobody = { receivedOn: '2026-11-20', amount: 4800, payer: null, text: null };
  expect(await seen(paid)).toMatchObject({ ...nobody, request: id, dedupeKey: paid!.dedupeKey });
  expect(await seen(stray)).toMatchObject({ ...nobody, request: null });
});

it('is erased at once by an admin who types its number, once it was withdrawn', async () => {
  const { classId } = await makeClass();
  const { body } = await book(newBooking(classId));
  const { id } = await rowOf(body);
  const ctx = await admin();
  const erase = (reference: string) => eraseNow({ ctx, input: { id, reference } });
  await expect(erase(body.reference)).rejects.toMatchObject({ code: 'STATE_CHANGED' });
  await withdraw(body);
  await expect(erase('T-XXXX-XXXX')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await Promise.all([erase(body.reference), erase(body.reference.toLowerCase())]);
  expect(await rowOf(body)).toMatchObject({ name: '', email: '', phone: '', linkVersion: 2 });
});

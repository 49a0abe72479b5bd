import { randomUUID } from 'node:crypto';
import { eq, like } from '@payloadcms/db-postgres/drizzle';
import { expect, it } from 'vitest';
import type { TrialClass } from '@/lib/branches/contract';
import type { PersonalApplication } from '@/lib/applications/contract';
import { outbox, requests } from '@/platform/payload-generated-schema';
import type { Store } from '@/platform/payload-types';
import { whatWaits } from '@/platform/back-office/what-waits';
import { database } from '@/platform/kernel/database/database';
import { call, platform } from '@/tests/setup/fixtures';
import { book, makeClass, newBooking, open, withdraw } from '@/tests/setup/applications';

type Lesson = NonNullable<Store['experienceCourses']>[number];
const hour = 3_600_000;

/** Saves a branch as the form does: with all its classes. */
async function save(id: number, data: Partial<Store>, lesson: Partial<Lesson> = {}) {
  const payload = await platform();
  const before = await payload.findByID({ collection: 'stores', id, locale: 'zh-TW', depth: 0 });
  const experienceCourses = before.experienceCourses!.map((one) => ({ ...one, ...lesson }));
  return payload.update({ collection: 'stores', id, locale: 'zh-TW', data: { experienceCourses, ...data } });
}
const emails = async ({ reference }: Pick<PersonalApplication, 'reference'>) => {
  const db = database(await platform());
  const rows = await db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `request:${reference}:%`))
    .orderBy(outbox.id);
  return rows.map(({ data, nextAttemptAt }) => {
    const { action, subject } = data as { action: string; subject: PersonalApplication['subject'] };
    return { action, subject, at: new Date(nextAttemptAt ?? 0).toISOString() };
  });
};
const namesOf = async (request: Pick<PersonalApplication, 'reference'>) =>
  (await emails(request)).map(({ action }) => action);
const seatsLeft = async (classId: string) =>
  (await call<TrialClass>(`backstage/brickAndMortarStore/experienceCourse/${classId}`)).body.seatsLeft;

it('more seats go to those who wait at once, the longest first; fewer take nobody’s', async () => {
  const { classId, storeId } = await makeClass({ seats: 1 });
  const { body: first } = await book(newBooking(classId));
  const waiting: PersonalApplication[] = [];
  for (let index = 0; index < 3; index += 1) waiting.push((await book(newBooking(classId, { wait: true }))).body);
  await save(storeId, {}, { seats: 3 });
  const states = async () => Promise.all(waiting.map(async (one) => (await open(one)).body.state));
  expect(await states()).toEqual(['BOOKED', 'BOOKED', 'WAITING']);
  expect(await namesOf(waiting[0]!)).toEqual(['wait', 'moveUp', 'reminder']);
  expect(await seatsLeft(classId)).toBe(0);

  // Two of three seats are given away on the telephone: booked seats stay booked, and one that is given back is not given
  // to the waiting list.
  await save(storeId, {}, { seatsTaken: 2 });
  expect((await open(first)).body.state).toBe('BOOKED');
  await withdraw(first);
  expect(await states()).toEqual(['BOOKED', 'BOOKED', 'WAITING']);
  await save(storeId, {}, { seatsTaken: 0 });
  expect(await states()).toEqual(['BOOKED', 'BOOKED', 'BOOKED']);
});

it('the first page tells of a class that bookings have almost filled', async () => {
  const full = async () =>
    (await whatWaits(await platform(), 'support', new Date())).find(({ id }) => id === 'fullClasses')?.count ?? 0;
  const before = await full();
  const { classId } = await makeClass({ seats: 3 });
  expect(await full()).toBe(before);
  const { body } = await book(newBooking(classId));
  expect(await full()).toBe(before + 1);
  await withdraw(body);
  expect(await full()).toBe(before);
});

it('a class that somebody comes to, or waits for, is not removed, nor its branch', async () => {
  const payload = await platform();
  const { classId, storeId } = await makeClass({ seats: 0 });
  const { body } = await book(newBooking(classId, { wait: true }));
  const without = () => save(storeId, { experienceCourses: [] });
  await expect(without()).rejects.toMatchObject({ status: 409, message: expect.stringContaining('Cancel') });
  await expect(payload.delete({ collection: 'stores', id: storeId })).rejects.toMatchObject({ status: 409 });
  expect((await open(body)).body.state).toBe('WAITING');
  // Changes only the telephone number: the classes are not in the request.
  await payload.update({ collection: 'stores', id: storeId, locale: 'zh-TW', data: { phone: '02-5550-0199' } });
  expect(await seatsLeft(classId)).toBe(0);

  await withdraw(body);
  await without();
  expect((await call(`backstage/brickAndMortarStore/experienceCourse/${classId}`)).status).toBe(404);
  expect((await open(body)).body.state).toBe('WITHDRAWN');
  await payload.delete({ collection: 'stores', id: storeId });
});

it('another time reaches those who come: their page, the letter, the reminder of the new day', async () => {
  const { classId, storeId } = await makeClass({ inHours: 72 });
  const { body } = await book(newBooking(classId));
  const [, before] = await emails(body);
  const startsAt = new Date(Date.now() + 240 * hour).toISOString();
  const endsAt = new Date(Date.now() + 241 * hour).toISOString();
  await save(storeId, {}, { startsAt, endsAt });
  expect((await open(body)).body.subject).toMatchObject({ startsAt, endsAt });
  const after = await emails(body);
  expect(after.map(({ action }) => action)).toEqual(['book', 'reminder', 'moved']);
  expect(after.map(({ subject }) => subject?.startsAt).slice(1)).toEqual([startsAt, startsAt]);
  expect(Date.parse(after[1]!.at) - Date.parse(before!.at)).toBe(7 * 24 * hour);
  const [row] = await database(await platform())
    .select()
    .from(requests)
    .where(eq(requests.reference, body.reference));
  expect(new Date(row!.overAt!).toISOString()).toBe(endsAt);

  // After an earlier reminder another one is queued for the later day.
  await database(await platform())
    .update(outbox)
    .set({ status: 'SENT' })
    .where(like(outbox.dedupeKey, `request:${body.reference}:reminder:%`));
  await save(
    storeId,
    {},
    {
      startsAt: new Date(Date.now() + 480 * hour).toISOString(),
      endsAt: new Date(Date.now() + 481 * hour).toISOString(),
    },
  );
  expect(await namesOf(body)).toEqual(['book', 'reminder', 'moved', 'reminder', 'moved']);
});

it('another name or address is told, in the language of each; a telephone number follows in silence', async () => {
  const payload = await platform();
  const { classId, storeId, name } = await makeClass();
  await payload.update({
    collection: 'stores',
    id: storeId,
    locale: 'en-US',
    data: { name: 'Zhongshan', address: '1 Zhongshan Road', openingHours: '' },
  });
  const { body: chinese } = await book(newBooking(classId));
  const { body: english } = await book(newBooking(classId, { locale: 'en-US' }));
  const { body: left } = await book(newBooking(classId));
  await withdraw(left);
  expect(english.subject?.title).toBe('Zhongshan');
  await save(storeId, { phone: '02-5550-0123' });
  expect((await open(chinese)).body.subject).toMatchObject({ title: name, phone: '02-5550-0123' });
  await save(storeId, { address: '中山路二號' });
  expect((await open(chinese)).body.subject?.place).toBe('中山路二號');
  expect((await open(english)).body.subject?.place).toBe('1 Zhongshan Road');
  expect(await namesOf(chinese)).toEqual(['book', 'reminder', 'moved']);
  expect(await namesOf(english)).toEqual(['book', 'reminder']);
  expect(await namesOf(left)).not.toContain('moved');
});

it('staff who save while the last seat is booked and withdrawn lose and double none', async () => {
  const { classId, storeId } = await makeClass({ seats: 2 });
  const key = randomUUID();
  const responses = await Promise.all([
    ...Array.from({ length: 6 }, () => book(newBooking(classId, { wait: true }))),
    save(storeId, {}, { seats: 4 }),
    book(newBooking(classId, { wait: true }), { key }),
  ]);
  const booked = responses.flatMap((response) => ('body' in response ? [response.body] : []));
  const states = await Promise.all(booked.map(async (one) => (await open(one)).body.state));
  expect(states.filter((state) => state === 'BOOKED')).toHaveLength(4);
  expect(states.filter((state) => state === 'WAITING')).toHaveLength(3);
  expect(await seatsLeft(classId)).toBe(0);
});

it('a class that is over holds nobody up, and the clock of its city is the clock of its letters', async () => {
  const payload = await platform();
  const { classId, storeId, cityCode } = await makeClass();
  const { body } = await book(newBooking(classId));
  await payload.update({
    collection: 'cities',
    where: { code: { equals: cityCode } },
    locale: 'zh-TW',
    data: { timeZone: 'Asia/Tokyo' },
  });
  expect((await open(body)).body.subject?.timeZone).toBe('Asia/Tokyo');
  expect(await namesOf(body)).toEqual(['book', 'reminder', 'moved']);

  // The class was yesterday: staff remove it from their list, and can still mark who came.
  const yesterday = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
  await save(storeId, {}, { startsAt: yesterday(25), endsAt: yesterday(24) });
  await save(storeId, { experienceCourses: [] });
  expect((await open(body)).body.state).toBe('BOOKED');
  expect(await namesOf(body)).toEqual(['book', 'moved']);
});

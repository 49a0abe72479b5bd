import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { TeacherMinutes } from '@/lib/minutes/contract';
import { recordMinutes } from '@/platform/courses/live-minutes';
import { ServiceError } from '@/platform/kernel/service-error';
import { makeProduct, platform, query, sql, type Member } from '@/tests/setup/fixtures';
import { codeOf, makeTeacher, teach } from '@/tests/setup/classes';
import { askRefund, buy } from '@/tests/setup/trade';

const minutesOf = async (by: Member, page = 1, inWhat = 'locale=zh-TW&currency=NTD') =>
  (await teach<TeacherMinutes>(by, `/minutes?${inWhat}&page=${page}`)).body;
const packOf = (minutes: number, more: object = {}) =>
  makeProduct({ type: 'more', price: 250, grants: [{ kind: 'hours', ref: null, amount: minutes }] as never, ...more });
async function taught({ id }: Member, minutes: number): Promise<string> {
  const ctx = { payload: await platform(), now: () => new Date() };
  return recordMinutes({ ctx, input: { id, key: randomUUID(), minutes } }).then(
    () => 'recorded',
    (error: unknown) => {
      if (error instanceof ServiceError) return error.code;
      throw error;
    },
  );
}

it('says what is left and what moved it: bought, taught and taken back, the newest first', async () => {
  const [teacher, other] = [await makeTeacher(), await makeTeacher()];
  expect(await minutesOf(teacher)).toMatchObject({ left: 0, history: { items: [], count: 0, pages: 1 } });
  const [first, second] = [await packOf(100), await packOf(60)];
  const retained = await buy(teacher, [first], 250);
  const returned = await buy(teacher, [second], 250);
  expect(await taught(teacher, 30)).toBe('recorded');
  await askRefund(teacher, returned.id, 250);
  const { left, history } = await minutesOf(teacher);
  expect(left).toBe(70);
  expect(history.items.map(({ kind, minutes, order }) => [kind, minutes, order])).toEqual([
    ['returned', 60, returned.id],
    ['taught', 30, null],
    ['bought', 60, returned.id],
    ['bought', 100, retained.id],
  ]);
  for (const { at } of history.items) expect(new Date(at).toISOString()).toBe(at);
  expect((await minutesOf(other)).history.count).toBe(0);
});

it('gives the last minutes of a pack to one of two classes', async () => {
  const teacher = await makeTeacher();
  await buy(teacher, [await packOf(50)], 250);
  const classes = await Promise.all(Array.from({ length: 6 }, () => taught(teacher, 50)));
  expect(classes.sort()).toEqual([...Array(5).fill('MINUTES_USED_UP'), 'recorded']);
  const { left, history } = await minutesOf(teacher);
  expect([left, history.count]).toEqual([0, 2]);
});

it('lists the packs that are sold in this language and currency', async () => {
  const teacher = await makeTeacher();
  const [sold, draft] = [await packOf(1000), await packOf(5000, { draft: true })];
  const { packs } = await minutesOf(teacher);
  expect(packs.find(({ productId }) => productId === sold)).toMatchObject({ minutes: 1000, price: 250 });
  expect(packs.map(({ productId }) => productId)).not.toContain(draft);
  expect(packs.map(({ minutes }) => minutes)).toEqual(packs.map(({ minutes }) => minutes).sort((a, b) => a - b));
  const inDollars = await minutesOf(teacher, 1, 'locale=en-US&currency=USD');
  expect(inDollars.packs.find(({ productId }) => productId === sold)?.price).toBe(25);
});

it('is shown fifty lines a page, each once', async () => {
  const teacher = await makeTeacher();
  await query(sql`INSERT INTO minute_uses (user_id, key, minutes, used_at)
    SELECT ${teacher.id}, 'k' || n, 1, now() - (n / 3) * interval '1 minute' FROM generate_series(1, 120) n`);
  const pages = [await minutesOf(teacher), await minutesOf(teacher, 2), await minutesOf(teacher, 3)];
  expect(pages.map(({ history }) => [history.items.length, history.pages, history.count])).toEqual([
    [50, 3, 120],
    [50, 3, 120],
    [20, 3, 120],
  ]);
  const ids = pages.flatMap(({ history }) => history.items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(120);
  expect((await minutesOf(teacher, 4)).history.items).toEqual([]);
  expect(codeOf(await teach(teacher, '/minutes?locale=zh-TW&currency=NTD&page=0'))).toBe('VALIDATION_FAILED');
});

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SessionUser } from '@/lib/account/contract';
import { recordMinutes } from '@/platform/courses/live-minutes';
import { ServiceError } from '@/platform/kernel/service-error';
import { call, makeMember, makeProduct, platform, query, sql, type Member } from '@/tests/setup/fixtures';
import { askRefund, buy } from '@/tests/setup/trade';

type Confirmed = { minutesLeft: number; error?: { code: string } };
/** Records it as staff or a service of the school does. */
async function teach({ id }: Member, minutes: number, key: string = randomUUID()): Promise<string> {
  const ctx = { payload: await platform(), now: () => new Date() };
  const done = recordMinutes({ ctx, input: { id, key, minutes } });
  return done.then(
    () => 'recorded',
    (error: unknown) => {
      if (error instanceof ServiceError) return error.code;
      throw error;
    },
  );
}
/** Reports it with the account's own token. */
const confirm = ({ token }: Member, minutes: number, key: string) =>
  call<Confirmed>('course/liveMinutes', { token, body: { key, minutes } });
const leftOf = async ({ token }: Member) => (await call<SessionUser>('user', { token })).body.minutesLeft;
const packOf = (minutes: number) =>
  makeProduct({ price: 250, grants: [{ kind: 'hours', ref: null, amount: minutes }] as never });

it('minutes that were taught are gone, once for each span, and none beyond what is left', async () => {
  const teacher = await makeMember();
  expect(await teach(teacher, 1)).toBe('MINUTES_USED_UP');
  await buy(teacher, [await packOf(100)], 250);
  expect(await leftOf(teacher)).toBe(100);
  const key = randomUUID();
  for (let time = 0; time < 3; time += 1) expect(await teach(teacher, 60, key)).toBe('recorded');
  expect(await leftOf(teacher)).toBe(40);
  expect(await teach(teacher, 5, key)).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await teach(teacher, 41)).toBe('MINUTES_USED_UP');
  expect(await teach(teacher, 40)).toBe('recorded');
  expect(await leftOf(teacher)).toBe(0);
});

it('a token of the account records nothing: neither more than was taught, nor less, nor what nobody saw', async () => {
  const [teacher, other] = [await makeMember(), await makeMember()];
  for (const one of [teacher, other]) await buy(one, [await packOf(100)], 250);
  const key = randomUUID();
  await teach(teacher, 30, key);
  for (const minutes of [30, 1, 90, 1440])
    expect(await confirm(teacher, minutes, key)).toMatchObject({ status: 200, body: { minutesLeft: 70 } });
  const unseen = await confirm(teacher, 50, randomUUID());
  expect([unseen.status, unseen.body.error?.code]).toEqual([404, 'NOT_FOUND']);
  // The class of another account does not count either.
  expect((await confirm(other, 30, key)).status).toBe(404);
  expect([await leftOf(teacher), await leftOf(other)]).toEqual([70, 100]);
  expect((await call('course/liveMinutes', { body: { key, minutes: 30 } })).status).toBe(401);
});

it('neither word nor silence moves the right to a refund of a pack: the day alone does', async () => {
  for (const claimed of [0, 100]) {
    const teacher = await makeMember();
    const order = await buy(teacher, [await packOf(100)], 250);
    if (claimed > 0) await confirm(teacher, claimed, randomUUID());
    await teach(teacher, 60);
    expect((await askRefund(teacher, order.id, 250)).status).toBe(200);
    expect(await teach(teacher, 10)).toBe('MINUTES_USED_UP');
  }
});

it('minutes of nobody are not recorded', async () => {
  const gone = await makeMember();
  await query(sql`UPDATE users SET deleted_at = now() WHERE id = ${gone.id}`);
  for (const id of [gone.id, 0]) expect(await teach({ ...gone, id }, 5)).toBe('NOT_FOUND');
});

it('what was taught of a pack that went back counts against the next', async () => {
  const teacher = await makeMember();
  const order = await buy(teacher, [await packOf(100)], 250);
  await teach(teacher, 70);
  expect((await askRefund(teacher, order.id, 250)).status).toBe(200);
  expect(await leftOf(teacher)).toBe(0);
  await buy(teacher, [await packOf(500)], 250);
  expect(await leftOf(teacher)).toBe(430);
});

it('of twenty classes at once as many are taught as there are minutes for', async () => {
  const teacher = await makeMember();
  await buy(teacher, [await packOf(100)], 250);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => teach(teacher, 10)));
  expect(outcomes.filter((one) => one === 'recorded')).toHaveLength(10);
  expect(await leftOf(teacher)).toBe(0);
});

it('what is left is what was bought less what was taught, whatever comes in which order', async () => {
  const packs = { 10: await packOf(10), 30: await packOf(30) };
  const action = fc.oneof(
    fc.record({ buys: fc.constantFrom(10 as const, 30 as const) }),
    fc.record({ teaches: fc.integer({ min: 1, max: 25 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 8 }), async (actions) => {
      const teacher = await makeMember();
      let left = 0;
      for (const one of actions)
        if ('buys' in one) {
          await buy(teacher, [packs[one.buys]], 250);
          left += one.buys;
        } else {
          const done = await teach(teacher, one.teaches);
          expect(done).toBe(one.teaches <= left ? 'recorded' : 'MINUTES_USED_UP');
          if (done === 'recorded') left -= one.teaches;
        }
      expect(await leftOf(teacher)).toBe(left);
    }),
    { numRuns: 12 },
  );
});

it.each([
  { key: '', minutes: 5 },
  { key: 'a', minutes: 0 },
  { key: 'a', minutes: -5 },
  { key: 'a', minutes: 1.5 },
  { key: 'a', minutes: 1e9 },
  { key: 'a'.repeat(81), minutes: 5 },
])('nothing is counted of %j', async (body) => {
  const teacher = await makeMember();
  await buy(teacher, [await packOf(100)], 250);
  expect((await call<Confirmed>('course/liveMinutes', { token: teacher.token, body })).body.error?.code).toBe(
    'VALIDATION_FAILED',
  );
  expect(await leftOf(teacher)).toBe(100);
});

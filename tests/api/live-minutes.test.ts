import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SessionUser } from '@/lib/contract/user';
import { call, makeMember, makeProduct, type Member } from '../setup/fixtures';
import { askRefund, buy } from '../setup/trade';

type Told = { minutesLeft: number; error?: { code: string } };
const teach = ({ token }: Member, minutes: number, key: string = randomUUID()) =>
  call<Told>('course/liveMinutes', { token, body: { key, minutes } });
const leftOf = async ({ token }: Member) => (await call<SessionUser>('user', { token })).body.minutesLeft;
const packOf = (minutes: number) =>
  makeProduct({ price: 250, grants: [{ kind: 'hours', ref: null, amount: minutes }] as never });

it('minutes that were taught are gone, once for each span, and none beyond what is left', async () => {
  const teacher = await makeMember();
  expect((await teach(teacher, 1)).body.error?.code).toBe('MINUTES_USED_UP');
  await buy(teacher, [await packOf(100)], 250);
  expect(await leftOf(teacher)).toBe(100);
  const key = randomUUID();
  for (let time = 0; time < 3; time += 1) expect((await teach(teacher, 60, key)).body).toEqual({ minutesLeft: 40 });
  const rejected = await teach(teacher, 41);
  expect([rejected.status, rejected.body.error?.code]).toEqual([409, 'MINUTES_USED_UP']);
  expect((await teach(teacher, 40)).body).toEqual({ minutesLeft: 0 });
  expect(await leftOf(teacher)).toBe(0);
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
  const told = await Promise.all(Array.from({ length: 20 }, () => teach(teacher, 10)));
  expect(told.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await leftOf(teacher)).toBe(0);
});

it('what is left is what was bought less what was taught, whatever comes in which order', async () => {
  const packs = { 10: await packOf(10), 30: await packOf(30) };
  const action = fc.oneof(
    fc.record({ buys: fc.constantFrom(10 as const, 30 as const) }),
    fc.record({ teaches: fc.integer({ min: 1, max: 25 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 8 }), async (deeds) => {
      const teacher = await makeMember();
      let left = 0;
      for (const one of deeds)
        if ('buys' in one) {
          await buy(teacher, [packs[one.buys]], 250);
          left += one.buys;
        } else {
          const { status } = await teach(teacher, one.teaches);
          expect(status).toBe(one.teaches <= left ? 200 : 409);
          if (status === 200) left -= one.teaches;
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
  expect((await call<Told>('course/liveMinutes', { token: teacher.token, body })).body.error?.code).toBe(
    'VALIDATION_FAILED',
  );
  expect(await leftOf(teacher)).toBe(100);
});

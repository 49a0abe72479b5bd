import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Gift } from '@/lib/gifts/contract';
import type { Order } from '@/lib/orders/shapes';
import { orderStatuses } from '@/lib/orders/order-state';
import { expireOrders } from '@/platform/orders/end-order';
import { demoAccounts, seedDemoAccounts } from '@/platform/seed/accounts';
import { seedDemoHistory } from '@/platform/seed/demo/demo-history';
import { call, makeProduct, platform, query, sql } from '../setup/fixtures';

const { username, password } = demoAccounts.find(({ role }) => role === 'learner')!;
const courses = ['kidbasic', 'star-joseki', 'opening-13x13', 'endgame-counting', 'tesuji-core', 'life-death-two-eyes'];
const [exam, vip, bundle, goods] = ['verification-g15', 'vip-month', 'combo-03', 'board-set-9'] as const;
const hour = 3_600_000;

/** Renames an existing demonstration learner: another test file has one, who owns the exam already. */
const stepAside = () =>
  query(sql`UPDATE users SET username = username || id, email = id || email WHERE username = ${username}`);
beforeAll(async () => void (await stepAside()));
// Removes products with the shop's own codes; other test files use unique codes.
afterAll(async () => {
  await stepAside();
  const codes = [...courses, exam, vip, bundle, goods];
  await (await platform()).delete({ collection: 'products', where: { code: { in: codes } } });
});

it('the demonstration learner has an order of each state that can stand, and a gift', async () => {
  const payload = await platform();
  for (const code of courses) await makeProduct({ code });
  await makeProduct({ code: exam, type: 'verification', grants: [{ kind: 'exam', ref: 'G15' }] });
  await makeProduct({ code: vip, type: 'vip', grants: [{ kind: 'vip', months: 1 }] });
  await makeProduct({ code: bundle, type: 'bundle', grants: [{ kind: 'redeemCode', ref: 'star-joseki' }] });
  await makeProduct({ code: goods, type: 'physicalGood', requiresShipping: true, grants: [{ kind: 'goods' }] });
  await seedDemoAccounts(payload);
  await seedDemoHistory(payload);

  const { token } = (await call<{ token: string }>('user/login', { body: { username, password } })).body;
  const ordered = async () => (await call<Order[]>('ecommerce/orders', { token })).body;
  const partly = (await ordered()).find(({ status }) => status === 'PARTLY_REFUNDED');
  expect(partly?.lines.map(({ isReturned }) => isReturned)).toEqual([true, false]);
  expect((await call<Gift[]>('ecommerce/gifts', { token })).body).toHaveLength(1);

  // Orders may be paid for half an hour.
  await expireOrders(payload, new Date(Date.now() + hour));
  expect(new Set((await ordered()).map(({ status }) => status))).toEqual(
    new Set(orderStatuses.filter((status) => status !== 'PENDING')),
  );
});

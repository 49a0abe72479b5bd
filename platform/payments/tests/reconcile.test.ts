import { afterEach, expect, it } from 'vitest';
import { reconcilePayments } from '@/platform/payments/reconcile-payments';
import { platform, query, sql } from '@/tests/setup/fixtures';
import { openPayment } from '@/tests/setup/provider-payments';
import { configure } from '@/tests/setup/fake-server';
import { stripeKeys, fakeStripe } from '@/tests/setup/fake-stripe';
import { expectBalance, orderOf } from '@/tests/setup/trade';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const back of undo.splice(0).reverse()) await back();
});

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

it('a payment of which nothing was heard is asked for, by one instance, and less and less often', async () => {
  // Open payments of other test files are not queried here.
  await query(sql`UPDATE payments SET created_at = now() - interval '9 days' WHERE status <> 'SUCCEEDED'`);
  const stripe = await fakeStripe();
  undo.push(stripe.close, configure({ ...stripeKeys, STRIPE_API_URL: stripe.url }));
  const [paid, open] = [await openPayment('stripe', 'NTD'), await openPayment('stripe', 'NTD')];
  const payload = await platform();
  const questions = (reference: string) =>
    stripe.requests.filter(({ path }) => path === `/v1/checkout/sessions/${reference}`).length;
  stripe.pay(paid.reference);
  expect(await reconcilePayments(payload, minutes(5))).toBe(0);
  const asked = await Promise.all([reconcilePayments(payload, minutes(11)), reconcilePayments(payload, minutes(11))]);
  expect(asked.reduce((sum, count) => sum + count)).toBe(2);
  expect((await orderOf(paid.member, paid.order.id)).status).toBe('PAID');
  expect(await expectBalance(paid.order.id)).toMatchObject({ captured: 990, retained: 990 });
  for (let minute = 12; minute < 120; minute += 1) await reconcilePayments(payload, minutes(minute));
  expect(questions(paid.reference)).toBe(1);
  expect(questions(open.reference)).toBeGreaterThan(3);
  expect(questions(open.reference)).toBeLessThan(9);
  expect(await reconcilePayments(payload, minutes(4 * 24 * 60))).toBe(0);
});

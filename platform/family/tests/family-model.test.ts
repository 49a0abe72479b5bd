import { randomUUID } from 'node:crypto';
import fc, { type AsyncCommand } from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Context } from '@/platform/kernel/context';
import { cancelOrder } from '@/platform/orders/cancel-order';
import { confirmPayment } from '@/platform/payments/confirm-payment';
import { createOrder } from '@/platform/orders/create-order';
import { expireOrders } from '@/platform/orders/end-order';
import { askRefund, quoteRefund } from '@/platform/refunds/refund-line';
import { startPayment } from '@/platform/payments/start-payment';
import { ServiceError } from '@/platform/kernel/service-error';
import { addLearner, listLearners, removeLearner } from '@/platform/family/learners';
import { makeCrowd, makeProduct, platform, query, sql } from '@/tests/setup/fixtures';
import { runs } from '@/tests/setup/runs';
import { expectBalance, news } from '@/tests/setup/trade';

/**
 * A parent adds and removes learners, orders for them and for herself, pays early and late and asks for refunds, in any order and several at
 * once. After each step every purchase belongs to the person it was made for, once, or is refunded.
 */
type Placed = { number: string; learner: string | null; total: number; paymentId: string | null };
type Real = { ctx: Context; clock: { at: number }; placed: Placed[] };
const acts = ['add', 'remove', 'order', 'order', 'order', 'pay', 'pay', 'pay', 'cancel', 'expire', 'refund'] as const;
type Act = { do: (typeof acts)[number]; pick: number; who: number };

let shop: { code: string; price: number }[];
beforeAll(async () => {
  const vip = { type: 'vip', price: 300, grants: [{ kind: 'vip', months: 1 }] } as const;
  shop = [
    { code: await makeProduct({ price: 995 }), price: 995 },
    { code: await makeProduct({ ...vip, grants: [...vip.grants] }), price: 300 },
    { code: await makeProduct({ price: 0 }), price: 0 },
  ];
});

const born = { birthYear: 2019, birthMonth: 5 };
async function newReal(): Promise<Real> {
  const payload = await platform();
  const clock = { at: Date.now() };
  const { id, username, email } = (await makeCrowd(1))[0]!;
  const user = { id, username, email, role: 'learner', locale: 'zh-TW' } as const;
  const ctx = { payload, user, session: null, now: () => new Date(clock.at), requestId: 'model', ip: randomUUID() };
  for (const name of ['L0', 'L1']) await addLearner({ ctx, input: { name, ...born } });
  return { ctx, clock, placed: [] };
}

async function act({ ctx, placed }: Real, { do: action, pick, who }: Act): Promise<void> {
  const learners = await listLearners({ ctx });
  // The last is the parent herself.
  const learner = [...learners.map(({ id }) => id), null][who % (learners.length + 1)]!;
  const order = placed[pick % Math.max(placed.length, 1)];
  if (action === 'add') await addLearner({ ctx, input: { name: `L${pick % 2}`, ...born } });
  else if (action === 'remove' && learner) await removeLearner({ ctx, input: { id: learner } });
  else if (action === 'order') {
    const { code, price } = shop[pick % shop.length]!;
    const items = [{ productId: code, quantity: 1 }];
    const key = { currency: 'NTD', locale: 'zh-TW', idempotencyKey: randomUUID() } as const;
    const made = await createOrder({
      ctx,
      input: { items, ...key, expectedTotal: price, again: true, ...(learner && { learner }) },
    });
    const order: Placed = { number: made.id, learner, total: price, paymentId: null };
    placed.push(order);
    if (made.status !== 'PENDING') return;
    const by = { provider: 'sandbox', locale: 'zh-TW', idempotencyKey: randomUUID(), returnOrigin: '' } as const;
    order.paymentId = (await startPayment({ ctx, input: { ...by, orderId: order.number } })).paymentId;
  } else if (action === 'pay') {
    // In any state of the order.
    const begun = placed.filter(({ paymentId }) => paymentId);
    const paid = begun[pick % Math.max(begun.length, 1)];
    if (paid)
      await confirmPayment({
        ctx,
        input: { provider: 'sandbox', event: news(paid.paymentId!, paid.total) as never },
      });
  } else if (action === 'cancel' && order) await cancelOrder({ ctx, input: { id: order.number } });
  else if (action === 'expire') await expireOrders(ctx.payload, ctx.now());
  else if (action === 'refund' && order) {
    const wanted = { id: order.number, line: 0 };
    const { amount } = await quoteRefund({ ctx, input: wanted });
    await askRefund({ ctx, input: { ...wanted, amount, idempotencyKey: randomUUID() } });
  }
}

const rejected = (error: unknown) => {
  if (!(error instanceof ServiceError)) throw error;
};

type Held = { number: string; learner: string | null; kind: string; ref: string; starts_at: string; ends_at: string };

async function mustAddUp({ ctx, clock, placed }: Real): Promise<void> {
  for (const { number } of placed) await expectBalance(number);
  const at = new Date(clock.at).toISOString();
  const held = await query<Held>(sql`
    SELECT o.number, l.public_id AS learner, e.kind::text, e.product_code AS ref, e.starts_at, e.ends_at
    FROM entitlements e JOIN orders o ON o.id = e.order_id LEFT JOIN learners l ON l.id = e.learner_id
    WHERE e.user_id = ${ctx.user!.id} AND e.revoked_at IS NULL AND (e.ends_at IS NULL OR e.ends_at > ${at})
    ORDER BY e.starts_at`);
  for (const { number, learner } of held)
    expect(learner).toBe(placed.find((order) => order.number === number)!.learner);
  const courses = held.filter(({ kind }) => kind === 'course').map(({ learner, ref }) => `${learner} ${ref}`);
  expect(new Set(courses).size).toBe(courses.length);
  for (const person of new Set(held.map(({ learner }) => learner))) {
    const months = held.filter(({ kind, learner }) => kind === 'vip' && learner === person);
    months.slice(1).forEach(({ starts_at }, index) => expect(starts_at).toBe(months[index]!.ends_at));
  }
  // Unpaid orders and paid ones that were not refunded still name their learner.
  const lost = await query<{ number: string }>(sql`
    SELECT number FROM orders WHERE user_id = ${ctx.user!.id} AND status IN ('PENDING', 'PAID') AND learner_id IS NULL`);
  for (const { number } of lost) expect(placed.find((order) => order.number === number)!.learner).toBeNull();
}

const anAct = fc.record<Act>({ do: fc.constantFrom(...acts), pick: fc.nat(11), who: fc.nat(2) });
type Command = AsyncCommand<object, Real>;
const command = (text: string, work: (real: Real) => Promise<unknown>): Command => ({
  check: () => true,
  run: async (_, real) => {
    await work(real);
    await mustAddUp(real);
  },
  toString: () => text,
});
const commands = [
  anAct.map((one) => command(JSON.stringify(one), (real) => act(real, one).catch(rejected))),
  fc
    .array(anAct, { minLength: 3, maxLength: 10 })
    .map((several) =>
      command(`at once ${JSON.stringify(several)}`, (real) =>
        Promise.all(several.map((one) => act(real, one).catch(rejected))),
      ),
    ),
  fc.integer({ min: 1, max: 90 }).map((minutes) =>
    command(`${minutes} minutes`, async ({ clock }) => {
      clock.at += minutes * 60_000;
    }),
  ),
];

it('whatever a family does, each has what was bought for them, once', { timeout: 300_000 }, async () => {
  const property = fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (sequence) => {
    await fc.asyncModelRun(async () => ({ model: {}, real: await newReal() }), sequence);
  });
  await fc.assert(property, { numRuns: runs({ usual: 10, deep: 100 }) });
});

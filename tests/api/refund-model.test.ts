import { randomUUID } from 'node:crypto';
import fc, { type AsyncCommand } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductType } from '@/lib/domain/product-type';
import { drainOutbox } from '@/platform/jobs/drain-outbox';
import { openLesson } from '@/platform/services/course/open-lesson';
import type { Context } from '@/platform/services/context';
import { cancelOrder } from '@/platform/services/ecommerce/cancel-order';
import { confirmPayment } from '@/platform/services/ecommerce/confirm-payment';
import { createOrder } from '@/platform/services/ecommerce/create-order';
import { redeemCode } from '@/platform/services/ecommerce/redeem-code';
import { moveShipment } from '@/platform/services/ecommerce/move-shipment';
import { askRefund, quoteRefund, refundByStaff, refundShipping } from '@/platform/services/ecommerce/refund-line';
import { startPayment } from '@/platform/services/ecommerce/start-payment';
import { ServiceError } from '@/platform/services/service-error';
import { makeCrowd, makeProduct, platform, query, sql, unique } from '../setup/fixtures';
import { expectBalance, keyed, news } from '../setup/trade';

/**
 * Two accounts order, pay, open, redeem, refund and are refunded by staff in any order and several at once, while the days go by. After each
 * step the money and what they hold must add up.
 */
type Shop = { code: string; type: ProductType; price: number; plan?: string }[];
type Line = { id: string; place: number; code: string; amount: number; refunded: number };
type Order = { id: number; number: string; user: number; shipping: number; paid_at: Date | null; lines: Line[] };
type Real = { people: [Context, Context]; clock: { at: number }; orders: string[]; staff: number };
type Act = { do: (typeof acts)[number]; who: 0 | 1; pick: number; size: number };
const acts = [
  'order',
  'pay',
  'payWrong',
  'cancel',
  'refund',
  'redeem',
  'open',
  'staffKeeps',
  'staffTakes',
  'staffShipping',
  'ship',
  'work',
] as const;

/** Sending the one thing that is sent. */
const fee = 80;
let shop: Shop;
let staff: number;
beforeAll(async () => {
  const payload = await platform();
  const makeCourse = async (type: ProductType, price: number) => {
    const plan = unique('plan');
    await payload.create({
      collection: 'coursePlans',
      locale: 'zh-TW',
      data: { code: plan, title: '課程', lessonCount: 2 },
    });
    return { code: await makeProduct({ code: plan, type, price }), type, price, plan };
  };
  const [course, second] = [await makeCourse('hjjCoursePlan', 995), await makeCourse('itp', 333)];
  const grants = [{ kind: 'redeemCode' as const, ref: course.code, amount: 2 }];
  const more = async (type: ProductType, price: number, grant: Parameters<typeof makeProduct>[0]) => ({
    ...{ code: await makeProduct({ type, price, ...grant }), type, price },
  });
  shop = [
    course,
    second,
    await more('bundle', 1501, { grants }),
    await more('vip', 300, { grants: [{ kind: 'vip', months: 1 }] }),
    await more('more', 77, { grants: [{ kind: 'hours', amount: 500 }] }),
    await more('physicalGood', 451, { requiresShipping: true, stock: 1_000_000, grants: [{ kind: 'goods' }] }),
  ];
  const email = `${unique('model')}@sente.example`;
  const made = await payload.create({
    collection: 'staff',
    data: { name: 'm', email, password: 'a-long-password', role: 'support' },
  });
  staff = made.id;
  await setShipping([{ country: 'TW', price: { NTD: fee }, freeFrom: {} }]);
});
afterAll(() => setShipping([]));

async function setShipping(shippingRates: { country: 'TW'; price: object; freeFrom: object }[]): Promise<void> {
  await (await platform()).updateGlobal({ slug: 'shopSettings', data: { shippingRates } });
}

async function newReal(): Promise<Real> {
  const payload = await platform();
  const clock = { at: Date.now() };
  const crowd = await makeCrowd(2);
  const people = crowd.map(({ id, username, email }): Context => ({
    payload,
    user: { id, username, email, role: 'learner', locale: 'zh-TW' },
    session: null,
    now: () => new Date(clock.at),
    requestId: 'model',
    ip: randomUUID(),
  })) as Real['people'];
  return { people, clock, orders: [], staff };
}

async function readOrders({ orders }: Real): Promise<Order[]> {
  if (orders.length === 0) return [];
  const found = await query<Omit<Order, 'user'> & { user_id: number; paid_at: string | null }>(sql`
    SELECT o.id, o.number, o.user_id, o.paid_at, o.shipping::float8 AS shipping, (
      SELECT json_agg(json_build_object('id', l.id, 'place', l._order - 1, 'code', l.product_code, 'amount', l.amount, 'refunded', l.refunded) ORDER BY l._order)
      FROM orders_lines l WHERE l._parent_id = o.id) AS lines
    FROM orders o WHERE o.number IN (${sql.join(
      orders.map((number) => sql`${number}`),
      sql`, `,
    )}) ORDER BY o.id`);
  return found.map(({ user_id: user, paid_at, ...order }) => ({
    ...order,
    user,
    paid_at: paid_at ? new Date(paid_at) : null,
  }));
}

const pickOf = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(list.length, 1)];
const dateInTaipei = (at: Date) =>
  Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei', dateStyle: 'short' }).format(at));

/** One deed; what the shop refuses is no fault. */
async function act(real: Real, { do: deed, who, pick, size }: Act, isAlone: boolean): Promise<void> {
  const ctx = real.people[who];
  const all = await readOrders(real);
  const own = all.filter(({ user }) => user === ctx.user!.id);
  const order = pickOf(own, pick);
  const line = order && pickOf(order.lines, size);
  const tell = async (amount: (due: number) => number) => {
    if (!order) return;
    const { paymentId } = await startPayment({
      ctx,
      input: {
        orderId: order.number,
        provider: 'sandbox',
        locale: 'zh-TW',
        idempotencyKey: randomUUID(),
        returnOrigin: '',
      },
    });
    const due = order.lines.reduce((sum, one) => sum + one.amount, order.shipping);
    await confirmPayment({ ctx, input: { provider: 'sandbox', event: news(paymentId, amount(due)) as never } });
  };
  if (deed === 'order') {
    const chosen = shop.filter((_, index) => ((size >> index) & 1) === 1);
    if (chosen.length === 0) return;
    const placed = await createOrder({
      ctx,
      input: {
        items: chosen.map(({ code }) => ({ productId: code, quantity: 1 })),
        ...{ currency: 'NTD', locale: 'zh-TW', idempotencyKey: randomUUID() },
        expectedTotal: chosen.reduce((sum, { price, type }) => sum + price + (type === 'physicalGood' ? fee : 0), 0),
        address: { name: '林', phone: '0900-000-000', country: 'TW', postalCode: '100', city: '臺北市', line1: '1 號' },
      },
    });
    real.orders.push(placed.id);
  } else if (deed === 'pay') await tell((due) => due);
  else if (deed === 'payWrong') await tell((due) => due - 1);
  else if (deed === 'cancel' && order) await cancelOrder({ ctx, input: { id: order.number } });
  else if (deed === 'refund' && order && line) {
    const wanted = { id: order.number, line: line.place };
    const { amount, shipping } = await quoteRefund({ ctx, input: wanted });
    const { refunds } = await askRefund({
      ctx,
      input: { ...wanted, amount, idempotencyKey: keyed()['idempotency-key'] },
    });
    expect(refunds.some((one) => one.line === line.place)).toBe(true);
    if (!isAlone) return;
    const day = (dateInTaipei(ctx.now()) - dateInTaipei(order.paid_at!)) / 86_400_000 + 1;
    expect(day).toBeLessThanOrEqual(14);
    expect(amount - shipping).toBe(Math.round((line.amount * (day <= 7 ? 100 : 30)) / 100) - line.refunded);
  } else if (deed === 'redeem') {
    // Anybody may have got a code of anybody's.
    const codes = await query<{ code: string }>(sql`
      SELECT c.code FROM redeem_codes c WHERE c.owner_id IN (${real.people[0].user!.id}, ${real.people[1].user!.id}) ORDER BY c.id`);
    const code = pickOf(codes, pick)?.code;
    if (code) await redeemCode({ ctx, input: { code } });
  } else if (deed === 'open') {
    const plan = pickOf(
      shop.flatMap((one) => one.plan ?? []),
      pick,
    )!;
    await openLesson({ ctx, input: { plan, lesson: (size % 2) + 1 } });
  } else if ((deed === 'staffKeeps' || deed === 'staffTakes') && order && line) {
    const given = { id: order.id, line: line.id, amount: (size % 400) + 1, reason: 'r', key: randomUUID() };
    const by = { payload: ctx.payload, now: ctx.now, staff: { id: real.staff, role: 'support' as const } };
    await refundByStaff({ ctx: by, input: { ...given, keeps: deed === 'staffKeeps' } });
  } else if (deed === 'staffShipping' && order) {
    const by = { payload: ctx.payload, now: ctx.now, staff: { id: real.staff, role: 'support' as const } };
    const given = { id: order.id, amount: (size % fee) + 1, reason: 'r', key: randomUUID() };
    await refundShipping({ ctx: by, input: given });
  } else if (deed === 'ship' && order) {
    const by = { payload: ctx.payload, now: ctx.now, staff: { id: real.staff, role: 'support' as const } };
    const [parcel] = await query<{ id: number }>(sql`SELECT id FROM shipments WHERE order_id = ${order.id}`);
    if (parcel)
      await moveShipment({ ctx: by, input: { id: parcel.id, to: 'SHIPPED', carrier: 'Post', tracking: 'T-1' } });
  } else if (deed === 'work') await drainOutbox(ctx.payload, ctx.now, { lane: 'money' });
}

const refused = (error: unknown) => {
  if (!(error instanceof ServiceError)) throw error;
};

type Sums = { order: number; shipping: number; spent: number; most: number; open: number };
async function mustAddUp(real: Real): Promise<void> {
  const orders = await readOrders(real);
  for (const { id, number, lines, shipping } of orders) {
    await expectBalance(number);
    const [sums] = await query<Sums>(sql`
      SELECT (SELECT refunded FROM orders WHERE id = ${id})::float8 AS "order",
        (SELECT COALESCE(sum(amount), 0) FROM refunds WHERE order_id = ${id} AND line = -1)::float8 AS shipping,
        (SELECT count(*) FROM refunds r JOIN shipments s ON s.order_id = r.order_id
          WHERE r.order_id = ${id} AND r.line = -1 AND r.reason IS NULL AND s.status <> 'CANCELLED')::int AS spent,
        (SELECT COALESCE(max(n), 0) FROM (SELECT count(*) AS n FROM refunds WHERE order_id = ${id} AND reason IS NULL GROUP BY line) AS each)::int AS most,
        (SELECT count(*) FROM refunds r WHERE r.order_id = ${id} AND r.reason IS NULL AND (
          EXISTS (SELECT 1 FROM entitlements e WHERE e.order_id = ${id} AND e.line = r.line AND e.revoked_at IS NULL)
          OR EXISTS (SELECT 1 FROM redeem_codes c WHERE c.order_id = ${id} AND c.line = r.line AND c.revoked_at IS NULL)))::int AS open`);
    expect(lines.reduce((sum, line) => sum + line.refunded, sums!.shipping)).toBe(sums!.order);
    // Never more than was paid for it, and by the rule only of a parcel that never left.
    expect(sums!.shipping).toBeLessThanOrEqual(shipping);
    expect(sums!.spent).toBe(0);
    for (const line of lines) expect(line.refunded).toBeLessThanOrEqual(line.amount);
    // By the rule a line goes back once, and nothing of it is left.
    expect(sums!.most).toBeLessThanOrEqual(1);
    expect(sums!.open).toBe(0);
  }
  const ids = real.people.map(({ user }) => user!.id);
  const [held] = await query<{ redeemed: number; given: number; void: number; twice: number }>(sql`
    SELECT (SELECT count(*) FROM redeem_codes WHERE redeemed_by_id IN (${ids[0]}, ${ids[1]}))::int AS redeemed,
      (SELECT count(*) FROM entitlements WHERE user_id IN (${ids[0]}, ${ids[1]}) AND source = 'redeemCode')::int AS given,
      (SELECT count(*) FROM redeem_codes WHERE owner_id IN (${ids[0]}, ${ids[1]}) AND redeemed_at IS NOT NULL AND revoked_at IS NOT NULL)::int AS void,
      (SELECT count(*) FROM (SELECT 1 FROM lesson_openings WHERE user_id IN (${ids[0]}, ${ids[1]}) GROUP BY user_id, plan, lesson HAVING count(*) > 1) AS each)::int AS twice`);
  // What a code opened was given once; no code is both redeemed and void.
  expect(held).toMatchObject({ given: held!.redeemed, void: 0, twice: 0 });
}

const anAct = fc.record<Act>({
  // What moves money comes more often.
  do: fc.constantFrom(...acts, 'ship', 'order', 'pay', 'pay', 'refund', 'refund', 'refund', 'redeem'),
  who: fc.constantFrom(0, 1),
  pick: fc.nat(20),
  size: fc.nat(1000),
});
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
  anAct.map((one) => command(JSON.stringify(one), (real) => act(real, one, true).catch(refused))),
  fc
    .array(anAct, { minLength: 2, maxLength: 5 })
    .map((several) =>
      command(`at once ${JSON.stringify(several)}`, (real) =>
        Promise.all(several.map((one) => act(real, one, false).catch(refused))),
      ),
    ),
  fc.integer({ min: 1, max: 96 }).map((hours) =>
    command(`${hours} hours`, async ({ clock }) => {
      clock.at += hours * 3_600_000;
    }),
  ),
];

it('adds up after each of many sequences of deeds', { timeout: 300_000 }, async () => {
  const property = fc.asyncProperty(fc.commands(commands, { maxCommands: 24 }), async (sequence) => {
    await fc.asyncModelRun(async () => ({ model: {}, real: await newReal() }), sequence);
  });
  await fc.assert(property, { numRuns: 40 });
});

import fc, { type AsyncCommand } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { mustAddUp } from '../setup/ledger/adds-up';
import { act, actionNames, type AuditEntry, type ActionName } from '../setup/ledger/actions';
import { seedAssortment, setShipping, type Assortment } from '../setup/ledger/assortment';
import { leaveWorld, newWorld, readState, type World } from '../setup/ledger/world';
import { runs } from '../setup/runs';

/**
 * Two accounts order, pay, open, give, redeem, refund and are refunded by staff in any order and concurrently, while the provider's events arrive at
 * any time and days pass. After each step money, stock, coupons and entitlements must be consistent (setup/ledger/adds-up).
 */
let assortment: Assortment;
beforeAll(async () => {
  assortment = await seedAssortment();
});

afterAll(() => setShipping());

const done = new Map<ActionName, number>();
const count = (action: AuditEntry) => (isDone: boolean) => {
  if (isDone) done.set(action.do, (done.get(action.do) ?? 0) + 1);
};

type Command = AsyncCommand<object, World>;
const command = (text: string, work: (world: World) => Promise<unknown>): Command => ({
  check: () => true,
  run: async (_, world) => {
    await work(world);
    world.state = await readState(world);
    mustAddUp(world);
  },
  toString: () => text,
});

const choice = { who: fc.constantFrom<0 | 1>(0, 0, 1), pick: fc.nat(20), size: fc.nat(1000) };
const anAction = fc.record<AuditEntry>({
  // Actions that depend on another one, and those that move money, are more frequent.
  do: fc.constantFrom(
    ...actionNames,
    ...([
      'pay',
      'refund',
      'refund',
      'redeem',
      'give',
      'give',
      'callBack',
      'callBack',
      'restock',
      'open',
      'openPage',
      'openPage',
      'cancel',
      'expire',
      'expire',
    ] as const),
  ),
  ...choice,
});
const single = anAction.map((action) =>
  command(JSON.stringify(action), (world) => act(world, action, true).then(count(action))),
);
const atOnce = fc
  .array(anAction, { minLength: 2, maxLength: 5 })
  .map((actions) =>
    command(`at once ${JSON.stringify(actions)}`, (world) =>
      Promise.all(actions.map((action) => act(world, action, false).then(count(action)))),
    ),
  );
const hours = fc
  .oneof(fc.constant(1), fc.integer({ min: 1, max: 96 }))
  .map((some) => command(`${some} hours`, async ({ clock }) => (clock.at += some * 3_600_000)));
/** Sets the clock to midnight in Taipei, 1 ms before or after it, some days after an order was paid. */
const midnight = fc
  .tuple(fc.integer({ min: 1, max: 14 }), fc.constantFrom(-1, 0, 1), fc.nat(5))
  .map(([day, ms, pick]) =>
    command(`the end of day ${day}, ${ms} ms`, async ({ clock, state }) => {
      const paid = state.orders.filter(({ paidAt }) => paidAt !== null);
      const order = paid[pick % Math.max(paid.length, 1)];
      if (!order) return;
      const first = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' }).format(new Date(order.paidAt!));
      const at = Date.parse(`${first}T00:00:00+08:00`) + day * 86_400_000 + ms;
      if (at > clock.at) clock.at = at;
    }),
  );
/** How an order ends: paid, paid after opening the payment page first, cancelled or expired. */
const ends: ActionName[][] = [
  ['pay'],
  ['pay'],
  ['pay'],
  ['openPage', 'pay'],
  ['openPage', 'pay'],
  ['cancel'],
  ['expire'],
];
const bought = { ...choice, has: fc.constantFrom(1, 4, 4, 32), end: fc.constantFrom(...ends) };
const purchase = fc.record(bought).map(({ has, end, size, ...facts }) => {
  const order: AuditEntry = { do: 'order', ...facts, size: (size % 64) | has };
  return command(`buys ${JSON.stringify({ ...order, end })}`, async (world) => {
    const before = world.state.orders.length;
    await act(world, order, true).then(count(order));
    world.state = await readState(world);
    if (world.state.orders.length === before) return;
    const own = world.state.orders.filter(({ user }) => user === world.people[order.who].user!.id);
    for (const name of end) {
      if (name === 'expire') world.clock.at += 3_600_000;
      const action: AuditEntry = { ...order, do: name, pick: own.length - 1 };
      await act(world, action, true).then(count(action));
    }
  });
});
const commands = [single, single, atOnce, purchase, fc.oneof(hours, midnight)];

it('adds up after each of many sequences of actions', { timeout: 3_600_000 }, async () => {
  const numRuns = runs({ usual: 200, server: 60, deep: 10_000 });
  const property = fc.asyncProperty(
    purchase,
    fc.commands(commands, { maxCommands: 8, size: '+1' }),
    async (first, sequence) => {
      const world = await newWorld(assortment);
      try {
        await first.run({}, world);
        await fc.asyncModelRun(async () => ({ model: {}, real: world }), sequence);
        // In the end no refund is due.
        await drainOutbox(world.people[0].payload, () => new Date(world.clock.at + 3_600_000), { lane: 'money' });
        world.state = await readState(world);
        mustAddUp(world);
        expect(
          world.state.payments.every(({ due }) => due === 0) && world.state.refunds.every(({ isDone }) => isDone),
        ).toBe(true);
      } finally {
        await leaveWorld(world);
      }
    },
  );
  await fc.assert(property, { numRuns });
  // A model proves nothing of an action that never happens; a few sequences need not contain all.
  if (numRuns >= 1000) expect(actionNames.filter((name) => !done.has(name))).toEqual([]);
});

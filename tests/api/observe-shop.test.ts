import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { env } from '@/lib/kernel/env';
import { collectMetrics, stopMetrics } from '@/lib/kernel/observe/metrics';
import { watchShop } from '@/platform/observe/watch-shop';
import { confirmPayment } from '@/platform/payments/confirm-payment';
import { countAgainst } from '@/platform/kernel/limits/limits';
import { enqueue } from '@/platform/kernel/outbox/enqueue';
import { database } from '@/platform/kernel/database/database';
import { makeMember, makeProduct, platform, query, sql, unique } from '../setup/fixtures';
import { buy, news, placeOrder, start, deliverWebhook } from '../setup/trade';

/** The metrics of Next's process, read from a database with a shop. */
type Found = { value: number; labels: Record<string, unknown> }[];
async function numbers(): Promise<Record<string, Found>> {
  const metrics = await collectMetrics('next');
  return Object.fromEntries(
    metrics.map(({ descriptor, dataPoints }) => [
      descriptor.name,
      dataPoints.map(({ value, attributes }) => ({ value: value as number, labels: attributes })),
    ]),
  );
}
/** The current numbers, without those cached for 15 seconds. */
function anew(now?: () => Date) {
  watchShop(now);
  return numbers();
}
const of = (found: Found | undefined, label: string) =>
  found?.find(({ labels }) => Object.values(labels).includes(label))?.value;

/** Excludes pending and broken rows of other tests. */
beforeEach(async () => {
  await query(sql`UPDATE orders SET status = 'EXPIRED' WHERE status = 'PENDING'`);
  await query(sql`UPDATE orders SET created_at = now() - interval '90 days', updated_at = now() - interval '90 days'`);
  await query(sql`UPDATE payments SET created_at = now() - interval '9 days'`);
  await query(sql`UPDATE webhook_events SET created_at = now() - interval '9 days'`);
  await query(sql`UPDATE outbox SET status = 'SENT'`);
});
afterAll(stopMetrics);

const minutesAgo = (count: number) => sql`now() - make_interval(mins => ${count})`;
/** Makes an order whose payment was started `minutes` ago. */
async function waitingPayment(minutes: number) {
  const member = await makeMember();
  const order = await placeOrder(member, [{ productId: await makeProduct(), quantity: 1 }], 1200);
  const { paymentId } = (await start(member, order.id)).body;
  await query(sql`UPDATE payments SET created_at = ${minutesAgo(minutes)} WHERE public_id = ${paymentId}`);
  return paymentId;
}

it('orders by state, payments that wait, and how long nothing was heard of them', async () => {
  const first = await waitingPayment(20);
  await waitingPayment(25);
  const before = await anew();
  expect(of(before.sente_database_up, '') ?? before.sente_database_up![0]!.value).toBe(1);
  expect(of(before.sente_orders, 'PENDING')).toBe(2);
  expect(of(before.sente_orders, 'PAID')).toBe(0);
  expect(of(before.sente_payments_waiting, 'sandbox')).toBe(2);
  for (const name of ['sente_payments_waiting_oldest_seconds', 'sente_webhook_silence_seconds'])
    expect(of(before[name], 'sandbox')! / 60).toBeCloseTo(25, 0);
  await deliverWebhook(news(first, 1200));
  const after = await anew();
  expect([of(after.sente_orders, 'PENDING'), of(after.sente_orders, 'PAID')]).toEqual([1, 1]);
  expect(of(after.sente_payments_waiting_oldest_seconds, 'sandbox')! / 60).toBeCloseTo(25, 0);
  // One payment still waits, but the provider has sent an event.
  expect(of(after.sente_webhook_silence_seconds, 'sandbox')).toBeLessThan(60);
});

it('a payment that was captured because somebody asked is unannounced until its webhook comes', async () => {
  const paymentId = await waitingPayment(20);
  const { eventId: _none, ...event } = news(paymentId, 1200);
  const ctx = { payload: await platform(), now: () => new Date() };
  expect(await confirmPayment({ ctx, input: { provider: 'sandbox', event: event as never } })).toBe(true);
  const unannounced = async () => of((await anew()).sente_payments_unannounced, 'sandbox') ?? 0;
  expect(await unannounced()).toBe(0);
  await query(sql`UPDATE payments SET succeeded_at = ${minutesAgo(11)} WHERE public_id = ${paymentId}`);
  expect(await unannounced()).toBe(1);
  await deliverWebhook(news(paymentId, 1200));
  expect(await unannounced()).toBe(0);
});

it('the outbox: what is due and since when, and what was given up; not what is for tomorrow', async () => {
  const db = database(await platform());
  const entry = () => ({
    kind: 'mail' as const,
    dedupeKey: unique('mail'),
    data: {},
    to: 'ada@mail.example',
    text: 'x',
  });
  const ago = new Date(Date.now() - 600_000);
  await enqueue(db, entry(), ago);
  await enqueue(db, entry(), new Date());
  await enqueue(db, { ...entry(), notBefore: new Date(Date.now() + 86_400_000) }, ago);
  const failed = entry();
  await enqueue(db, failed, ago);
  await query(sql`UPDATE outbox SET status = 'FAILED', attempts = 8 WHERE dedupe_key = ${failed.dedupeKey}`);
  const found = await anew();
  expect(of(found.sente_outbox_waiting, 'mail')).toBe(2);
  expect(of(found.sente_outbox_oldest_seconds, 'mail')! / 60).toBeCloseTo(10, 0);
  expect(of(found.sente_outbox_failed, 'mail')).toBe(1);
  expect([of(found.sente_outbox_waiting, 'refund'), of(found.sente_outbox_failed, 'refund')]).toEqual([0, 0]);
});

it('a job is late once its turn has been over for longer than its pace', async () => {
  const end = async (job: string, minutes: number) => {
    await query(sql`DELETE FROM job_turns WHERE name = ${job}`);
    await query(sql`INSERT INTO job_turns (name, holder, until) VALUES (${job}, 'gone', ${minutesAgo(minutes)})`);
  };
  await end('expireOrders', 60);
  await end('sweep', 5);
  await end('retired', 60);
  const { sente_job_late_seconds: late } = await anew();
  expect(of(late, 'expireOrders')! / 60).toBeCloseTo(60, 0);
  expect([of(late, 'sweep'), of(late, 'retired')]).toEqual([0, undefined]);
  await query(sql`DELETE FROM job_turns`);
});

it('an instance whose clock is wrong says by how much, and the rest by the clock of the database', async () => {
  await query(sql`INSERT INTO job_turns (name, holder, until) VALUES ('expireOrders', 'one', now())`);
  await waitingPayment(20);
  const clock = async (off: number) => {
    const found = await anew(() => new Date(Date.now() + off));
    expect(of(found.sente_job_late_seconds, 'expireOrders')).toBeLessThan(60);
    expect(of(found.sente_payments_waiting_oldest_seconds, 'sandbox')! / 60).toBeCloseTo(20, 0);
    return found.sente_clock_off_seconds?.[0]?.value;
  };
  expect(await clock(3_600_000)).toBeCloseTo(3600, -1);
  expect(await clock(-3_600_000)).toBeCloseTo(3600, -1);
  expect(await clock(0)).toBeLessThan(5);
  await query(sql`DELETE FROM job_turns`);
});

it('money that does not add up, and what was paid and not delivered', async () => {
  const alarms = () =>
    vi.waitFor(async () => {
      const found = await numbers();
      const value = (name: string) => found[name]![0]!.value;
      return [value('sente_money_unbalanced_orders'), value('sente_money_undelivered_lines')];
    });
  const order = await buy(await makeMember(), [await makeProduct()], 1200);
  watchShop();
  expect(await alarms()).toEqual([0, 0]);
  const [{ id }] = (await query<{ id: number }>(sql`SELECT id FROM orders WHERE number = ${order.id}`)) as [
    { id: number },
  ];
  const [moved] = await query<{ line: number }>(
    sql`UPDATE entitlements SET line = line + 90 WHERE order_id = ${id} RETURNING line`,
  );
  expect(moved).toBeDefined();
  watchShop();
  expect(await alarms()).toEqual([0, 1]);
  await query(sql`UPDATE payments SET amount = amount - 100 WHERE order_id = ${id}`);
  watchShop();
  expect(await alarms()).toEqual([1, 1]);
  await query(sql`UPDATE payments SET amount = amount + 100 WHERE order_id = ${id}`);
  await query(sql`UPDATE entitlements SET line = line - 90 WHERE order_id = ${id}`);
});

it('limits that were hit, by their name', async () => {
  const payload = await platform();
  await numbers();
  const tries = Array.from({ length: 12 }, () => countAgainst(payload, 'login', '203.0.113.9', unique('ip')));
  await Promise.allSettled(tries);
  const key = unique('network');
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => countAgainst(payload, 'login', key)));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(of((await numbers()).sente_limits_hit_total, 'login')).toBe(2);
});

it.each(['away', 'silent'])('with a database that is %s the rest is told, and that it is away', async (how) => {
  const server: Server | null = how === 'silent' ? createServer(() => {}).listen(0, '127.0.0.1') : null;
  if (server) await new Promise((resolve) => server.once('listening', resolve));
  const port = server ? (server.address() as AddressInfo).port : 1;
  const url = env.DATABASE_URL;
  env.DATABASE_URL = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  try {
    const since = performance.now();
    const found = await anew();
    // The timeout of Prometheus (deploy/observe/prometheus.yaml).
    expect(performance.now() - since).toBeLessThan(5_000);
    expect(found.sente_database_up![0]!.value).toBe(0);
    for (const name of ['sente_orders', 'sente_outbox_waiting', 'sente_payments_waiting'])
      expect(found[name] ?? []).toEqual([]);
    expect(of(found.sente_database_pool, 'open')).toBeGreaterThan(0);
    expect(of(found.sente_memory_bytes, 'rss')).toBeGreaterThan(0);
  } finally {
    env.DATABASE_URL = url;
    server?.close();
  }
});

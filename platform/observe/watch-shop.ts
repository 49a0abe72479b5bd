import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { subDays } from 'date-fns';
import pg from 'pg';
import { configuredProviders, env } from '@/lib/kernel/env';
import { watch } from '@/lib/kernel/observe/metrics';
import type { Values } from '@/lib/kernel/observe/numbers';
import { getPlatform } from '@/platform/kernel/api/context';
import { sharedJobs } from '@/platform/jobs';
import { database, type Database } from '@/platform/kernel/database/database';
import { unbalancedOrders, unfulfilledLines } from '@/platform/sales/ledger';
import { lastKnown } from './last-known';
import { readShopNumbers, type ShopNumbers } from './shop-numbers';

/** A database that does not answer within this time counts as down, as in scripts/lib/database-health.mjs. Milliseconds. */
const patience = 1_000;
const every = 15_000;
/** The ledger of a month takes longer to read. */
const everyLedger = 300_000;
const ledgerDays = 30;

/** Registers the metrics of the shop: its database, its money, and its pending work. Reads nothing until they are requested. */
export function watchShop(now: () => Date = () => new Date()): void {
  const db = openConnection();
  const shop = lastKnown(() => readShopNumbers(db, now(), configuredProviders(env)), every);
  const money = lastKnown(() => readLedger(now()), everyLedger);
  const fromShop = (values: (numbers: ShopNumbers) => Values) => async () => {
    const numbers = await shop.read();
    return numbers ? values(numbers) : [];
  };
  type MetricName = Parameters<typeof watch>[0];
  /** Watches one value of each entry, with its key as the label. */
  const watchEach = <Entry>(
    name: MetricName,
    label: string,
    of: (numbers: ShopNumbers) => Record<string, Entry>,
    value: (entry: Entry) => number,
  ) =>
    watch(
      name,
      fromShop((numbers) =>
        Object.entries(of(numbers)).map(([key, entry]) => [value(entry), { [label]: key }] as const),
      ),
    );

  watch('databaseUp', async () => [[Number((await shop.read()) !== null)]]);
  watchEach(
    'orders',
    'state',
    ({ orders }) => orders,
    (count) => count,
  );
  const payments = (numbers: ShopNumbers) => numbers.payments;
  watchEach('paymentsWaiting', 'provider', payments, ({ waiting }) => waiting);
  watchEach('paymentsOldest', 'provider', payments, ({ oldest }) => oldest);
  watchEach('webhookSilence', 'provider', payments, ({ silence }) => silence);
  watchEach('paymentsUnannounced', 'provider', payments, ({ unannounced }) => unannounced);
  const outbox = (numbers: ShopNumbers) => numbers.outbox;
  watchEach('outboxWaiting', 'kind', outbox, ({ waiting }) => waiting);
  watchEach('outboxOldest', 'kind', outbox, ({ oldest }) => oldest);
  watchEach('outboxFailed', 'kind', outbox, ({ failed }) => failed);
  watch(
    'jobLate',
    fromShop(({ jobs }) => sharedJobs.flatMap(({ name, everyMs }) => lateness(jobs[name], name, everyMs))),
  );
  watch(
    'clockOff',
    fromShop(({ clockOff }) => valueOf(clockOff)),
  );
  watch('unbalancedOrders', () => valueOf(money.soon()?.unbalanced));
  watch('undeliveredLines', () => valueOf(money.soon()?.undelivered));
  watch('databasePool', pool);
  watch('databasePoolMax', () => [[env.DATABASE_POOL_MAX]]);
}

const valueOf = (value: number | undefined): Values => (value === undefined ? [] : [[value]]);

/** Seconds that a job is late: a turn ends a tenth of the interval before the next one (jobs/turn.ts). The label is `task`, as `job` is Prometheus's own. */
const lateness = (since: number | undefined, job: string, everyMs: number): Values =>
  since === undefined ? [] : [[Math.max(0, since - everyMs / 10_000), { task: job }]];

/** A connection outside the pool: when the pool is used up, these numbers matter most. */
function openConnection(): Database {
  const client = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: 1,
    allowExitOnIdle: true,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  // An idle connection was closed; the next query opens another.
  client.on('error', () => {});
  // Drizzle brings types of the driver of its own.
  return drizzle(client as never) as unknown as Database;
}

async function readLedger(now: Date) {
  const db = database(await getPlatform());
  const since = subDays(now, ledgerDays);
  const [unbalanced, undelivered] = [await unbalancedOrders(db, since), await unfulfilledLines(db, since)];
  return { unbalanced: unbalanced.length, undelivered: undelivered.length };
}

async function pool(): Promise<Values> {
  const { pool } = (await getPlatform()).db as unknown as { pool: pg.Pool };
  const { totalCount: open, idleCount: idle, waitingCount: waiting } = pool;
  return Object.entries({ open, idle, waiting }).map(([state, count]) => [count, { state }]);
}

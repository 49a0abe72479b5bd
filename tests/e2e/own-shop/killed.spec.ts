import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Order } from '@/lib/orders/shapes';
import { postgresBinaries } from '../../../scripts/lib/postgres-binaries.mjs';
import { startInstances, type Instances } from '../../setup/instances';
import { ask } from '../../setup/http';
import { hasNginx } from '../../setup/nginx';
import { processesWith } from '../../setup/processes';
import { begun, stepsOf, type Buyer } from '../../setup/purchase-steps';
import { callApi } from '../../setup/shop-api';
import { expect, test } from '../../setup/test';

/**
 * Of two instances behind nginx one process is killed (`kill -9`) in the middle of a step of a purchase that a crowd takes at once: each process, and each step. Each buyer
 * does what a browser or its user would, and tries again. The cost is printed; docs/benchmarks.md has it.
 */
test.skip(!process.env.TEST_DEEP, 'takes ten minutes: npm run test:deep');
test.skip(process.platform !== 'linux' || !postgresBinaries() || !hasNginx, 'no PostgreSQL server or no nginx here');
const crowd = 6;
const product = 'tesuji-core';

type Kill = { name: string; kill: (victim: number) => void; isBack: (victim: number) => Promise<boolean> };

/** Each process of an instance; one of PostgreSQL's, which ends the connections of both instances; and PostgreSQL's main process. */
async function killsOf(shop: Instances, backend: () => number): Promise<Kill[]> {
  const pidOf = (index: number, part: string) =>
    processesWith(`DATA_DIR=${shop.instances[index]!.dataFolder}`).find(({ command }) => command.includes(part))?.pid;
  const part = (name: string, file: string, revive?: (victim: number) => Promise<void>): Kill => {
    let [before, reviving]: [number | undefined, Promise<void> | undefined] = [undefined, undefined];
    return {
      name,
      kill(victim) {
        before = pidOf(victim, file)!;
        process.kill(before, 'SIGKILL');
        reviving = revive?.(victim);
      },
      async isBack(victim) {
        await reviving;
        const now = pidOf(victim, file);
        return now !== undefined && now !== before && (await shop.isReady(victim));
      },
    };
  };
  const areBack = async () => (await shop.isReady(0)) && (await shop.isReady(1));
  let crashing: Promise<void> | undefined;
  return [
    part('the front', 'front/main.mjs'),
    part('Next', 'scripts/next.mjs'),
    // The process manager restarts it.
    part('`npm start` itself', 'scripts/start.mjs', async (victim) => {
      await shop.instances[victim]!.stop('SIGKILL');
      await shop.serve(victim);
    }),
    {
      name: 'a process of PostgreSQL',
      kill: () => process.kill(backend(), 'SIGKILL'),
      isBack: areBack,
    },
    {
      name: "PostgreSQL's postmaster, started anew",
      kill: () => void (crashing = shop.postgres.crash()),
      async isBack() {
        await crashing;
        return areBack();
      },
    },
  ];
}

/** Reads all the while, as visitors do, and counts what is not answered with 200. */
function readers(url: string) {
  const statuses: number[] = [];
  let isOver = false;
  const reading = Array.from({ length: 2 }, async () => {
    while (!isOver)
      for (const path of ['/en-US', '/en-US/courses', '/api/ecommerce/products', '/api/course/coursePlans']) {
        statuses.push(
          await ask(url + path).then(
            ({ status }) => status,
            () => 0,
          ),
        );
        await pause(50);
      }
  });
  return async () => {
    isOver = true;
    await Promise.all(reading);
    return statuses;
  };
}

test('each process is killed in each step of a purchase on two instances: what is paid is paid and delivered once', async () => {
  test.setTimeout(2_400_000);
  const shop = await startInstances();
  const watcher = new pg.Client({ connectionString: shop.postgres.url });
  try {
    let backends: number[] = [];
    const look = async () => {
      const client = new pg.Client({ connectionString: shop.postgres.url });
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY state_change DESC NULLS LAST`,
      );
      backends = rows.map(({ pid }) => pid);
      await client.end();
    };
    const steps = stepsOf({ url: shop.url, instances: () => shop.instances.map(({ url }) => url), product });
    // How long a step takes where nothing is wrong: it is killed half-way.
    const usual: number[] = [];
    const rehearsal = begun(product);
    for (const { take } of steps) {
      const since = performance.now();
      await take(rehearsal);
      usual.push(performance.now() - since);
    }

    const buyers: Buyer[] = [];
    const table: string[] = [];
    for (const { name, kill, isBack } of await killsOf(shop, () => backends[0]!)) {
      const stopReading = readers(shop.url);
      let [asked, unanswered, longest, back] = [0, 0, 0, 0];
      const through = async (step: (typeof steps)[number], buyer: Buyer) => {
        const since = performance.now();
        for (;;) {
          asked += 1;
          const isDone = await step.take(buyer).then(
            () => true,
            () => false,
          );
          if (isDone) break;
          unanswered += 1;
          await pause(250);
        }
        longest = Math.max(longest, performance.now() - since);
      };
      for (const [at, step] of steps.entries()) {
        const own = Array.from({ length: crowd }, () => begun(product));
        buyers.push(...own);
        for (const before of steps.slice(0, at)) await Promise.all(own.map(before.take));
        const victim = at % 2;
        await look();
        const taking = own.map((buyer) => through(step, buyer));
        await pause(usual[at]! / 2);
        kill(victim);
        const since = performance.now();
        const isBackAgain = (async () => {
          while (!(await isBack(victim))) await pause(50);
          back = Math.max(back, performance.now() - since);
        })();
        await Promise.all(taking);
        for (const after of steps.slice(at + 1)) await Promise.all(own.map((buyer) => through(after, buyer)));
        await isBackAgain;
      }
      const read = await stopReading();
      const lost = read.filter((status) => status !== 200).length;
      const times = [longest, back].map((ms) => `${(ms / 1_000).toFixed(1)} s`).join(' | ');
      table.push(`| ${name} | ${asked} | ${unanswered} | ${read.length} | ${lost} | ${times} |`);
    }
    console.log(
      `\n| killed | steps taken | of them again | reads | not answered | longest wait of a buyer | ready again after |\n| --- | --- | --- | --- | --- | --- | --- |\n${table.join('\n')}\n${buyers.length} purchases`,
    );

    for (const { token, username } of buyers) {
      const { body: orders } = await callApi<Order[]>(shop.url, 'ecommerce/orders', { token });
      expect(
        orders.map(({ status }) => status),
        username,
      ).toEqual(['PAID']);
      const { body: owned } = await callApi<{ productId: string }[]>(shop.url, 'user/entitlements', { token });
      expect(
        owned.filter(({ productId }) => productId === product),
        username,
      ).toHaveLength(1);
    }
    await watcher.connect();
    const { rows } = await watcher.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM payments p JOIN orders o ON o.id = p.order_id JOIN users u ON u.id = o.user_id WHERE u.username = ANY($1) AND p.status = 'SUCCEEDED'`,
      [buyers.map(({ username }) => username)],
    );
    expect(rows[0]!.n).toBe(buyers.length);
    expect(shop.take('check')).toContain('Whole.');
  } finally {
    await watcher.end().catch(() => {});
    await shop.end();
  }
});

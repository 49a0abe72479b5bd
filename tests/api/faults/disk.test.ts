import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@/platform/kernel/database/database';
import { startApi, type ApiProcess } from '../../setup/api-process';
import { makeCrowd, makeProduct } from '../../setup/fixtures';
import { startStandby } from '../../setup/postgres-server';
import { runs } from '../../setup/runs';
import { expectSoldOnce, Shoppers } from '../../setup/shoppers';

/** The disk of a PostgreSQL server is full during purchases: a file system of its own, which needs root to mount. */
const stock = 1_000;
const fullFor = runs({ usual: 2_000, deep: 20_000 });
const disk = mkdtempSync(path.join(tmpdir(), 'sente-disk-'));
const isServer = process.env.TEST_DATABASE === 'server';
const isMounted =
  isServer && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1g,mode=0755', 'tmpfs', disk]).status === 0;
if (isServer && !isMounted) console.log('No file system can be made here: a full disk of a server is not tried.');
afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** Fills the disk completely. Deleting the returned file makes room again. */
function fill(): string {
  const { bavail, bsize } = statfsSync(disk);
  const filler = path.join(disk, 'filler');
  writeFileSync(filler, Buffer.alloc(bavail * bsize));
  return filler;
}

describe.runIf(isMounted)('a full disk of the database', () => {
  let server: Awaited<ReturnType<typeof startStandby>>;
  let api: ApiProcess;
  let buyers: Awaited<ReturnType<typeof makeCrowd>>;
  let productId = '';
  beforeAll(async () => {
    buyers = await makeCrowd(runs({ usual: 20, deep: 150 }));
    productId = await makeProduct({ price: 100, stock });
    // The suite's own server is not affected: a copy of it, on the small disk, runs out of space.
    const { TMPDIR } = process.env;
    process.env.TMPDIR = disk;
    server = await startStandby(process.env.DATABASE_URL!).finally(() => {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    });
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('SELECT pg_promote()');
    await client.end();
    api = await startApi({ databasePort: server.port });
  });
  afterAll(async () => {
    await api?.stop();
    await server?.end();
  });

  it('is told to who writes, and each of them is done once there is room', { timeout: 300_000 }, async () => {
    const filler = fill();
    const shoppers = new Shoppers(api);
    const bought = Promise.all(buyers.map((one) => shoppers.buy(one, productId, 100)));
    await expect.poll(api.log, { interval: 20, timeout: 60_000 }).toContain('the disk is full');
    await pause(fullFor);
    rmSync(filler);
    const room = performance.now();
    await bought;
    const back = shoppers.heard.find(({ at, status }) => at > room && status === 200)!.at - room;
    const all = Math.max(...shoppers.heard.map(({ at }) => at)) - room;
    const seconds = [back, all].map((ms) => (ms / 1_000).toFixed(1));
    console.log(
      `full disk: ${shoppers.figures()}, back ${seconds[0]} s after there was room, all done after ${seconds[1]} s`,
    );
    shoppers.expectAnswered(50_000);
    const pool = new pg.Pool({ connectionString: server.url, max: 2 });
    await expectSoldOnce(drizzle({ client: pool as never }) as unknown as Database, buyers, productId, stock);
    await pool.end();
  });
});

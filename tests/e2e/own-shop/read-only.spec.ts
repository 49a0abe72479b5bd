import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Order } from '@/lib/orders/shapes';
import { postgresBinaries } from '../../../scripts/lib/postgres-binaries.mjs';
import { newAddress } from '../../setup/http';
import { greyJpeg } from '../../setup/pictures';
import { startPostgres } from '../../setup/postgres-server';
import { canMount, readOnlyBut } from '../../setup/read-only';
import { jpUrl, url as commonUrl } from '../../setup/shop';
import { callApi, order, pay, register } from '../../setup/shop-api';
import { startShop } from '../../setup/start-server';
import { takeStep } from '../../setup/start-step';
import { expect, test } from '../../setup/test';

/** The image's promise (deploy/Dockerfile): an instance on a root file system that may only be read writes to DATA_DIR and the folder for temporary files alone. */
test.skip(!postgresBinaries() || !canMount, 'no PostgreSQL server, or nobody may mount here');
const patience = { timeout: 60_000, intervals: [200] };

test('an instance whose files are read-only shows pages, sells and keeps uploads, and complains of nothing', async ({
  visit,
}) => {
  test.setTimeout(300_000);
  const [folder, temporary] = ['sente-shop-', 'sente-temporary-'].map((name) => mkdtempSync(path.join(tmpdir(), name)));
  const postgres = await startPostgres();
  const env = {
    SITE_URL: commonUrl,
    JP_SITE_URL: jpUrl,
    DATABASE_URL: postgres.url,
    HOST: '127.0.0.1',
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SANDBOX_WEBHOOK_SECRET: randomBytes(16).toString('hex'),
  };
  const under = readOnlyBut(folder!, temporary!);
  const run = (...command: string[]) => spawnSync(under[0]!, [...under.slice(1), ...command]).status;
  try {
    expect([run('touch', 'next-env.d.ts'), run('touch', '/etc/hostname')]).toEqual([1, 1]);
    expect(run('touch', path.join(folder!, 'touched'))).toBe(0);
    takeStep('seed', { ...env, DATA_DIR: folder! });
    const shop = await startShop({
      dataFolder: folder!,
      env: { ...env, TMPDIR: temporary! },
      under,
      args: ['--installed', '--only=serve'],
    });
    try {
      const { page } = await visit();
      await page.goto(`${shop.url}/en-US`);
      await page.goto(`${shop.url}/ja-JP/courses/tesuji-core`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      const { username, password, token: first } = await register(shop.url, 'en-US');
      const login = await callApi<{ token: string }>(shop.url, 'user/login', { body: { username, password } });
      expect(login.status).toBe(200);
      const buyer = { ...login.body, username, password, email: '', realName: '' };
      await pay(shop.url, buyer, await order(shop.url, buyer, 'tesuji-core', `kept-${username}`), 'approve');
      const statusOf = async () => (await callApi<Order[]>(shop.url, 'ecommerce/orders', buyer)).body[0]?.status;
      await expect.poll(statusOf, patience).toBe('PAID');

      const sent = await fetch(`${shop.url}/api/user/picture`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${first}`,
          'content-type': 'application/octet-stream',
          'x-forwarded-for': newAddress(),
        },
        body: new Uint8Array(greyJpeg({ width: 400, height: 400 })),
      });
      expect(sent.status).toBe(200);
      expect(readdirSync(path.join(folder!, 'media'))).not.toEqual([]);
    } finally {
      await shop.stop();
    }
    const log = readFileSync(shop.logFile, 'utf8');
    expect(log.split('\n').filter((line) => /"level":(?:40|50)|EROFS|read-only/i.test(line))).toEqual([]);
    // It has shut down cleanly: the folder of its socket is gone.
    expect(readdirSync(temporary!).filter((name) => name.startsWith('sente-'))).toEqual([]);
  } finally {
    await postgres.end();
    for (const one of [folder!, temporary!]) rmSync(one, { recursive: true, force: true });
  }
});

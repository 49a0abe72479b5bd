import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Order } from '@/lib/orders/shapes';
import { postgresBinaries } from '../../../scripts/lib/postgres-binaries.mjs';
import { freePort } from '../../setup/free-port';
import { newAddress } from '../../setup/http';
import { greyJpeg } from '../../setup/pictures';
import { startPostgres } from '../../setup/postgres-server';
import { buildFolder, jpUrl, url as commonUrl } from '../../setup/shop';
import { shopEnv } from '../../setup/shop-env';
import { callApi, order, pay, register, type LoggedIn } from '../../setup/shop-api';
import { startShop } from '../../setup/start-server';
import { expect, test } from '../../setup/test';

/** A shop is backed up by the commands of docs/operations.md ("Backups"), restored elsewhere, checked and started: the buyer finds the purchase and the upload. */
const patience = { timeout: 120_000, intervals: [200] };
const site = { SITE_URL: commonUrl, JP_SITE_URL: jpUrl };

/** As typed into a shell. */
function shell(command: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', command], {
    env: shopEnv({ BUILD_DIR: buildFolder, ...site, ...env }),
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}
function done(command: string, env: Record<string, string> = {}) {
  const { status, output } = shell(command, env);
  expect(status, `${command}\n${output}`).toBe(0);
  return output;
}

const pictureOf = async (url: string, { token }: Pick<LoggedIn, 'token'>) => {
  const { body } = await callApi<{ profileUrl: string | null }>(url, 'user', { token });
  const response = await fetch(new URL(body.profileUrl!, url));
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

/** Buys a course and uploads a picture. */
async function live(url: string) {
  const buyer = await register(url, 'en-US');
  await pay(url, buyer, await order(url, buyer, 'tesuji-core', `kept-${buyer.username}`), 'approve');
  const statusOf = async () => (await callApi<Order[]>(url, 'ecommerce/orders', buyer)).body[0]?.status;
  await expect.poll(statusOf, patience).toBe('PAID');
  const sent = await fetch(`${url}/api/user/picture`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${buyer.token}`,
      'content-type': 'application/octet-stream',
      'x-forwarded-for': newAddress(),
    },
    body: new Uint8Array(greyJpeg({ width: 400, height: 400 })),
  });
  expect(sent.status).toBe(200);
  return { ...buyer, picture: await pictureOf(url, buyer) };
}

/** The same person in the restored shop. */
async function find(url: string, { username, password, picture }: Awaited<ReturnType<typeof live>>) {
  const { body } = await callApi<{ token: string }>(url, 'user/login', { body: { username, password } });
  const { body: owned } = await callApi<{ productId: string }[]>(url, 'user/entitlements', body);
  expect(owned.map(({ productId }) => productId)).toContain('tesuji-core');
  expect((await pictureOf(url, body)).equals(picture)).toBe(true);
}

/** Expects the check to name a picture whose file is missing. */
function expectMissed(folder: string, env: Record<string, string>) {
  const media = path.join(folder, 'media');
  for (const name of readdirSync(media)) rmSync(path.join(media, name), { recursive: true });
  const { status, output } = shell('node scripts/start.mjs --installed --only=check', env);
  expect([status, output]).toEqual([1, expect.stringContaining('missing or not whole')]);
}

test.describe('a backup', () => {
  let folder = '';
  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sente-backup-'));
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const check = 'node scripts/start.mjs --installed --only=check --';

  test('of the embedded database and its files is put back in another folder', async () => {
    test.setTimeout(600_000);
    const port = await freePort();
    const shop = await startShop({ port, env: site });
    const buyer = await live(shop.url);
    await shop.stop();
    const [from, to] = [shop.dataFolder, path.join(folder, 'restored')];
    const figures = path.join(folder, 'figures.json');
    done(`${check} --save=${figures}`, { DATA_DIR: from });
    done(`tar -czf ${folder}/backup.tgz -C "$DATA_DIR" .`, { DATA_DIR: from });
    shop.remove();
    done(`mkdir -m 700 "$DATA_DIR"; tar -xzf ${folder}/backup.tgz -C "$DATA_DIR"`, { DATA_DIR: to });
    expect(done(`${check} --compare=${figures}`, { DATA_DIR: to })).toContain('As it was, and whole.');
    const restored = await startShop({ port, env: site, dataFolder: to });
    try {
      await find(restored.url, buyer);
    } finally {
      await restored.stop();
    }
    expectMissed(to, { DATA_DIR: to });
  });

  test('of a server and the files beside it is put back in another database', async () => {
    const binaries = postgresBinaries();
    test.skip(!binaries, 'no PostgreSQL server here');
    test.setTimeout(600_000);
    const [port, postgres] = [await freePort(), await startPostgres()];
    const secrets = {
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      SANDBOX_WEBHOOK_SECRET: randomBytes(16).toString('hex'),
    };
    const before = { ...site, ...secrets, DATABASE_URL: postgres.url };
    const target = new URL(postgres.url);
    target.pathname = 'restored';
    const after = { ...before, DATABASE_URL: target.href };
    try {
      const shop = await startShop({ port, env: before });
      const buyer = await live(shop.url);
      await shop.stop();
      const [from, to] = [shop.dataFolder, path.join(folder, 'restored')];
      const figures = path.join(folder, 'figures.json');
      const PATH = `${binaries}:${process.env.PATH}`;
      done(`${check} --save=${figures}`, { ...before, DATA_DIR: from });
      done(
        `pg_dump -Fc "$DATABASE_URL" > ${folder}/shop.dump; tar -czf ${folder}/files.tgz --exclude=./cached-pages -C "$DATA_DIR" .`,
        { ...before, PATH, DATA_DIR: from },
      );
      shop.remove();
      done(`createdb --maintenance-db "${postgres.url}" restored; mkdir -m 700 "$DATA_DIR"`, { PATH, DATA_DIR: to });
      done(
        `pg_restore --no-owner -d "$DATABASE_URL" ${folder}/shop.dump; tar -xzf ${folder}/files.tgz -C "$DATA_DIR"; rm -f "$DATA_DIR/cached-pages"`,
        { ...after, PATH, DATA_DIR: to },
      );
      expect(done(`${check} --compare=${figures}`, { ...after, DATA_DIR: to })).toContain('As it was, and whole.');
      const restored = await startShop({ port, env: after, dataFolder: to });
      try {
        await find(restored.url, buyer);
      } finally {
        await restored.stop();
      }
      expectMissed(to, { ...after, DATA_DIR: to });
    } finally {
      await postgres.end();
    }
  });
});

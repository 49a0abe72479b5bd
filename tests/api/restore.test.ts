import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/lib/kernel/env';
import type { Database } from '@/platform/kernel/database/database';
import { privateFiles } from '@/platform/kernel/files/private-files';
import { checkRestore } from '@/platform/restore/check-restore';
import { differences, takeFigures, type Figures } from '@/platform/restore/figures';
import { postgresBinaries } from '../../scripts/lib/postgres-binaries.mjs';
import { run } from '../../scripts/lib/processes.mjs';
import { makeTeacher } from '../setup/classes';
import { fakeS3, s3Keys } from '../setup/fake-s3';
import { configure } from '../setup/fake-server';
import { makeMember, makeProduct, platform, query, sql, unique } from '../setup/fixtures';
import { sendFile } from '../setup/material-files';
import { placedPicture } from '../setup/teaching';
import { buy } from '../setup/trade';

const faultsOf = async (text: string) =>
  (await checkRestore(await platform())).faults.filter((fault) => fault.includes(text));

describe('a look through a restored shop', () => {
  it('finds nothing wrong with what was bought, and names what was taken and is not accounted for', async () => {
    const member = await makeMember();
    const code = await makeProduct({ price: 1000 });
    const { id: order } = await buy(member, [code], 1000);
    expect(await faultsOf(order)).toEqual([]);
    const own = sql`(SELECT id FROM orders WHERE number = ${order})`;
    await query(sql`UPDATE payments SET amount = 900 WHERE order_id = ${own}`);
    expect(await faultsOf(order)).toEqual([`order ${order}: captured 900, accounted for 1000`]);
    await query(sql`UPDATE payments SET amount = 1000 WHERE order_id = ${own}`);
    await query(sql`DELETE FROM entitlements WHERE order_id = ${own}`);
    expect(await faultsOf(order)).toEqual([`order ${order}: ${code} was paid for and opened nothing`]);
    // What is sent needs a shipment instead.
    await query(sql`UPDATE orders_lines SET requires_shipping = true, grants = '[]' WHERE _parent_id = ${own}`);
    expect(await faultsOf(order)).toHaveLength(1);
    await query(sql`UPDATE orders_lines SET refunded = 1000 WHERE _parent_id = ${own}`);
    await query(sql`UPDATE orders SET refunded = 1000, status = 'REFUNDED' WHERE id = ${own}`);
    await query(sql`UPDATE payments SET refunded = 1000 WHERE order_id = ${own}`);
    expect(await faultsOf(order)).toEqual([]);
  });

  it('names files that are gone or cut off', async () => {
    const { id } = await sendFile(await makeTeacher(), await placedPicture());
    expect(await faultsOf(id)).toEqual([]);
    const bytes = await privateFiles().get(id);
    const fault = [`missing or not whole: private: ${id}`];
    await privateFiles().put(id, bytes.subarray(1));
    expect(await faultsOf(id)).toEqual(fault);
    await privateFiles().remove([id]);
    expect(await faultsOf(id)).toEqual(fault);
    await privateFiles().put(id, bytes);
    expect(await faultsOf(id)).toEqual([]);
  });

  it('compares with figures that were saved, and says what is not as it was', async () => {
    const payload = await platform();
    const { figures } = await checkRestore(payload);
    const saved = JSON.parse(JSON.stringify(figures)) as Figures;
    expect(differences(saved, figures)).toEqual([]);
    await makeMember();
    const users = figures.rows.users!;
    const { faults } = await checkRestore(payload, saved);
    expect(faults).toContain(`not as it was: rows.users: ${users} and ${users + 1}`);
  });
});

describe('in a bucket', () => {
  let s3: Awaited<ReturnType<typeof fakeS3>>;
  let takeBack = () => {};
  beforeAll(async () => {
    await platform();
    s3 = await fakeS3();
    takeBack = configure({
      S3_BUCKET: unique('bucket'),
      S3_ENDPOINT: s3.url,
      S3_REGION: s3Keys.region,
      S3_ACCESS_KEY_ID: s3Keys.id,
      S3_SECRET_ACCESS_KEY: s3Keys.secret,
    });
  });
  afterAll(async () => {
    takeBack();
    await s3.close();
  });

  it('files are looked for there', async () => {
    const { id } = await sendFile(await makeTeacher(), await placedPicture());
    expect(await faultsOf(id)).toEqual([]);
    for (const key of s3.objects.keys()) if (key.includes(id)) s3.objects.delete(key);
    expect(await faultsOf(id)).toEqual([`missing or not whole: private: ${id}`]);
  });
});

/** Debian's client programs lie beside its server. */
const binaries = process.env.TEST_DATABASE === 'server' ? postgresBinaries() : null;
describe.skipIf(!binaries)('a dump of a server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-restore-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is restored to what it was', async () => {
    await buy(await makeMember(), [await makeProduct({ price: 1000 })], 1000);
    const before = await takeFigures((await platform()).db.drizzle as unknown as Database);
    const name = `restored_${randomBytes(4).toString('hex')}`;
    const target = new URL(env.DATABASE_URL!);
    target.pathname = name;
    const file = path.join(folder, 'shop.dump');
    await run(path.join(binaries!, 'pg_dump'), ['-Fc', '-f', file, env.DATABASE_URL!]);
    await run(path.join(binaries!, 'createdb'), ['--maintenance-db', env.DATABASE_URL!, name]);
    await run(path.join(binaries!, 'pg_restore'), ['--no-owner', '-d', target.href, file]);
    const restored = drizzle(target.href);
    try {
      const after = await takeFigures(restored as unknown as Database);
      expect(differences(before, after)).toEqual([]);
      expect(before.money.NTD!.captured).toBeGreaterThanOrEqual(1000);
    } finally {
      await restored.$client.end();
    }
  });
});

import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { databaseHealth, migrationsOfThisVersion } from '@/scripts/lib/database-health.mjs';
import { postgresBinaries } from '@/scripts/lib/postgres-binaries.mjs';
import { freePort } from '../setup/free-port';
import { startPostgres } from '../setup/postgres-server';

it('names every migration of this version', () => {
  const files = readdirSync('platform/kernel/migrations').filter((file) => /^\d.*\.ts$/.test(file));
  expect(migrationsOfThisVersion()).toEqual(files.map((file) => file.slice(0, -3)));
  expect(files.length).toBeGreaterThan(30);
});

it('a storefront without a database has nothing to wait for', async () => {
  expect(await databaseHealth({})()).toEqual({ database: 'none', migrations: 'none' });
});

it('a database that is not there is away', async () => {
  const health = databaseHealth({ DATABASE_URL: `postgresql://nobody@127.0.0.1:${await freePort()}/none` });
  expect(await health()).toEqual({ database: 'away', migrations: 'unknown' });
});

describe.skipIf(!postgresBinaries())('a PostgreSQL server', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  const execute = async (statement: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(statement, values).finally(() => client.end());
  };
  beforeAll(async () => void (postgres = await startPostgres()), 120_000);
  afterAll(() => postgres.end());

  it('is behind until all migrations of this version are noted, is fine when it is further, and is found again after a restart', async () => {
    const health = databaseHealth({ DATABASE_URL: postgres.url });
    const behind = { database: 'ok', migrations: 'behind' };
    expect(await health()).toEqual(behind);
    await execute('CREATE TABLE payload_migrations (id serial, name varchar)');
    const [last, ...others] = migrationsOfThisVersion().toReversed();
    await execute('INSERT INTO payload_migrations (name) SELECT unnest($1::text[])', [others]);
    expect(await health()).toEqual(behind);
    await execute('INSERT INTO payload_migrations (name) VALUES ($1)', [last]);
    expect(await health()).toEqual({ database: 'ok', migrations: 'ok' });
    await execute("INSERT INTO payload_migrations (name) VALUES ('29991231_000000_of_a_later_version')");
    expect(await health()).toEqual({ database: 'ok', migrations: 'ok' });
    await postgres.restart(async () => expect(await health()).toEqual({ database: 'away', migrations: 'unknown' }));
    expect(await health()).toEqual({ database: 'ok', migrations: 'ok' });
  });
});

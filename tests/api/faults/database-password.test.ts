import { readFileSync } from 'node:fs';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '@/platform/kernel/database/database';
import { startApi, type ApiProcess } from '../../setup/api-process';
import { makeCrowd, makeProduct } from '../../setup/fixtures';
import { startStandby } from '../../setup/postgres-server';
import { expectSoldOnce, Shoppers } from '../../setup/shoppers';

/** The password of the database is changed by the commands of docs/operations.md ("Secrets") during purchases. */
const written = readFileSync('docs/operations.md', 'utf8');
const [, secondRole = ''] = /`(CREATE ROLE sente_b [^`]+)`/.exec(written)!;
const [, noLogin = ''] = /`(ALTER ROLE sente NOLOGIN)`/.exec(written)!;
const stock = 100;

describe.runIf(process.env.TEST_DATABASE === 'server')('another password in DATABASE_URL', () => {
  let server: Awaited<ReturnType<typeof startStandby>>;
  let buyers: Awaited<ReturnType<typeof makeCrowd>>;
  let productId = '';
  const running: ApiProcess[] = [];
  const as = (role: string, password = '') => {
    const url = new URL(server.url);
    Object.assign(url, { username: role, password });
    return url.href;
  };
  async function runSql<Row>(statement: string, url = server.url): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return (await client.query(statement)).rows as Row[];
    } finally {
      await client.end();
    }
  }
  const refused = (role: string, password: string) =>
    runSql('SELECT 1', as(role, password)).then(
      () => null,
      ({ code }: { code: string }) => code,
    );
  const instance = async (role: string, password: string) => {
    const api = await startApi({ databasePort: server.port, env: { DATABASE_URL: as(role, password) } });
    running.push(api);
    return api;
  };
  const bought: typeof buyers = [];
  const buy = async (api: ApiProcess) => {
    const buyer = buyers[bought.length]!;
    bought.push(buyer);
    const shoppers = new Shoppers(api);
    await shoppers.buy(buyer, productId, 100);
    expect(shoppers.heard.filter(({ status }) => status !== 200)).toEqual([]);
  };

  beforeAll(async () => {
    buyers = await makeCrowd(6);
    productId = await makeProduct({ price: 100, stock });
    // A copy of the suite's server, on which the tables belong to a role that needs a password.
    server = await startStandby(process.env.DATABASE_URL!);
    await runSql('SELECT pg_promote()');
    await runSql(`CREATE ROLE sente LOGIN PASSWORD 'first'; ALTER SCHEMA public OWNER TO sente;
      DO $$ DECLARE one regclass; BEGIN
        FOR one IN SELECT c.oid FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND (relkind IN ('r', 'p')
          OR relkind = 'S' AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype IN ('a', 'i')))
        LOOP EXECUTE format('ALTER TABLE %s OWNER TO sente', one); END LOOP;
      END $$`);
    const [hba] = await runSql<{ hba_file: string }>('SHOW hba_file');
    const rules = ['host all postgres all trust', 'host all all all scram-sha-256'];
    await runSql(`COPY (SELECT unnest(ARRAY['${rules.join("', '")}'])) TO '${hba!.hba_file}'`);
    await runSql('SELECT pg_reload_conf()');
    await vi.waitUntil(async () => (await refused('sente', 'guessed')) === '28P01', { timeout: 30_000 });
  });
  afterAll(async () => {
    for (const api of running) await api.stop();
    await server?.end();
  });

  it('with a second role nobody waits, and the first one is refused', { timeout: 300_000 }, async () => {
    const former = await instance('sente', 'first');
    await buy(former);
    await runSql(secondRole.replace('…', 'second'));
    const next = await instance('sente_b', 'second');
    await Promise.all([buy(former), buy(next)]);
    await runSql(noLogin);
    expect(await refused('sente', 'first')).toMatch(/^28/);
    await running.shift()!.stop();
    await buy(next);
    // Tables that it creates, as a migration does, belong to the shop's role, not to the login role.
    await runSql('CREATE TABLE made_by_it ()', as('sente_b', 'second'));
    expect(await runSql("SELECT tableowner FROM pg_tables WHERE tablename = 'made_by_it'")).toEqual([
      { tableowner: 'sente' },
    ]);
  });

  it(
    'with one role alone it is 503 with that reason, until the instance is started anew',
    { timeout: 300_000 },
    async () => {
      await runSql("ALTER ROLE sente LOGIN PASSWORD 'first'");
      const api = await instance('sente', 'first');
      await buy(api);
      await runSql("ALTER ROLE sente PASSWORD 'third'");
      expect(await refused('sente', 'first')).toBe('28P01');
      // Existing connections stay open; new ones are refused. So end them.
      await runSql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'sente'");
      // The first request may still use an ended connection; later ones need a new connection.
      const reasons = async () => {
        const { status, headers } = await new Shoppers(api).ask({ what: 'products' });
        expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^[1-9]/)]);
        return api.log();
      };
      await expect.poll(reasons, { timeout: 60_000 }).toContain('refuses the name or password of DATABASE_URL');
      await buy(await instance('sente', 'third'));
      const pool = new pg.Pool({ connectionString: server.url, max: 2 });
      await expectSoldOnce(drizzle({ client: pool as never }) as unknown as Database, bought, productId, stock);
      await pool.end();
    },
  );
});

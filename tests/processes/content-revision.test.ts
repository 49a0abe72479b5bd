import { mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contentRevision, isBuiltOfThisContent, noteBuiltContent } from '../../scripts/lib/content-revision.mjs';
import { PostgresSocketServer } from '../../scripts/lib/postgres-socket.mjs';

let database: PGlite;
let server: PostgresSocketServer;
let env: { DATABASE_URL: string; BUILD_DIR: string };
const folder = mkdtempSync(path.join(tmpdir(), 'sente-revision-'));

beforeAll(async () => {
  database = await PGlite.create();
  server = new PostgresSocketServer({ db: database, host: '127.0.0.1', port: 0, maxConnections: 10 });
  await server.start();
  env = {
    DATABASE_URL: `postgresql://postgres@127.0.0.1:${server.port}/postgres`,
    BUILD_DIR: path.relative(process.cwd(), folder),
  };
});
afterAll(async () => {
  await server.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  mkdirSync(folder, { recursive: true });
  await database.exec(`
    DROP TABLE IF EXISTS products, products_locales, inventory, orders, users_sessions, _products_v;
    CREATE TABLE products (id serial PRIMARY KEY, code text, price int);
    CREATE TABLE products_locales (title text, _parent_id int);
    CREATE TABLE inventory (product int, stock int);
    CREATE TABLE orders (id serial PRIMARY KEY, number text);
    CREATE TABLE users_sessions (id text);
    CREATE TABLE _products_v (id serial PRIMARY KEY, title text);
    INSERT INTO products (code, price) VALUES ('a', 100), ('b', 200);
    INSERT INTO products_locales VALUES ('Ladders', 1), ('Ladders', 1), ('征子', 2);
    INSERT INTO inventory VALUES (1, 5);
  `);
});

it.each([
  'INSERT INTO products (code) VALUES (NULL)',
  'DELETE FROM products WHERE id = 2',
  "UPDATE products_locales SET title = 'Nets' WHERE _parent_id = 2",
  // One of two equal rows.
  'DELETE FROM products_locales WHERE ctid = (SELECT min(ctid) FROM products_locales)',
  'UPDATE products SET price = 300 - price',
  'UPDATE inventory SET stock = stock - 1',
  'CREATE TABLE banners (id int); INSERT INTO banners VALUES (1)',
])('is another after: %s', async (statement) => {
  const before = await contentRevision(env);
  await database.exec(statement);
  expect(await contentRevision(env)).not.toBe(before);
  await database.exec('DROP TABLE IF EXISTS banners');
});

it.each([
  "INSERT INTO orders (number) VALUES ('1')",
  "INSERT INTO users_sessions VALUES ('1')",
  "INSERT INTO _products_v (title) VALUES ('a draft')",
  // Rows move within the table when they are rewritten.
  'UPDATE products SET price = price WHERE id = 1',
  'VACUUM FULL products',
])('is the same after: %s', async (statement) => {
  const before = await contentRevision(env);
  await database.exec(statement);
  expect(await contentRevision(env)).toBe(before);
});

it('a build is of this content until something of it changes, or an hour has passed', async () => {
  noteBuiltContent(env, await contentRevision(env));
  expect(await isBuiltOfThisContent(env)).toBe(true);
  await database.exec('UPDATE products SET price = price + 1');
  expect(await isBuiltOfThisContent(env)).toBe(false);
  noteBuiltContent(env, await contentRevision(env));
  const earlier = Date.now() / 1000 - 3_601;
  utimesSync(path.join(folder, 'sente-content'), earlier, earlier);
  expect(await isBuiltOfThisContent(env)).toBe(false);
});

it('nothing is known of content that stands elsewhere', async () => {
  expect(await contentRevision({})).toBeNull();
  noteBuiltContent(env, null);
  expect(await isBuiltOfThisContent({ BUILD_DIR: env.BUILD_DIR })).toBe(false);
});

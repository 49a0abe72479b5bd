import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresSocketServer } from '../../scripts/lib/postgres-socket.mjs';

let database: PGlite;
let server: PostgresSocketServer;
let pool: pg.Pool;

beforeAll(async () => {
  database = await PGlite.create();
  server = new PostgresSocketServer({ db: database, host: '127.0.0.1', port: 0 });
  await server.start();
  pool = new pg.Pool({ host: '127.0.0.1', port: server.port, user: 'postgres', database: 'postgres', max: 20 });
  await pool.query('CREATE TABLE counter (n int NOT NULL)');
  await pool.query('INSERT INTO counter VALUES (0)');
}, 60_000);

afterAll(async () => {
  await pool.end();
  await server.stop();
  await database.close();
});

describe('the embedded database’s socket', () => {
  it('gives each of 20 connections the answers to its own questions', async () => {
    const answers = await Promise.all(
      Array.from({ length: 600 }, async (_, index) => {
        const columns = (index % 5) + 1;
        const text = `SELECT ${Array.from({ length: columns }, (__, column) => `$${column + 1}::int + ${index} AS c${column}`).join(', ')}`;
        const { rows } = await pool.query(
          text,
          Array.from({ length: columns }, (__, column) => column),
        );
        return (
          Object.keys(rows[0]).length === columns &&
          Object.values(rows[0]).every((value, column) => value === column + index)
        );
      }),
    );
    expect(answers.every(Boolean)).toBe(true);
  });

  it('keeps transactions apart', async () => {
    await Promise.all(
      Array.from({ length: 100 }, async () => {
        const client = await pool.connect();
        await client.query('BEGIN');
        const { rows } = await client.query('SELECT n FROM counter');
        await new Promise((resolve) => setImmediate(resolve));
        await client.query('UPDATE counter SET n = $1', [rows[0].n + 1]);
        await client.query('COMMIT');
        client.release();
      }),
    );
    expect((await pool.query('SELECT n FROM counter')).rows).toEqual([{ n: 100 }]);
  });

  it('goes on after errors and rolls back what a lost connection left open', async () => {
    await expect(pool.query('SELECT $1::int', ['no number'])).rejects.toThrow();
    const client = new pg.Client({ host: '127.0.0.1', port: server.port, user: 'postgres', database: 'postgres' });
    client.on('error', () => {});
    await client.connect();
    await client.query('BEGIN');
    await client.query('UPDATE counter SET n = -1');
    const waiting = pool.query('SELECT n FROM counter');
    // The client disconnects without a message, as after kill -9.
    (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
    expect((await waiting).rows).toEqual([{ n: 100 }]);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { query, sql } from './fixtures';

const waiting = async () => (await query(sql`SELECT FROM pg_locks WHERE NOT granted`)).length;

/**
 * Runs these so that they compete for a lock: another transaction holds what the statement locks, each of them begins once the one before waits, and the lock is
 * released when all of them wait. Needs a real server: the embedded database runs one transaction at a time.
 */
export async function whileHeld<Results extends unknown[]>(
  [statement, ...values]: [string, ...unknown[]],
  ...works: { [Index in keyof Results]: () => Promise<Results[Index]> }
): Promise<Results> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const begun: Promise<unknown>[] = [];
  try {
    await client.query('BEGIN');
    await client.query(statement, values);
    for (const work of works) {
      begun.push(work());
      for (let tries = 0; (await waiting()) < begun.length && tries < 400; tries += 1) await pause(10);
      if ((await waiting()) < begun.length) throw new Error(`the ${begun.length}th does not wait`);
    }
  } finally {
    await client.query('COMMIT');
    await client.end();
    await Promise.allSettled(begun);
  }
  return Promise.all(begun) as Promise<Results>;
}

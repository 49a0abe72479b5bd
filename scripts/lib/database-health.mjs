import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/** A database that has said nothing for so long is away. Milliseconds. */
const patience = 1_000;

/** Names of the migrations this version brings, as the database notes them. */
export const migrationsOfThisVersion = () =>
  readdirSync(path.join(root, 'platform/kernel/migrations')).flatMap(
    (file) => /^(\d{8}_\d{6}_\w+)\.ts$/.exec(file)?.[1] ?? [],
  );

/**
 * Asks the database on a connection of its own, whatever customers do with theirs: a full pool is load, and says nothing about the database.
 * @param {{ DATABASE_URL?: string | undefined }} env
 * @returns {() => Promise<{ database: 'ok' | 'away' | 'none', migrations: 'ok' | 'behind' | 'unknown' | 'none' }>} 'ok' also where a newer version has
 * migrated further: migrations expand first (docs/decisions/070); 'none' where all APIs stand elsewhere
 */
export function databaseHealth({ DATABASE_URL }) {
  if (!DATABASE_URL) return async () => ({ database: 'none', migrations: 'none' });
  const wanted = migrationsOfThisVersion();
  const opened = import('pg').then(({ default: pg }) => {
    const pool = new pg.Pool({
      connectionString: DATABASE_URL,
      max: 1,
      allowExitOnIdle: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    // An idle connection has gone; the next question opens another.
    pool.on('error', () => {});
    return pool;
  });
  return async () => {
    const pool = await opened;
    try {
      const { rows } = await pool.query('SELECT count(*)::int AS done FROM payload_migrations WHERE name = ANY($1)', [
        wanted,
      ]);
      return { database: 'ok', migrations: rows[0].done === wanted.length ? 'ok' : 'behind' };
    } catch (error) {
      // No such table: nobody has migrated it yet.
      if (error.code === '42P01') return { database: 'ok', migrations: 'behind' };
      return { database: 'away', migrations: 'unknown' };
    }
  };
}

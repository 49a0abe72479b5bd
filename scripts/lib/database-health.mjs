import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/** Milliseconds without a response after which the database counts as away. */
const patience = 1_000;

/** Names of this version's migrations, as the database stores them. */
export const migrationsOfThisVersion = () =>
  readdirSync(path.join(root, 'platform/kernel/migrations')).flatMap(
    (file) => /^(\d{8}_\d{6}_\w+)\.ts$/.exec(file)?.[1] ?? [],
  );

/**
 * Queries the database on a connection of its own, because a full pool means load, not a fault of the database.
 * @param {{ DATABASE_URL?: string | undefined }} env
 * @returns {() => Promise<{ database: 'ok' | 'away' | 'none', migrations: 'ok' | 'behind' | 'unknown' | 'none' }>} 'ok' also where a newer version
 * has migrated further: migrations expand first (docs/decisions/070); 'none' where all APIs are external
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
    // An idle connection was closed; the next query opens another.
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
      // No such table: the database has not been migrated yet.
      if (error.code === '42P01') return { database: 'ok', migrations: 'behind' };
      return { database: 'away', migrations: 'unknown' };
    }
  };
}

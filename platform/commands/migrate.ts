import pg from 'pg';
import { runCommand } from './run-command';

/** Advisory lock: if several instances start at once, one migrates and the others wait and find nothing to do. */
const lockId = 7_363_683;

await runCommand(async (payload) => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    await payload.db.migrate();
    await client.query('select pg_advisory_unlock($1)', [lockId]);
  } finally {
    await client.end();
  }
});

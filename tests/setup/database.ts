import { PGlite } from '@electric-sql/pglite';
import { postgresBinaries } from '../../scripts/lib/postgres-binaries.mjs';
import { PostgresSocketServer } from '../../scripts/lib/postgres-socket.mjs';
import { useDatabase } from './api-database';
import onServer from './postgres-server';

/**
 * The API suite's own PostgreSQL, migrated, empty, and gone when the suite ends: a server where there is one, which takes half the time, asked as the embedded
 * database is, one transaction at a time, so that whoever needs a second connection inside of one waits for ever here too. Else that database, in memory.
 */
export default async function setup() {
  if (!postgresBinaries()) return embedded();
  // Payload keeps one of them.
  process.env.DATABASE_POOL_MAX = '2';
  return onServer();
}

async function embedded() {
  const database = await PGlite.create();
  const server = new PostgresSocketServer({ db: database, host: '127.0.0.1', port: 0, maxConnections: 100 });
  await server.start();
  const [, port] = server.getServerConn().split(':');
  const tidy = await useDatabase(`postgresql://postgres@127.0.0.1:${port}/postgres`);
  return async () => {
    await server.stop();
    await database.close();
    tidy();
  };
}

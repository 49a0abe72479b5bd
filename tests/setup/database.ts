import { PGlite } from '@electric-sql/pglite';
import { PostgresSocketServer } from '../../scripts/lib/postgres-socket.mjs';
import { useDatabase } from './api-database';

/** The API suite's own PostgreSQL: in memory, migrated, empty; gone when the suite ends. */
export default async function setup() {
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

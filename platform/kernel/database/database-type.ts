import type { NodePgQueryResultHKT } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { PgDatabase } from '@payloadcms/db-postgres/drizzle/pg-core';
import type * as schema from '@/platform/payload-generated-schema';

/** Typed Drizzle over the tables of `payload-generated-schema.ts`: the pool, or one transaction. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

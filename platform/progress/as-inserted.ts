import type { Column } from '@payloadcms/db-postgres/drizzle';
import { sql } from '@/platform/kernel/database/database';

/** For an upsert: an existing row gets these columns of the new one. */
export const asInserted = (columns: Record<string, Column>) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );

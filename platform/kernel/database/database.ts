import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { inSpan } from '@/lib/kernel/observe/tracing';
import { writeEntryInside } from './audit-entry';
import type { Database } from './database-type';
import { asTransaction } from './open-transaction';

export { sql, type Database };
type Statement = ReturnType<typeof sql>;

/** Rows of one raw statement. Numbers of type numeric and timestamps arrive as text: see `iso`. */
export async function rows<Row>(db: Database, statement: Statement): Promise<Row[]> {
  return (await db.execute(statement)).rows as Row[];
}

/** For a single statement outside a transaction. */
export function database(payload: Payload): Database {
  return payload.db.drizzle as unknown as Database;
}

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws; rejects when the commit itself fails.
 * Inside, nothing may use another connection: the pool throws (open-transaction.ts).
 * The audit entry of a staff action is written in it (audit-entry.ts).
 */
export async function inTransaction<Result>(payload: Payload, work: (inside: { db: Database }) => Promise<Result>) {
  let takeBack = () => {};
  try {
    return await inSpan('database transaction', { kind: 'CLIENT' }, () =>
      database(payload).transaction(async (db) => {
        const result = await asTransaction(() => work({ db }));
        takeBack = await writeEntryInside(db);
        return result;
      }),
    );
  } catch (error) {
    takeBack();
    throw error;
  }
}

/** Locks a name: another caller with the same name waits here until this transaction has ended. */
export async function lockName(db: Database, name: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** In a hook of Payload: the connection of its transaction, so that a statement joins it and does not wait for a second connection. */
export async function transactionOf({ payload, transactionID }: PayloadRequest): Promise<Database> {
  const id = await transactionID;
  const session = id === undefined || id === null ? undefined : payload.db.sessions?.[id];
  return (session?.db as unknown as Database | undefined) ?? database(payload);
}

/** Whether a statement violated a unique constraint. Its transaction is aborted. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return (cause?.code ?? code) === '23505';
}

/** The number of an id; 0, which no row has, if the text is not an id. */
export const rowId = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0);

/** PostgreSQL's text of a timestamp ('2026-01-02 03:04:05.678+00') as ISO 8601 in UTC. */
export function iso(value: string): string {
  return new Date(value).toISOString();
}

export function isoOrNull(value: string | null): string | null {
  return value === null ? null : iso(value);
}

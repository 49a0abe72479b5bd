import { AsyncLocalStorage } from 'node:async_hooks';
import { and, eq, inArray, type SQLWrapper } from '@payloadcms/db-postgres/drizzle';
import { audit_log as auditLog } from '@/platform/payload-generated-schema';
import type { Database } from './database-type';

/** What a member of staff did: which action, to which document of which table (null: to none, or not to one), with what was typed. */
export type AuditEntry = {
  action: string;
  table: string;
  document: string | null;
  staff: number;
  staffEmail: string;
  input: Record<string, unknown> | null;
};

type Running = { details: AuditEntry; /** Its entry, once it is there. */ entry: number | null };
const running = new AsyncLocalStorage<Running>();

/** Writes an entry into the audit log. */
export async function writeEntry(db: Database, details: AuditEntry): Promise<number> {
  const [entry] = await db.insert(auditLog).values(details).returning({ id: auditLog.id });
  if (!entry) throw new Error('the audit entry was not written');
  return entry.id;
}

/**
 * Does what a member of staff asked for and writes it down: in the first transaction of it that is committed (`writeEntryInside`), so that neither
 * is there without the other; right after it where it has none. What ends in an error after that says so.
 */
export function withAuditEntry(db: Database, details: AuditEntry, work: () => Promise<void>): Promise<void> {
  const state: Running = { details, entry: null };
  return running.run(state, async () => {
    try {
      await work();
    } catch (error) {
      if (state.entry !== null) {
        const input = { ...details.input, failed: true };
        await db.update(auditLog).set({ input }).where(eq(auditLog.id, state.entry));
      }
      throw error;
    }
    if (state.entry === null) await writeEntry(db, details);
  });
}

/** Runs in every transaction, before it is committed: what is being done is written down with it. Returns what takes that back. */
export async function writeEntryInside(db: Database): Promise<() => void> {
  const state = running.getStore();
  if (!state || state.entry !== null) return () => {};
  state.entry = await writeEntry(db, state.details);
  return () => void (state.entry = null);
}

/**
 * What was typed goes with the person it was about; that something was done, when and by whom stays.
 * @param documents the id of one, or a selection of ids as text
 */
export async function eraseAuditInput(db: Database, table: string, documents: SQLWrapper | string): Promise<void> {
  const isAbout =
    typeof documents === 'string' ? eq(auditLog.document, documents) : inArray(auditLog.document, documents);
  await db
    .update(auditLog)
    .set({ input: null })
    .where(and(eq(auditLog.table, table), isAbout));
}

const secret = /passw|passphrase|otp|token|secret/i;
/** Longer texts are files and sheets: how long they were tells enough. */
const longest = 500;

/** What was typed, as it may be kept: without secrets, and without what only names the document or the attempt. */
export function typed(input: unknown): Record<string, unknown> {
  const { id: _id, key: _key, ...rest } = input as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(rest)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, secret.test(name) ? '•••' : shortened(value)]),
  );
}

const shortened = (value: unknown) =>
  typeof value === 'string' && value.length > longest ? { characters: value.length } : value;

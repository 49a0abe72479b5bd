import { AsyncLocalStorage } from 'node:async_hooks';
import { and, eq, inArray, type SQLWrapper } from '@payloadcms/db-postgres/drizzle';
import { audit_log as auditLog } from '@/platform/payload-generated-schema';
import type { Database } from './database-type';

/** What a member of staff did: which action, to which document of which table (null: to none, or to several), with which input. */
export type AuditEntry = {
  action: string;
  table: string;
  document: string | null;
  staff: number;
  staffEmail: string;
  input: Record<string, unknown> | null;
};

type Running = { details: AuditEntry; /** The id of its entry, once written. */ entry: number | null };
const running = new AsyncLocalStorage<Running>();

/** Writes an entry into the audit log. */
export async function writeEntry(db: Database, details: AuditEntry): Promise<number> {
  const [entry] = await db.insert(auditLog).values(details).returning({ id: auditLog.id });
  if (!entry) throw new Error('the audit entry was not written');
  return entry.id;
}

/**
 * Runs an action of staff and writes its audit entry: in the action's first committed transaction (`writeEntryInside`), so that neither exists without
 * the other, or right after it if it has no transaction. If the action fails after that, the entry is marked as failed.
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

/** Runs in every transaction before the commit, and writes the entry of the running action in it. Returns a function to call if the commit fails. */
export async function writeEntryInside(db: Database): Promise<() => void> {
  const state = running.getStore();
  if (!state || state.entry !== null) return () => {};
  state.entry = await writeEntry(db, state.details);
  return () => void (state.entry = null);
}

/**
 * Deletes the input of entries about a person who is erased; the action, its time and the staff member stay.
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
/** In characters. Longer texts are files and sheets, of which only the length is logged. */
const longest = 500;

/** The input as it may be stored: without secrets, the document's id and the idempotency key. */
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

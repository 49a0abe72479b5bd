import { and, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import { bank_transfers as bankTransfers, requests } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { staffMember } from '../../decide';
import { moveApplication, type By } from '../../move';
import { lockApplication } from '../../application-rows';
import { feeCurrency, paymentOf } from '../shown';
import { readStatement, type StatementLine } from './read-statement';

type Step = { secret: string; now: Date; by: By };

/**
 * Imports a bank statement: each line once, however often it is imported. A transfer that names an approved application
 * and has exactly its price pays it; all others wait for staff (assign-transfer). The whole statement is parsed before
 * anything is stored.
 * @throws ServiceError VALIDATION_FAILED where it cannot be read
 */
export async function importTransfers({ ctx, input }: AskedByStaff<{ csv: string }>): Promise<void> {
  const lines = readStatement(input.csv);
  const by = await staffMember(ctx);
  const step = { secret: ctx.payload.secret, now: ctx.now(), by };
  // Two imports at once lock the same rows in the same order.
  lines.sort((one, other) => (one.dedupeKey < other.dedupeKey ? -1 : 1));
  for (const line of lines) await inTransaction(ctx.payload, ({ db }) => take(db, line, step));
}

async function take(db: Database, line: StatementLine, step: Step): Promise<void> {
  await db.insert(bankTransfers).values(line).onConflictDoNothing({ target: bankTransfers.dedupeKey });
  const isThis = and(eq(bankTransfers.dedupeKey, line.dedupeKey), isNull(bankTransfers.request));
  const [row] = await db.select().from(bankTransfers).where(isThis).for('update');
  const named = row && (await applicationNamedIn(db, line));
  if (!named) return;
  const application = await lockApplication(db, named.id);
  const { amount } = await paymentOf(db, application);
  if (line.amount !== amount || line.currency !== feeCurrency || (await isPaidFor(db, application.id))) return;
  // Payment was confirmed by hand before the statement came: the transfer is only linked.
  if (application.state === 'APPROVED') await moveApplication(db, application, 'pay', step);
  else if (application.state !== 'PAID' && application.state !== 'ACTIVE') return;
  await db
    .update(bankTransfers)
    .set({ request: application.id, updatedAt: step.now.toISOString() })
    .where(eq(bankTransfers.id, row.id));
}

/** Whether another transfer pays it already: the second must be paid back. */
export const isPaidFor = async (db: Database, requestId: number) =>
  (await db.$count(bankTransfers, eq(bankTransfers.request, requestId))) > 0;

const reference = /(?=(TP[A-HJ-NP-Z2-9]{6}))/g;

/** The one application whose reference a transfer has, however banks write it: with spaces, full-width or in lower case. */
async function applicationNamedIn(db: Database, { text, payer }: StatementLine): Promise<{ id: number } | null> {
  const written = [text, payer].map((part) =>
    part
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, ''),
  );
  const names = written.flatMap((part) => [...part.matchAll(reference)].map(([, name]) => name!));
  if (names.length === 0) return null;
  const found = await db.select({ id: requests.id }).from(requests).where(inArray(requests.paymentReference, names));
  return found.length === 1 ? found[0]! : null;
}

import { and, eq, ne } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { findProvider } from '@/platform/payments/registry';
import { outbox, payments, refunds } from '@/platform/payload-generated-schema';
import type { Asked, AskedByStaff, System } from '@/platform/kernel/context';
import { database, inTransaction, sql, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { refundEntryKey } from './book-refund';

/**
 * Pays a line's refund at the provider, with the refund's public id as the key: repeated calls are one refund. Safe to repeat; a refund that is
 * done stays done.
 */
export async function settleRefund({ ctx, input }: Asked<{ refundId: string }, System>): Promise<void> {
  const db = database(ctx.payload);
  const [refund] = await db
    .update(refunds)
    .set({ status: 'PENDING', updatedAt: ctx.now().toISOString() })
    .where(and(eq(refunds.publicId, input.refundId), ne(refunds.status, 'DONE')))
    .returning();
  if (!refund?.payment) return;
  const [payment] = await db.select().from(payments).where(eq(payments.id, refund.payment));
  const provider = payment && findProvider(ctx.payload, payment.provider);
  if (!provider) throw new Error(`the provider ${payment?.provider} is not configured`);
  if (!payment.providerReference) throw new Error(`the payment ${payment.publicId} was never opened there`);
  await provider.refund(payment.providerReference, refund.amount, refund.publicId);
  await markDone(ctx, refund.id, 'PENDING');
}

/** Called after the worker's last attempt: staff settle the refund. The amount stays due. */
export async function failRefund(payload: Payload, refundId: string, error: string, now: Date): Promise<void> {
  await database(payload)
    .update(refunds)
    .set({ status: 'FAILED', error, updatedAt: now.toISOString() })
    .where(and(eq(refunds.publicId, refundId), eq(refunds.status, 'PENDING')));
}

/** Staff have paid it another way, e.g. to a bank account, or seen it done at the provider. */
export async function markRefunded({ ctx, input }: AskedByStaff<{ id: number }>): Promise<void> {
  const done = await markDone(ctx, input.id, 'FAILED');
  if (!done) throw new ServiceError('STATE_CHANGED', 'the refund has not failed');
  await setEntry(database(ctx.payload), done.publicId, { status: 'SENT' }, ctx.now());
}

/** Makes the worker call the provider once more. */
export async function retryRefund({ ctx, input }: AskedByStaff<{ id: number }>): Promise<void> {
  const at = ctx.now().toISOString();
  await inTransaction(ctx.payload, async ({ db }) => {
    const [refund] = await db
      .update(refunds)
      .set({ status: 'PENDING', updatedAt: at })
      .where(and(eq(refunds.id, input.id), eq(refunds.status, 'FAILED')))
      .returning({ publicId: refunds.publicId });
    if (!refund) throw new ServiceError('STATE_CHANGED', 'the refund has not failed');
    await setEntry(
      db,
      refund.publicId,
      { status: 'PENDING', attempts: 0, nextAttemptAt: at, lastError: null },
      ctx.now(),
    );
  });
}

const setEntry = (db: Database, publicId: string, values: Partial<typeof outbox.$inferInsert>, now: Date) =>
  db
    .update(outbox)
    .set({ ...values, updatedAt: now.toISOString() })
    .where(eq(outbox.dedupeKey, refundEntryKey(publicId)));

/** Marks a refund as done and adds it to its payment, once. */
function markDone({ payload, now }: System, id: number, from: 'PENDING' | 'FAILED') {
  const at = now().toISOString();
  return inTransaction(payload, async ({ db }) => {
    const [done] = await db
      .update(refunds)
      .set({ status: 'DONE', doneAt: at, error: null, updatedAt: at })
      .where(and(eq(refunds.id, id), eq(refunds.status, from)))
      .returning();
    if (!done?.payment) return null;
    await db
      .update(payments)
      .set({ refunded: sql`${payments.refunded} + ${done.amount}`, updatedAt: at })
      .where(eq(payments.id, done.payment));
    return done;
  });
}

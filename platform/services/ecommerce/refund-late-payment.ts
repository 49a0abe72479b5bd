import { findProvider } from '@/platform/payments/registry';
import type { Context } from '../context';
import { database, firstRow, sql } from '../database';

/** Returns what is owed on a payment whose order could not take it. Safe to repeat: the provider knows the key, the update is conditional. */
export async function refundLatePayment({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'payload' | 'now'>;
  input: { paymentId: string };
}): Promise<void> {
  const db = database(ctx.payload);
  const payment = await firstRow<{ provider: string; provider_reference: string; refund_due: string }>(
    db,
    sql`
    SELECT provider, provider_reference, refund_due FROM payments WHERE public_id = ${input.paymentId} AND refund_due > 0`,
  );
  if (!payment) return;
  const provider = findProvider(ctx.payload, payment.provider);
  if (!provider) throw new Error(`the provider ${payment.provider} is not configured`);
  await provider.refund(payment.provider_reference, Number(payment.refund_due), `late:${input.paymentId}`);
  await db.execute(sql`
    UPDATE payments SET refunded = refunded + refund_due, refund_due = 0, updated_at = ${ctx.now().toISOString()}
    WHERE public_id = ${input.paymentId} AND refund_due = ${payment.refund_due}`);
}

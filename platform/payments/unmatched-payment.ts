import { randomBytes } from 'node:crypto';
import type { ProviderEvent } from '@/platform/payments/providers/provider';
import { payments } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { unmatchedPrefix } from '@/platform/orders/unmatched-prefix';
import { enqueue } from '@/platform/kernel/outbox/enqueue';

/**
 * Books money that differs from the requested amount: a payment of its own, whose refund is due in full. The payment itself still waits for the right
 * amount. A repeated report is the same money.
 */
export async function bookUnmatchedPayment(
  db: Database,
  payment: Pick<typeof payments.$inferSelect, 'order' | 'provider'>,
  { reference, amount, currency }: Pick<ProviderEvent, 'reference' | 'amount' | 'currency'>,
  now: Date,
): Promise<void> {
  if (amount <= 0) return;
  const [booked] = await db
    .insert(payments)
    .values({
      publicId: randomBytes(16).toString('hex'),
      order: payment.order,
      provider: payment.provider,
      status: 'SUCCEEDED',
      amount,
      currency,
      refundDue: amount,
      idempotencyKey: `${unmatchedPrefix}${reference}:${amount}:${currency}`,
      data: { reference },
      succeededAt: now.toISOString(),
    })
    .onConflictDoNothing({ target: [payments.order, payments.idempotencyKey] })
    .returning({ publicId: payments.publicId });
  if (booked) await enqueueRefundDue(db, booked.publicId, now);
}

/** The outbox entry that pays the refund due on a payment; a refund of an order has one of its own (`refundEntryKey`). */
export const refundDueEntryKey = (paymentId: string) => `owed:${paymentId}`;

/** The worker pays the refund that is due (`payRefundDue`). */
export async function enqueueRefundDue(db: Database, paymentId: string, now: Date): Promise<void> {
  await enqueue(db, { kind: 'refund', dedupeKey: refundDueEntryKey(paymentId), data: { paymentId } }, now);
}

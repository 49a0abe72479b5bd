import { and, eq, gt } from '@payloadcms/db-postgres/drizzle';
import { findProvider } from '@/platform/payments/registry';
import { payments } from '@/platform/payload-generated-schema';
import type { Asked, System } from '@/platform/kernel/context';
import { database, sql } from '@/platform/kernel/database/database';

/** Returns what is due on a payment. Safe to repeat: the provider knows the key, the update is conditional. */
export async function payRefundDue({ ctx, input }: Asked<{ paymentId: string }, System>): Promise<void> {
  const db = database(ctx.payload);
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.publicId, input.paymentId), gt(payments.refundDue, 0)));
  if (!payment) return;
  const provider = findProvider(ctx.payload, payment.provider);
  if (!provider) throw new Error(`the provider ${payment.provider} is not configured`);
  // An unmatched payment has the reference of the payment that was requested.
  const reference = payment.providerReference ?? (payment.data as { reference?: string } | null)?.reference;
  if (!reference) throw new Error(`the payment ${input.paymentId} was never opened there`);
  await provider.refund(reference, payment.refundDue, `late:${input.paymentId}`);
  await db
    .update(payments)
    .set({
      refunded: sql`${payments.refunded} + ${payments.refundDue}`,
      refundDue: 0,
      updatedAt: ctx.now().toISOString(),
    })
    .where(and(eq(payments.publicId, input.paymentId), eq(payments.refundDue, payment.refundDue)));
}

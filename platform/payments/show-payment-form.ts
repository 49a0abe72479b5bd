import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { PaymentForm, PaymentRequest } from '@/platform/payments/providers/provider';
import { findProvider } from '@/platform/payments/registry';
import { payments } from '@/platform/payload-generated-schema';
import type { Asked, System } from '@/platform/kernel/context';
import { database, sql } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { requestOf, type PaymentData } from './start-payment';

type Wanted = { paymentId: string };

/** A payment by its public id, which is enough to see it. */
export async function findPayment({ ctx, input }: Asked<Wanted, System>) {
  const found = await database(ctx.payload).query.payments.findFirst({
    with: { order: { columns: { number: true, status: true } } },
    where: eq(payments.publicId, input.paymentId),
  });
  if (!found) throw new ServiceError('NOT_FOUND', 'no such payment');
  const { order, ...payment } = found;
  return { ...payment, orderNumber: order.number, orderStatus: order.status, ...(payment.data as PaymentData) };
}

/**
 * The form that leads on to the provider, shown once: the provider rejects a payment that it has seen before. null: shown already, or the payment or its
 * order is over.
 */
export async function showPaymentForm({
  ctx,
  input,
}: Asked<Wanted, System>): Promise<{ request: PaymentRequest; form: PaymentForm | null }> {
  const payment = await findPayment({ ctx, input });
  const provider = findProvider(ctx.payload, payment.provider);
  if (!provider?.form) throw new ServiceError('NOT_FOUND', 'no such form');
  const now = ctx.now();
  const request = requestOf(payment, payment.orderNumber);
  const isOpen = payment.status === 'PENDING' && payment.orderStatus === 'PENDING';
  if (!isOpen) return { request, form: null };
  const shown = await database(ctx.payload)
    .update(payments)
    .set({ data: sql`${payments.data} || ${JSON.stringify({ formShownAt: now.toISOString() })}::jsonb` })
    .where(and(eq(payments.publicId, input.paymentId), sql`${payments.data}->'formShownAt' IS NULL`))
    .returning({ id: payments.id });
  return { request, form: shown.length > 0 ? provider.form(request, now) : null };
}

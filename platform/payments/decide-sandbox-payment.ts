import { randomUUID } from 'node:crypto';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { SandboxDecision } from './deliver-sandbox-event';
import { sandboxReference } from '@/platform/payments/providers/sandbox';
import { payments } from '@/platform/payload-generated-schema';
import type { Asked, System } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { enqueue } from '@/platform/kernel/outbox/enqueue';
import { ServiceError } from '@/platform/kernel/service-error';
import type { PaymentData } from './start-payment';

type PaymentColumns = Pick<typeof payments.$inferSelect, 'publicId' | 'status' | 'amount' | 'currency'>;
export type SandboxPayment = PaymentColumns & PaymentData & { orderNumber: string };
type Wanted = { paymentId: string };
type Decision = Wanted & { action: 'approve' | 'decline' | 'late' | 'twice' };

/** The delay of a late webhook. */
export const lateSeconds = 8;

/** The payment as the hosted page shows it. Its id is enough to see it. */
export async function findSandboxPayment({ ctx, input }: Asked<Wanted, System>): Promise<SandboxPayment> {
  const found = await database(ctx.payload).query.payments.findFirst({
    columns: { publicId: true, status: true, amount: true, currency: true, data: true },
    with: { order: { columns: { number: true } } },
    where: and(eq(payments.provider, 'sandbox'), eq(payments.publicId, input.paymentId)),
  });
  if (!found) throw new ServiceError('NOT_FOUND', 'no such payment');
  const { data, order, ...payment } = found;
  return { ...payment, orderNumber: order.number, ...(data as PaymentData) };
}

/**
 * Stores what the visitor chose on the hosted page in the outbox, from where it is sent by webhook, now or late, once or twice,
 * also after a crash. The first decision counts.
 */
export async function decideSandboxPayment({ ctx, input }: Asked<Decision, System>): Promise<void> {
  const payment = await findSandboxPayment({ ctx, input });
  const now = ctx.now();
  const dueAt = input.action === 'late' ? new Date(now.getTime() + lateSeconds * 1000) : now;
  const decision: SandboxDecision = {
    event: {
      eventId: `evt_${randomUUID()}`,
      reference: sandboxReference(payment.publicId),
      status: input.action === 'decline' ? 'DECLINED' : 'SUCCEEDED',
      amount: payment.amount,
      currency: payment.currency,
    },
    dueAt: dueAt.toISOString(),
    deliveries: input.action === 'twice' ? 2 : 1,
  };
  const dedupeKey = `sandbox:${payment.publicId}`;
  await enqueue(database(ctx.payload), { kind: 'sandboxEvent', dedupeKey, data: decision, notBefore: dueAt }, now);
}

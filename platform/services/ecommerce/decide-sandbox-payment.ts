import { randomUUID } from 'node:crypto';
import type { Currency } from '@/lib/domain/money';
import type { Locale } from '@/lib/i18n/locales';
import type { SandboxDecision } from '@/platform/payments/deliver-sandbox-event';
import { sandboxReference } from '@/platform/payments/sandbox';
import type { Context } from '../context';
import { database, firstRow, inTransaction, sql } from '../database';
import { enqueue } from '../outbox/enqueue';
import { ServiceError } from '../service-error';

export type SandboxPayment = {
  public_id: string;
  status: string;
  amount: string;
  currency: Currency;
  number: string;
  order_status: string;
  data: { locale: Locale; returnUrl: string };
};

/** How late a late answer is. */
export const lateSeconds = 8;

/** The payment as the hosted page shows it. Its id is the right to see it. */
export async function findSandboxPayment({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'payload'>;
  input: { paymentId: string };
}): Promise<SandboxPayment> {
  const payment = await firstRow<SandboxPayment>(
    database(ctx.payload),
    sql`
    SELECT p.public_id, p.status::text AS status, p.amount, p.currency::text AS currency, o.number, o.status::text AS order_status, p.data
    FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.provider = 'sandbox' AND p.public_id = ${input.paymentId}`,
  );
  if (!payment) throw new ServiceError('NOT_FOUND', 'no such payment');
  return payment;
}

/**
 * What the visitor chose on the hosted page, noted in the outbox: from there it is told by webhook, now or late, once or twice,
 * also after a crash. The first decision stands.
 */
export async function decideSandboxPayment({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'payload' | 'now'>;
  input: { paymentId: string; action: 'approve' | 'decline' | 'late' | 'twice' };
}): Promise<void> {
  const payment = await findSandboxPayment({ ctx, input });
  const now = ctx.now();
  const dueAt = input.action === 'late' ? new Date(now.getTime() + lateSeconds * 1000) : now;
  const decision: SandboxDecision = {
    event: {
      eventId: `evt_${randomUUID()}`,
      reference: sandboxReference(payment.public_id),
      status: input.action === 'decline' ? 'DECLINED' : 'SUCCEEDED',
      amount: Number(payment.amount),
      currency: payment.currency,
    },
    dueAt: dueAt.toISOString(),
    deliveries: input.action === 'twice' ? 2 : 1,
  };
  await inTransaction(ctx.payload, ({ db }) =>
    enqueue(
      db,
      { kind: 'sandboxEvent', dedupeKey: `sandbox:${payment.public_id}`, data: decision, notBefore: dueAt },
      now,
    ),
  );
}

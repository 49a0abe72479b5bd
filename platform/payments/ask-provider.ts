import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { orders, payments } from '@/platform/payload-generated-schema';
import type { PaymentProvider, ProviderEvent } from '@/platform/payments/providers/provider';
import type { Asked, System } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { confirmPayment } from './confirm-payment';

type Input = { provider: PaymentProvider; reference: string; eventId?: string | undefined };

/**
 * Queries the status of a payment at its provider and applies it. A payment that the buyer has only approved there is captured only while the
 * order is PENDING, so that an order that has ended is not charged.
 * @returns false when the payment is unknown
 */
export async function askProvider({ ctx, input }: Asked<Input, System>): Promise<boolean> {
  const { provider, reference, eventId } = input;
  const [found] = await database(ctx.payload)
    .select({ orderStatus: orders.status })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order))
    .where(and(eq(payments.provider, provider.id), eq(payments.providerReference, reference)));
  if (!found) return false;
  const standing: Omit<ProviderEvent, 'eventId'> | null = await provider.query(
    reference,
    found.orderStatus === 'PENDING',
  );
  return standing ? confirmPayment({ ctx, input: { provider: provider.id, event: { eventId, ...standing } } }) : true;
}

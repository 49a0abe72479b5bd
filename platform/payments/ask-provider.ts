import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { orders, payments } from '@/platform/payload-generated-schema';
import type { PaymentProvider, ProviderEvent } from '@/platform/payments/providers/provider';
import type { Asked, System } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { confirmPayment } from './confirm-payment';

type Input = { provider: PaymentProvider; reference: string; eventId?: string | undefined };

/**
 * Asks the provider how a payment stands and takes what it says. What a buyer has only approved there is taken in while the order still waits
 * for it: nobody is charged for an order that is over.
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

import { and, asc, inArray, isNotNull, lt, ne } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { findProvider } from '@/platform/payments/registry';
import { payments } from '@/platform/payload-generated-schema';
import { database, sql } from '@/platform/kernel/database/database';
import { errorText } from '@/platform/kernel/error-text';
import { askProvider } from './ask-provider';

/** Payments that were opened longer ago are over for good. */
const maxDays = 3;
/** A buyer gets as long to pay and a webhook to come before anybody asks. */
const firstMinutes = 10;
const atOnce = 20;

/**
 * Asks the providers about payments of which nothing was heard: the webhook was lost, and the buyer did not come back. Each is asked again after
 * half as long as it is old, so seldom in the end. Also one that was closed here, as it may have been paid on a page left open. How many were asked.
 */
export async function reconcilePayments(payload: Payload, now: Date): Promise<number> {
  const db = database(payload);
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  const at = now.toISOString();
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        ne(payments.status, 'SUCCEEDED'),
        isNotNull(payments.providerReference),
        sql`${payments.createdAt} > ${ago(maxDays * 24 * 60)}`,
        lt(payments.updatedAt, ago(firstMinutes)),
        sql`${payments.updatedAt} < ${at}::timestamptz - (${at}::timestamptz - ${payments.createdAt}) / 3`,
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  // Marked before it is asked: another instance takes others.
  const claimed = await db
    .update(payments)
    .set({ updatedAt: at })
    .where(inArray(payments.id, due))
    .returning({ provider: payments.provider, reference: payments.providerReference, id: payments.publicId });
  for (const { provider: id, reference, id: payment } of claimed) {
    const provider = findProvider(payload, id);
    if (!provider || !reference) continue;
    try {
      await askProvider({ ctx: { payload, now: () => now }, input: { provider, reference } });
    } catch (error) {
      const failed = { payment, provider: id, error: errorText(error) };
      payload.logger.error(failed, 'a provider did not say how a payment stands');
    }
  }
  return claimed.length;
}

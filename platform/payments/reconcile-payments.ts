import { and, asc, inArray, isNotNull, lt, ne } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { findProvider } from '@/platform/payments/registry';
import { payments } from '@/platform/payload-generated-schema';
import { database, sql } from '@/platform/kernel/database/database';
import { errorText } from '@/platform/kernel/error-text';
import { askProvider } from './ask-provider';

/** Payments that were opened longer ago are not queried any more. */
const maxDays = 3;
/** Time for the buyer to pay and for a webhook to arrive before the first query. */
const firstMinutes = 10;
const atOnce = 20;

/**
 * Queries the providers for payments without any event: the webhook was lost, and the buyer did not come back. Each is queried again after half its
 * age at the last query, so ever less often. Also one that was closed here, as it may have been paid on a page left open.
 * @returns how many were queried
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
  // Marked before the query, so that another instance takes others.
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

import { and, desc, eq } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { paymentOperations } from '@/lib/payments/contract';
import { pathOf } from '@/lib/kernel/api/operation';
import { currencies } from '@/lib/kernel/money';
import { env, isLocalSite, type Env } from '@/lib/kernel/env';
import { outbox } from '@/platform/payload-generated-schema';
import { database, sql } from '@/platform/kernel/database/database';
import { providerEventSchema, type PaymentProvider, type ProviderEvent } from './provider';
import { isSignedWebhook } from './webhook-signature';

/**
 * A provider to try the whole shop with (docs/product.md, "Orders and payments"): the visitor decides on its hosted page, and its webhooks
 * are signed like real ones. It stores its decisions in the outbox, due at once or later.
 */
export const signatureHeader = 'sandbox-signature';
const prefix = 'sbx_';

export function sandboxReference(paymentId: string): string {
  return prefix + paymentId;
}

/** The secret that signs pages and webhooks. There is none to fall back on: a known one would let anyone pay for nothing. */
export function sandboxSecret(): string {
  if (!env.SANDBOX_WEBHOOK_SECRET)
    throw new Error('Wrong configuration:\n  SANDBOX_WEBHOOK_SECRET: required by the sandbox payment provider');
  return env.SANDBOX_WEBHOOK_SECRET;
}

/** It takes no real money: in a shop that others can reach it has to be configured explicitly. */
export function isSandboxOffered(given: Env): boolean {
  return (
    given.SANDBOX_WEBHOOK_SECRET !== undefined &&
    (given.PAYMENT_SANDBOX ? given.PAYMENT_SANDBOX === '1' : isLocalSite(given))
  );
}

export function sandboxProvider(payload: Payload): PaymentProvider {
  return {
    id: 'sandbox',
    methods: ['sandbox'],
    currencies,
    isTrial: true,
    start: async ({ paymentId }) => ({
      reference: sandboxReference(paymentId),
      redirectUrl: `/api/${pathOf(paymentOperations.sandboxPage, { paymentId })}`,
    }),
    verifyWebhook: async (rawBody, headers, now) => {
      const isSigned = isSignedWebhook(sandboxSecret(), rawBody, headers.get(signatureHeader), now);
      const event = isSigned ? readEvent(rawBody) : null;
      return event && { event };
    },
    query: async (reference) => {
      // Its decisions are JSON in the outbox, whose fields Drizzle cannot address.
      const event = sql<ProviderEvent>`${outbox.data}->'event'`;
      const [decided] = await database(payload)
        .select({ event })
        .from(outbox)
        .where(
          and(
            eq(outbox.kind, 'sandboxEvent'),
            sql`${event}->>'reference' = ${reference}`,
            sql`${outbox.data}->>'dueAt' <= ${new Date().toISOString()}`,
          ),
        )
        .orderBy(sql`${event}->>'status' = 'SUCCEEDED' desc`, desc(outbox.id))
        .limit(1);
      return decided?.event ?? null;
    },
    refund: async () => {},
  };
}

function readEvent(rawBody: string): ProviderEvent | null {
  try {
    return providerEventSchema.parse(JSON.parse(rawBody));
  } catch {
    return null;
  }
}

import * as z from 'zod';
import { currencies, type Currency } from '@/lib/domain/money';
import { reportedStatuses } from '@/lib/domain/order-state';
import type { Env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';

/** What the shop asks of a payment provider. Amounts are integers in the minor unit. */
export type PaymentRequest = {
  /** Our public id; also the provider's idempotency key, so that asking twice starts one payment. */
  paymentId: string;
  amount: number;
  currency: Currency;
  orderNumber: string;
  locale: Locale;
  /** Where the buyer comes back to. */
  returnUrl: string;
};

/** A provider's news of one payment, after its signature was checked. */
export const providerEventSchema = z.strictObject({
  /** The provider's id of this event: the same news twice has the same id. */
  eventId: z.string().min(1).max(120),
  reference: z.string().min(1).max(120),
  status: z.enum(reportedStatuses),
  amount: z.number().int().nonnegative(),
  currency: z.enum(currencies),
});
export type ProviderEvent = z.infer<typeof providerEventSchema>;

export interface PaymentProvider {
  readonly id: string;
  readonly methods: readonly ('card' | 'paypal' | 'sandbox')[];
  isConfigured(env: Env): boolean;
  /** Opens the payment there. `reference` is the provider's own id; `redirectUrl` is where the browser goes to pay. */
  start(request: PaymentRequest): Promise<{ reference: string; redirectUrl: string }>;
  /** The event of a webhook; null when its signature is wrong or too old. */
  verifyWebhook(rawBody: string, headers: Headers, now: Date): ProviderEvent | null;
  /** How the payment stands there now, without waiting for a webhook. null: not decided. */
  query(reference: string): Promise<Omit<ProviderEvent, 'eventId'> | null>;
  /** Gives money back. `key` makes a repeated call one refund. Rejects when the provider refuses. */
  refund(reference: string, amount: number, key: string): Promise<void>;
}

import * as z from 'zod';
import { currencies, type Currency } from '@/lib/kernel/money';
import { reportedStatuses } from '@/lib/orders/order-state';
import type { PaymentMethod } from '@/lib/payments/payment-method';
import type { Locale } from '@/lib/kernel/i18n/locales';

/** A payment that the shop opens at a provider. Amounts are integers in the minor unit. */
export type PaymentRequest = {
  /** Our public id, 32 hexadecimal digits; also the provider's idempotency key, so that a repeated request starts one payment. */
  paymentId: string;
  amount: number;
  currency: Currency;
  orderNumber: string;
  locale: Locale;
  /** When the payment was opened here: the same in every repeated request. */
  openedAt: Date;
  /** Where the buyer comes back to, by a link or by a form; leads on to the order. */
  returnUrl: string;
};

/** An event of one payment at a provider, after its signature was checked. */
export const providerEventSchema = z.strictObject({
  /** The provider's id of this event: a repeated event has the same id. */
  eventId: z.string().min(1).max(120),
  reference: z.string().min(1).max(120),
  status: z.enum(reportedStatuses),
  amount: z.number().int().nonnegative(),
  currency: z.enum(currencies),
});
export type ProviderEvent = z.infer<typeof providerEventSchema>;

/** The content of a webhook: its event (null: it is not about a payment), or that the payment `about` has changed and has to be queried. */
export type Heard = { event: ProviderEvent | null } | { about: string; eventId: string };

/** A form of the shop that leads to the provider's page, if no link can. */
export type PaymentForm = { action: string; fields: Record<string, string>; formsTo: readonly string[] };

export interface PaymentProvider {
  readonly id: string;
  readonly methods: readonly PaymentMethod[];
  readonly currencies: readonly Currency[];
  /** Takes no real money: the sandbox, or a provider's own test mode. */
  readonly isTrial: boolean;
  /** Opens the payment there. `reference` is the provider's own id; `redirectUrl` is where the browser goes to pay. */
  start(request: PaymentRequest): Promise<{ reference: string; redirectUrl: string }>;
  /** The shop's page that the browser goes to first (`redirectUrl`) posts this. It is valid for one use. */
  form?(request: PaymentRequest, now: Date): PaymentForm;
  /** The content of a webhook, whose signature covers the bytes as they came. null: forged or too old. */
  verifyWebhook(rawBody: string, headers: Headers, now: Date): Promise<Heard | null>;
  /** The text that it expects as the response to its webhook; without one, the contract's response is sent. */
  readonly thanks?: string;
  /**
   * The status of the payment now, without waiting for a webhook. null: not decided. Where the buyer approves and the shop captures, an approved
   * payment is captured if it is still wanted.
   */
  query(reference: string, isWanted: boolean): Promise<Omit<ProviderEvent, 'eventId'> | null>;
  /** Minimum seconds between two queries of one payment. */
  readonly restSeconds?: number;
  /**
   * Refunds money, in the minor unit of what was paid. `key` (at most 100 characters) makes repeated calls one refund, for good.
   * @throws if the provider rejects, or if it is unknown whether an earlier call succeeded
   */
  refund(reference: string, amount: number, key: string): Promise<void>;
}

import * as z from 'zod';
import { currencies, type Currency } from '@/lib/kernel/money';
import { reportedStatuses } from '@/lib/orders/order-state';
import type { PaymentMethod } from '@/lib/payments/payment-method';
import type { Locale } from '@/lib/kernel/i18n/locales';

/** What the shop asks of a payment provider. Amounts are integers in the minor unit. */
export type PaymentRequest = {
  /** Our public id, 32 hexadecimal digits; also the provider's idempotency key, so that asking twice starts one payment. */
  paymentId: string;
  amount: number;
  currency: Currency;
  orderNumber: string;
  locale: Locale;
  /** When the payment was opened here: the same however often the provider is asked. */
  openedAt: Date;
  /** Where the buyer comes back to, by a link or by a form; leads on to the order. */
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

/** Of a webhook: its event (null: nothing about a payment), or that there is something new `about` a payment, to be asked for. */
export type Heard = { event: ProviderEvent | null } | { about: string; eventId: string };

/** A form of ours that leads to the provider's page, for one that is reached by no link. */
export type PaymentForm = { action: string; fields: Record<string, string>; formsTo: readonly string[] };

export interface PaymentProvider {
  readonly id: string;
  readonly methods: readonly PaymentMethod[];
  readonly currencies: readonly Currency[];
  /** Takes no real money: the sandbox, or a provider's own test mode. */
  readonly isTrial: boolean;
  /** Opens the payment there. `reference` is the provider's own id; `redirectUrl` is where the browser goes to pay. */
  start(request: PaymentRequest): Promise<{ reference: string; redirectUrl: string }>;
  /** The page of ours the browser goes to first (`redirectUrl`) posts this. It is good for one time. */
  form?(request: PaymentRequest, now: Date): PaymentForm;
  /** What a webhook says, whose signature covers the bytes as they came. null: forged or too old. */
  verifyWebhook(rawBody: string, headers: Headers, now: Date): Promise<Heard | null>;
  /** The text it waits for when its webhook was taken; without one, the contract's response will do. */
  readonly thanks?: string;
  /**
   * How the payment stands there now, without waiting for a webhook. null: not decided. Where the buyer approves and we take, an approved
   * payment is taken in if it is still wanted.
   */
  query(reference: string, isWanted: boolean): Promise<Omit<ProviderEvent, 'eventId'> | null>;
  /** Least seconds between two questions about one payment. */
  readonly restSeconds?: number;
  /**
   * Gives money back, in the minor unit of what was paid. `key` (at most 100 characters) makes a repeated call one refund, for good.
   * Rejects when the provider rejects, or when it cannot be known whether it took the one before.
   */
  refund(reference: string, amount: number, key: string): Promise<void>;
}

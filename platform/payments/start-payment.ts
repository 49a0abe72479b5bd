import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { paymentOperations } from '@/lib/payments/contract';
import { pathOf } from '@/lib/kernel/api/operation';
import { env } from '@/lib/kernel/env';
import type { PaymentProvider, PaymentRequest } from '@/platform/payments/providers/provider';
import { offeredProviders } from '@/platform/payments/registry';
import { payments } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, inTransaction, iso, type Database } from '@/platform/kernel/database/database';
import { errorText } from '@/platform/kernel/error-text';
import { ServiceError } from '@/platform/kernel/service-error';
import { findOwnOrder } from '@/platform/orders/get-order';
import { lockOrder, type OrderRow } from '@/platform/orders/order-rows';
import { isInCart, takeLinesFromCart } from '@/platform/orders/ordered-cart';
import { linesOf } from '@/platform/orders/lines-of';

type Input = { orderId: string; provider: string; locale: Locale; idempotencyKey: string; returnOrigin: string };
type PaymentRow = typeof payments.$inferSelect;
export type PaymentData = {
  returnUrl: string;
  locale: Locale;
  /** When the page with the form to the provider was shown. */
  formShownAt?: string;
};

/**
 * Opens a payment for a PENDING order. An order has at most one live payment: a repeated request returns that one,
 * whatever the key; a request for another provider closes it first. A key used for another provider gets 409.
 */
export async function startPayment({ ctx, input }: Asked<Input>): Promise<{ paymentId: string; redirectUrl: string }> {
  const own = await findOwnOrder(ctx, input.orderId);
  const provider = offeredProviders(ctx.payload, own.currency).find(({ id }) => id === input.provider);
  if (!provider) throw new ServiceError('PROVIDER_UNAVAILABLE', 'this provider is not offered');
  const { again } = await linesOf(database(ctx.payload), own);
  // If the same was bought by another order meanwhile, this payment would buy nothing.
  if (own.status === 'PENDING' && again[0])
    throw new ServiceError('ALREADY_OWNED', `${again[0].productCode} is owned already`);
  const now = ctx.now();
  const payment = await inTransaction(ctx.payload, async ({ db }) => {
    const order = await lockOrder(db, own.id);
    if (!order) throw new ServiceError('NOT_FOUND', 'no such order');
    const [sameKey] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.order, order.id), eq(payments.idempotencyKey, input.idempotencyKey)));
    if (sameKey && sameKey.provider !== provider.id)
      throw new ServiceError('IDEMPOTENCY_KEY_REUSED', 'this key belongs to another payment');
    if (sameKey) return sameKey;
    const wasReturned = await isInCart(db, order.id);
    const live = await livePayment(db, order, input, provider, now);
    if (wasReturned) await takeLinesFromCart(db, order, now);
    return live;
  });
  if (payment.redirectUrl) return { paymentId: payment.publicId, redirectUrl: payment.redirectUrl };

  // Outside the transaction: a provider may take seconds. A crash here leaves a payment that the next request opens with the same id.
  const started = await provider.start(requestOf(payment, own.number)).catch((error: unknown) => {
    const failed = { payment: payment.publicId, provider: provider.id, error: errorText(error) };
    ctx.payload.logger.error(failed, 'a payment could not be opened');
    throw new ServiceError('PROVIDER_UNAVAILABLE', 'the provider did not open the payment');
  });
  await database(ctx.payload)
    .update(payments)
    .set({ providerReference: started.reference, redirectUrl: started.redirectUrl, updatedAt: now.toISOString() })
    .where(eq(payments.publicId, payment.publicId));
  return { paymentId: payment.publicId, redirectUrl: started.redirectUrl };
}

type Opened = Pick<PaymentRow, 'publicId' | 'amount' | 'currency' | 'data' | 'createdAt'>;

/** The request to the provider, the same each time. */
export function requestOf(
  { publicId, amount, currency, data, createdAt }: Opened,
  orderNumber: string,
): PaymentRequest {
  const back = pathOf(paymentOperations.paymentReturn, { paymentId: publicId });
  return {
    paymentId: publicId,
    amount,
    currency,
    orderNumber,
    locale: (data as PaymentData).locale,
    openedAt: new Date(createdAt),
    returnUrl: `${env.SITE_URL}/api/${back}`,
  };
}

/** The one payment of this provider that may still succeed: the present one, or a new one. Another provider's is closed. */
async function livePayment(
  db: Database,
  order: OrderRow,
  input: Input,
  provider: PaymentProvider,
  now: Date,
): Promise<PaymentRow> {
  if (order.status !== 'PENDING' || (order.expiresAt && Date.parse(iso(order.expiresAt)) <= now.getTime())) {
    throw new ServiceError('ORDER_NOT_PAYABLE', `the order is ${order.status}`);
  }
  const isLive = and(eq(payments.order, order.id), inArray(payments.status, ['PENDING', 'PROCESSING']));
  const [live] = await db
    .select()
    .from(payments)
    .where(and(isLive, eq(payments.provider, input.provider)))
    .orderBy(desc(payments.id))
    .limit(1);
  // A form is valid for one use: a buyer who comes again gets a new payment.
  const isUsed = provider.form && (live?.data as PaymentData | undefined)?.formShownAt !== undefined;
  if (live && !isUsed) return live;
  await db.update(payments).set({ status: 'DECLINED', updatedAt: now.toISOString() }).where(isLive);
  const data: PaymentData = {
    locale: input.locale,
    returnUrl: `${input.returnOrigin}/${input.locale}/origin#/orders/${order.number}`,
  };
  const [opened] = await db
    .insert(payments)
    .values({
      // 128 random bits: the id is enough to pay, as with a real provider's hosted page.
      publicId: randomBytes(16).toString('hex'),
      order: order.id,
      provider: input.provider,
      amount: order.total,
      currency: order.currency,
      idempotencyKey: input.idempotencyKey,
      data,
    })
    .returning();
  if (!opened) throw new Error('the payment was not stored');
  return opened;
}

import { randomBytes } from 'node:crypto';
import type { Currency } from '@/lib/domain/money';
import type { Locale } from '@/lib/i18n/locales';
import { findProvider } from '@/platform/payments/registry';
import { requireUser, type Context } from '../context';
import { database, firstRow, inTransaction, iso, sql } from '../database';
import { ServiceError } from '../service-error';
import { findOwnOrder } from './get-order';
import { findLines, lockOrder } from './order-rows';
import { isWhollyOwned, ownedCourses } from './quote-cart';

type Input = { orderId: string; provider: string; locale: Locale; idempotencyKey: string; returnOrigin: string };
type PaymentRow = {
  public_id: string;
  provider: string;
  amount: string;
  currency: Currency;
  redirect_url: string | null;
  data: { returnUrl: string; locale: Locale };
};

/**
 * Opens a payment for a PENDING order. An order has at most one live payment: asked again it answers that one,
 * whatever the key; asking another provider closes it first. A key used for another provider answers 409.
 */
export async function startPayment({
  ctx,
  input,
}: {
  ctx: Context;
  input: Input;
}): Promise<{ paymentId: string; redirectUrl: string }> {
  requireUser(ctx);
  const provider = findProvider(ctx.payload, input.provider);
  if (!provider) throw new ServiceError('PROVIDER_UNAVAILABLE', 'this provider is not offered');
  const own = await findOwnOrder(ctx, input.orderId);
  if (own.status === 'PENDING') await refuseWhatIsOwned(ctx, own.id);
  const now = ctx.now();
  const at = now.toISOString();
  const payment = await inTransaction(ctx.payload, async ({ db }) => {
    const order = await lockOrder(db, own.id);
    if (!order) throw new ServiceError('NOT_FOUND', 'no such order');
    const columns = sql`public_id, provider, amount, currency::text AS currency, redirect_url, data`;
    const sameKey = await firstRow<PaymentRow>(
      db,
      sql`SELECT ${columns} FROM payments WHERE order_id = ${order.id} AND idempotency_key = ${input.idempotencyKey}`,
    );
    if (sameKey) {
      if (sameKey.provider !== provider.id)
        throw new ServiceError('IDEMPOTENCY_KEY_REUSED', 'this key belongs to another payment');
      return sameKey;
    }
    if (order.status !== 'PENDING' || (order.expires_at && Date.parse(iso(order.expires_at)) <= now.getTime())) {
      throw new ServiceError('ORDER_NOT_PAYABLE', `the order is ${order.status}`);
    }
    const live = await firstRow<PaymentRow>(
      db,
      sql`
      SELECT ${columns} FROM payments WHERE order_id = ${order.id} AND provider = ${provider.id} AND status IN ('PENDING', 'PROCESSING') ORDER BY id DESC LIMIT 1`,
    );
    if (live) return live;
    await db.execute(
      sql`UPDATE payments SET status = 'DECLINED', updated_at = ${at} WHERE order_id = ${order.id} AND status IN ('PENDING', 'PROCESSING')`,
    );
    // 128 random bits: whoever holds the id may pay, as with a real provider's hosted page.
    const publicId = randomBytes(16).toString('hex');
    const data = {
      locale: input.locale,
      returnUrl: `${input.returnOrigin}/${input.locale}/origin#/orders/${order.number}`,
    };
    return firstRow<PaymentRow>(
      db,
      sql`
      INSERT INTO payments (public_id, order_id, provider, status, amount, currency, refunded, refund_due, idempotency_key, data, created_at, updated_at)
      VALUES (${publicId}, ${order.id}, ${provider.id}, 'PENDING', ${order.total}, ${order.currency}, 0, 0, ${input.idempotencyKey}, ${JSON.stringify(data)}::jsonb, ${at}, ${at})
      RETURNING ${columns}`,
    );
  });
  if (!payment) throw new Error('the payment was not stored');
  if (payment.redirect_url) return { paymentId: payment.public_id, redirectUrl: payment.redirect_url };

  // Outside the transaction: a provider may take seconds. A crash here leaves a payment that the next request opens with the same id.
  const started = await provider.start({
    paymentId: payment.public_id,
    amount: Number(payment.amount),
    currency: payment.currency,
    orderNumber: own.number,
    locale: payment.data.locale,
    returnUrl: payment.data.returnUrl,
  });
  await database(ctx.payload).execute(sql`
    UPDATE payments SET provider_reference = ${started.reference}, redirect_url = ${started.redirectUrl}, updated_at = ${at} WHERE public_id = ${payment.public_id}`);
  return { paymentId: payment.public_id, redirectUrl: started.redirectUrl };
}

/** Two tabs may order the same course; once one order is paid, the other would be money for nothing. */
async function refuseWhatIsOwned(ctx: Context, orderId: number): Promise<void> {
  const lines = await findLines(database(ctx.payload), [orderId]);
  const owned = await ownedCourses(ctx);
  const again = lines.find((line) => isWhollyOwned(line.product_code, line.grants ?? [], owned));
  if (again) throw new ServiceError('ALREADY_OWNED', `${again.product_code} is owned already`);
}

import { sumOf } from '@/lib/activation/activation';
import { toMainUnit, type Currency } from '@/lib/kernel/money';
import { maxPendingOrders, type TeachingOrder } from '@/lib/orders/order-state';
import type { Locale } from '@/lib/kernel/i18n/locales';
import type { Asked, Context } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { insertLines, insertOrder, sameRequest, type NewLine, type Once } from '@/platform/orders/insert-order';
import { readShopSettings } from '@/platform/shipping/shop-settings';
import { ownPending } from '@/platform/cart/reservations';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockTeacher, type Teacher } from '@/platform/classes/access/require-teacher';

type Input = {
  teacher: Teacher;
  once: Once;
  teaching: TeachingOrder;
  currency: Currency;
  locale: Locale;
  /** What the teacher saw, in the main unit. */
  expectedTotal: number;
  /** Called under the teacher's lock, so that it sees what another tab has ordered meanwhile. */
  makeLines: (db: Database) => Promise<NewLine[]>;
};

/**
 * Places what a teacher orders for a class, to be paid like every other order (docs/product.md, "Activation and course codes"). It does not
 * come from a cart, coupons do not apply, and nothing is reserved. One key is one order.
 */
export async function placeTeachingOrder({ ctx, input }: Asked<Input>): Promise<string> {
  await limitNetwork(ctx, 'order');
  rejectWithoutAddress(ctx);
  const { teacher, once, teaching, currency, locale, expectedTotal, makeLines } = input;
  const earlier = await sameRequest(database(ctx.payload), once);
  if (earlier) return earlier.number;
  const { japan } = await readShopSettings(ctx.payload);
  return inTransaction(ctx.payload, async ({ db }) => {
    await lockTeacher(db, teacher);
    const same = await sameRequest(db, once);
    if (same) return same.number;
    const lines = await makeLines(db);
    const total = sumOf(lines);
    const inMain = toMainUnit({ amount: total, currency });
    if (Math.abs(expectedTotal - inMain) > 1e-6)
      throw new ServiceError('PRICE_CHANGED', 'the total is not what the teacher saw', { total: inMain });
    // Codes and activations are never free.
    if (!(total > 0)) throw new ServiceError('NO_PRICE', 'nothing to pay');
    if ((await ownPending(db, teacher.id, ctx.now())).length >= maxPendingOrders)
      throw new ServiceError('TOO_MANY_PENDING_ORDERS', `at most ${maxPendingOrders} unpaid orders at a time`);
    const order = await insertOrder(db, ctx.now(), {
      ...once,
      teaching,
      currency,
      locale,
      total,
      subtotal: total,
      discount: 0,
      shipping: 0,
      ...(japan && currency === 'JPY' && { tax_qualifiedNumber: japan.qualifiedNumber, tax_rate: japan.rate }),
    });
    await insertLines(db, order.id, lines);
    return order.number;
  });
}

/** As for every order: problems are reported by email. */
function rejectWithoutAddress({ user }: Context): void {
  if (!user?.email) throw new ServiceError('EMAIL_REQUIRED', 'an account without an address orders nothing');
}

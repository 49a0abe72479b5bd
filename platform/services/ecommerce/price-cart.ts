import type { CartInput, PricedCart } from '@/lib/contract/ecommerce';
import { toMainUnit } from '@/lib/domain/money';
import type { Locale } from '@/lib/i18n/locales';
import type { Context } from '../context';
import { quoteCart } from './quote-cart';

/** A cart with the server's prices, in main units, for visitors and users alike. Nothing is reserved. */
export async function priceCart({
  ctx,
  input,
}: {
  ctx: Context;
  input: CartInput & { locale?: Locale | undefined };
}): Promise<PricedCart> {
  const { currency } = input;
  const { totals, coupon } = await quoteCart({ ctx, input });
  const main = (amount: number) => toMainUnit({ amount, currency });
  return {
    currency,
    lines: totals.lines.map((line) => ({
      productId: line.productId,
      title: line.title,
      quantity: line.quantity,
      unitOriginPrice: main(line.unitOrigin),
      unitPrice: main(line.unitPrice),
      discount: main(line.discount),
      amount: main(line.amount),
      requiresShipping: line.requiresShipping,
      problem: line.problem,
    })),
    subtotal: main(totals.subtotal),
    discount: main(totals.discount),
    shipping: main(totals.shipping),
    total: main(totals.total),
    coupon,
  };
}

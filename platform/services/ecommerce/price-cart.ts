import type { CartInput, PricedCart } from '@/lib/contract/ecommerce';
import type { Asked } from '../context';
import { limitNetwork } from '../limits';
import { inMainUnits, lineInMainUnits } from './order-rows';
import { quoteCart, type Language } from './quote-cart';

/** A cart with the server's prices, in main units, for visitors and users alike. Nothing is reserved. */
export async function priceCart({ ctx, input }: Asked<CartInput & Language>): Promise<PricedCart> {
  await limitNetwork(ctx, 'price');
  const { currency } = input;
  const { totals, coupon } = await quoteCart({ ctx, input });
  const { lines, ...sums } = totals;
  return {
    currency,
    lines: lines.map((line) => ({ ...lineInMainUnits(line.productId, line, currency), problem: line.problem })),
    ...inMainUnits(sums, currency),
    coupon,
  };
}

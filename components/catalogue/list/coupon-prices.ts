import { call } from '@/lib/kernel/api/client';
import { catalogueOperations } from '@/lib/catalogue/addresses';
import { currencyOfLocale, formatMoney, fromMainUnit, pricesOf, toMainUnit } from '@/lib/kernel/money';
import type { Locale } from '@/lib/kernel/locale';
import { cartStore } from '@/stores/cart';
import { maxLines } from '@/lib/catalogue/cart-limits';
import type { CardItem } from '@/lib/catalogue/catalogue-cards';

/** The price of each product with the coupon, as text; without the products that it does not make cheaper. */
export type Reduced = ReadonlyMap<string, string>;

/** Puts the coupon into the cart if it lowers any of these prices; null when it lowers none. Loaded only when a coupon is given. */
export async function applyCoupon(items: readonly CardItem[], code: string, locale: Locale): Promise<Reduced | null> {
  const sold = items.filter((item) => (pricesOf(item, locale)?.sell.amount ?? 0) > 0);
  const carts = await Promise.all(
    sold.flatMap((_, from) => (from % maxLines ? [] : priceCart(sold.slice(from, from + maxLines), code, locale))),
  );
  const lines = carts.flatMap((cart) => cart.lines).filter((line) => line.discount > 0);
  const dearest = lines.toSorted((a, b) => b.amount - a.amount)[0];
  if (!dearest) return null;
  cartStore.getState().setCoupon(code);
  const alone = await priceCart(
    sold.filter(({ id }) => id === dearest.productId),
    code,
    locale,
  );
  const discount = discountOf(dearest, alone.lines[0]?.discount ?? 0);
  const currency = currencyOfLocale(locale);
  const withCoupon = (price: number) => {
    const { amount } = fromMainUnit(price, currency);
    const off = discount(price) / toMainUnit({ amount: 1, currency });
    return formatMoney({ amount: Math.max(0, Math.round(amount - off)), currency }, locale);
  };
  return new Map(lines.map(({ productId, unitPrice }) => [productId, withCoupon(unitPrice)]));
}

/** Tells the kinds of coupon apart: a percentage takes the same share of a line alone or among others; an amount is spread over the cart. */
function discountOf(among: { unitPrice: number; discount: number }, alone: number): (price: number) => number {
  const share = alone / among.unitPrice;
  const isPercent = Math.abs(share - among.discount / among.unitPrice) < 0.005;
  return isPercent ? (price) => price * share : (price) => Math.min(price, alone);
}

const priceCart = (items: readonly CardItem[], coupon: string, locale: Locale) =>
  call(catalogueOperations.priceCart, {
    body: {
      items: items.map(({ id }) => ({ productId: id, quantity: 1 })),
      currency: currencyOfLocale(locale),
      coupon,
    },
  });

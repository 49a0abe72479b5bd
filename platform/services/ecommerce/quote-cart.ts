import type { CartInput } from '@/lib/contract/ecommerce';
import { fromMainUnit } from '@/lib/domain/money';
import { couponProblem, priceCart, type CartLine, type CartTotals, type CouponProblem } from '@/lib/domain/price';
import type { Locale } from '@/lib/i18n/locales';
import type { Context } from '../context';
import { database, rows, sql } from '../database';
import { readProducts, type CatalogueProduct, type Grant } from './catalogue';
import { findCoupon } from './coupon';
import { listMarketProducts } from './market';

export type LineProblem = 'PRODUCT_UNAVAILABLE' | 'OUT_OF_STOCK' | 'ALREADY_OWNED';
export type QuoteLine = CartLine & {
  title: string;
  requiresShipping: boolean;
  problem: LineProblem | null;
  grants: Grant[];
};
export type Quote = {
  totals: CartTotals<QuoteLine>;
  coupon: { code: string; applied: boolean; problem: CouponProblem | null } | null;
};

/** Delivery is included in the prices. */
const shippingFee = 0;

const localeOfCurrency = { NTD: 'zh-TW', JPY: 'ja-JP', USD: 'en-US' } as const;

/**
 * What a cart costs now, in minor units. The server's prices alone count. Lines that cannot be bought keep their place with a
 * `problem` and add nothing to the total; a coupon that does not hold is named with its problem and takes nothing off.
 */
export async function quoteCart({
  ctx,
  input,
}: {
  ctx: Context;
  input: CartInput & { locale?: Locale | undefined };
}): Promise<Quote> {
  const { currency } = input;
  const locale = input.locale ?? localeOfCurrency[currency];
  const wanted = new Map<string, number>();
  for (const item of input.items)
    wanted.set(item.productId, Math.min(99, (wanted.get(item.productId) ?? 0) + item.quantity));
  const products = await productsOf(ctx, [...wanted.keys()], input.marketHandle);
  const owned = await ownedCourses(ctx);

  const lines = [...wanted].map(([productId, quantity]): QuoteLine => {
    const product = products.get(productId);
    const price = product?.facts.price[currency];
    if (!product || !price || !product.facts.isActive[locale]) {
      return {
        productId,
        quantity,
        type: product?.facts.type ?? 'more',
        title: titleOf(product, locale) ?? productId,
        unitOrigin: 0,
        unitPrice: 0,
        requiresShipping: false,
        problem: 'PRODUCT_UNAVAILABLE',
        grants: [],
      };
    }
    const { facts, grants } = product;
    const onlyCourses = givesOnlyCourses(grants);
    // The same course twice would be money for nothing.
    const pieces = onlyCourses ? 1 : quantity;
    const isOwned = isWhollyOwned(productId, grants, owned);
    const isShort = facts.stock !== null && facts.stock < pieces;
    return {
      productId,
      quantity: pieces,
      type: facts.type,
      title: titleOf(product, locale) ?? productId,
      unitOrigin: fromMainUnit(price.originPrice, currency).amount,
      unitPrice: fromMainUnit(price.sellPrice, currency).amount,
      requiresShipping: facts.requiresShipping,
      problem: isOwned ? 'ALREADY_OWNED' : isShort ? 'OUT_OF_STOCK' : null,
      grants,
    };
  });

  const buyable = lines.filter((line) => line.problem === null);
  const code = input.coupon?.trim();
  const coupon = code ? await findCoupon(ctx.payload, code) : null;
  const problem = code ? couponProblem(coupon, buyable, currency, ctx.now()) : null;
  const totals = priceCart(buyable, problem ? null : coupon, currency, shippingFee);
  const priced = new Map(totals.lines.map((line) => [line.productId, line]));
  return {
    totals: {
      ...totals,
      lines: lines.map((line) => priced.get(line.productId) ?? { ...line, discount: 0, amount: 0 }),
    },
    coupon: code ? { code: coupon?.code ?? code, applied: problem === null, problem } : null,
  };
}

function givesOnlyCourses(grants: readonly Grant[]): boolean {
  return grants.length > 0 && grants.every((grant) => grant.kind === 'course' && !grant.months);
}

/** Whether buying this would give nothing but courses the user may already watch for good. */
export function isWhollyOwned(productId: string, grants: readonly Grant[], owned: ReadonlySet<string>): boolean {
  return givesOnlyCourses(grants) && grants.every((grant) => owned.has(grant.ref ?? productId));
}

async function productsOf(
  ctx: Context,
  codes: string[],
  marketHandle: string | undefined,
): Promise<Map<string, CatalogueProduct>> {
  const [own, market] = await Promise.all([
    readProducts(ctx.payload, codes),
    marketHandle ? listMarketProducts(ctx.payload, marketHandle, ctx.now()) : [],
  ]);
  return new Map([...own, ...market].map((product) => [product.facts.id, product]));
}

/** Course plans the user may watch without end. */
export async function ownedCourses(ctx: Context): Promise<Set<string>> {
  if (!ctx.user) return new Set();
  const found = await rows<{ ref: string }>(
    database(ctx.payload),
    sql`
    SELECT DISTINCT COALESCE(ref, product_code) AS ref FROM entitlements
    WHERE user_id = ${ctx.user.id} AND kind = 'course' AND revoked_at IS NULL AND ends_at IS NULL`,
  );
  return new Set(found.map((row) => row.ref));
}

function titleOf(product: CatalogueProduct | undefined, locale: Locale): string | null {
  if (!product) return null;
  return product.titles[locale] || Object.values(product.titles).find(Boolean) || null;
}

import type { CartInput, PricedCart } from '@/lib/catalogue/priced-cart';
import { canBeGift, isWhollyOwned, maxQuantity, type SoldGrant } from '@/lib/catalogue/grant';
import type { Titles } from '@/lib/kernel/i18n/titles';
import { freeExamProduct } from '@/lib/catalogue/exam-product';
import { fromMainUnit, toMainUnit } from '@/lib/kernel/money';
import {
  couponProblem,
  priceCart as sumUp,
  type CartLine,
  type CartTotals,
  type CouponProblem,
} from '@/lib/catalogue/price';
import { shippingFee, shippingTo, type ShippingOffer } from '@/lib/shipping/shipping';
import type { StoreRegion } from '@/lib/branches/store-regions';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import type { Asked } from '@/platform/kernel/context';
import { readStarterCourse } from '@/platform/fulfilment/starter-course';
import { database } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { titleFor } from '@/platform/kernel/title-for';
import { readProductsWithOpened, type CatalogueProduct } from '@/platform/catalogue/products';
import { findCoupon, usesByUser } from './coupon';
import { codeFor } from '@/platform/catalogue/fix-codes';
import { sumBy } from '@/platform/kernel/sum-by';
import { ownPending } from './reservations';
import { atMarketPrices, readMarketEntries } from '@/platform/catalogue/markets';
import { inMainUnits, lineInMainUnits } from './main-units';
import { waitingIn } from './waiting-in';
import { ownedForGood } from '@/platform/fulfilment/ownership';
import { personFor } from '@/platform/fulfilment/person-for';
import { readShopSettings, type ShopSettings } from '@/platform/shipping/shop-settings';

export type LineProblem = 'PRODUCT_UNAVAILABLE' | 'OUT_OF_STOCK' | 'ALREADY_OWNED' | 'CAMPAIGN_ENDED';
export type QuoteLine = CartLine & {
  title: string;
  requiresShipping: boolean;
  problem: LineProblem | null;
  canBeGift: boolean;
  waitsIn: string | null;
  titles: Titles;
  grants: SoldGrant[];
};
/** The language of the titles; without one, the currency's. */
type Language = { locale?: Locale | undefined };
/** The country of delivery, if it is known. */
type Destination = { country?: StoreRegion | undefined };
export type Quote = {
  totals: CartTotals<QuoteLine>;
  coupon: { code: string; applied: boolean; problem: CouponProblem | null } | null;
  /** null: nothing is shipped, or the country is not known. Minor units. */
  delivery: { country: StoreRegion; offer: ShippingOffer | null } | null;
  settings: ShopSettings;
  /** The published products of the cart, and those that their codes open, at the shop's own prices. */
  products: ReadonlyMap<string, CatalogueProduct>;
};

const localeOfCurrency = { NTD: 'zh-TW', JPY: 'ja-JP', USD: 'en-US' } as const;

/**
 * What a cart costs now, in minor units. Only the server's prices count. Lines that cannot be bought stay in the cart
 * with a `problem` and add nothing to the total; an invalid coupon is returned with its problem and takes nothing off.
 */
export async function quoteCart({ ctx, input }: Asked<CartInput & Language & Destination>): Promise<Quote> {
  const { currency } = input;
  const locale = input.locale ?? localeOfCurrency[currency];
  const wanted = sumBy(input.items.map((item) => [item.productId, item.quantity]));
  const db = database(ctx.payload);
  const published = await readProductsWithOpened(ctx.payload, [...wanted.keys()]);
  const products = input.marketHandle
    ? new Map([...published, ...atMarketPrices(await readMarketEntries(ctx, input.marketHandle), published)])
    : published;
  const starter = await readStarterCourse(ctx);
  if (input.asGift && input.learner)
    throw new ServiceError('VALIDATION_FAILED', 'a gift is for nobody of the account', {
      issues: [{ path: 'learner' }],
    });
  const person = ctx.user && (await personFor(db, ctx.user.id, input.learner));
  const owned = person ? await ownedForGood(db, person) : new Set<string>();
  const waits = person ? await waitingIn(db, person, [...wanted.keys()]) : new Map<string, string>();
  const pending = ctx.user ? await ownPending(db, ctx.user.id, ctx.now()) : [];
  const heldByOwn = (productId: string) => pending.reduce((sum, order) => sum + (order.pieces.get(productId) ?? 0), 0);

  const lines = [...wanted].map(([productId, quantity]): QuoteLine => {
    const product = products.get(productId);
    const price = product?.facts.isActive[locale] && product.facts.price[currency];
    // The starter course is claimed, once per account; the cart would give it again.
    const isClaimed = price && price.sellPrice === 0 && productId === starter.productId;
    const isEverybodys = productId === freeExamProduct;
    const title = titleFor(product?.titles ?? null, [locale, ...locales], productId);
    if (!product || !price || isClaimed || isEverybodys) {
      const type = product?.facts.type ?? 'more';
      const nothing = {
        unitOrigin: 0,
        unitPrice: 0,
        requiresShipping: false,
        canBeGift: false,
        waitsIn: null,
        titles: {},
        grants: [],
      };
      const problem = isClaimed && !starter.isOpen ? 'CAMPAIGN_ENDED' : 'PRODUCT_UNAVAILABLE';
      return { productId, quantity, type, title, problem, ...nothing };
    }
    const { facts, titles } = product;
    const unitPrice = fromMainUnit(price.sellPrice, currency).amount;
    const isGiftable = canBeGift(product.grants, unitPrice);
    const grants = input.asGift && isGiftable ? [codeFor(productId)] : product.grants;
    const pieces = Math.min(quantity, maxQuantity(grants));
    const isOwned = isWhollyOwned(productId, grants, owned);
    const isShort = facts.stock !== null && facts.stock + heldByOwn(productId) < pieces;
    return {
      productId,
      quantity: pieces,
      type: facts.type,
      title,
      unitOrigin: fromMainUnit(price.originPrice, currency).amount,
      unitPrice,
      requiresShipping: facts.requiresShipping,
      problem: isOwned ? 'ALREADY_OWNED' : isShort ? 'OUT_OF_STOCK' : null,
      canBeGift: isGiftable,
      waitsIn: waits.get(productId) ?? null,
      titles,
      grants,
    };
  });

  const buyable = lines.filter((line) => line.problem === null);
  const code = input.coupon?.trim();
  const found = code ? await findCoupon(ctx.payload, code) : null;
  // Whatever the account's own unpaid orders reserve is available to this purchase.
  const ownUses = pending.filter((order) => order.coupon !== null && order.coupon === found?.code).length;
  const used = found && ctx.user ? await usesByUser(db, ctx.user.id, found.code, ctx.now()) : ownUses;
  const coupon = found && { ...found, uses: found.uses - ownUses, usesByUser: used - ownUses };
  const problem = code ? couponProblem(coupon, buyable, currency, ctx.now()) : null;
  const settings = await readShopSettings(ctx.payload);
  const delivery =
    input.country && buyable.some(({ requiresShipping }) => requiresShipping)
      ? { country: input.country, offer: shippingTo(settings.shippingRates, input.country, currency) }
      : null;
  const totals = sumUp(buyable, problem ? null : coupon, currency, (sold) => {
    if (!delivery?.offer) return 0;
    return shippingFee(
      delivery.offer,
      sold.reduce((sum, line) => (line.requiresShipping ? sum + line.amount : sum), 0),
    );
  });
  const priced = new Map(totals.lines.map((line) => [line.productId, line]));
  const all = lines.map((line) => priced.get(line.productId) ?? { ...line, discount: 0, amount: 0 });
  return {
    totals: { ...totals, lines: all },
    coupon: code ? { code: coupon?.code ?? code, applied: problem === null, problem } : null,
    delivery,
    settings,
    products: published,
  };
}

/** A cart with the server's prices, in main units, for visitors and users alike. Nothing is reserved. */
export async function priceCart({ ctx, input }: Asked<CartInput & Language & Destination>): Promise<PricedCart> {
  await limitNetwork(ctx, 'price');
  const { currency } = input;
  const { totals, coupon, delivery, settings } = await quoteCart({ ctx, input });
  const { lines, ...sums } = totals;
  return {
    currency,
    lines: lines.map((line) => ({
      ...lineInMainUnits(line.productId, line, currency),
      problem: line.problem,
      canBeGift: line.canBeGift,
      waitsIn: line.waitsIn,
    })),
    ...inMainUnits(sums, currency),
    coupon,
    delivery: delivery && {
      country: delivery.country,
      freeFrom: delivery.offer?.freeFrom == null ? null : toMainUnit({ amount: delivery.offer.freeFrom, currency }),
      problem: delivery.offer ? null : 'SHIPPING_UNAVAILABLE',
    },
    asksInvoice: settings.asksInvoice && currency === 'NTD' && sums.total > 0,
  };
}

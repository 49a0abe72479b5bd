import { eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { CartInput, PricedCart } from '@/lib/catalogue/priced-cart';
import { canBeGift, isWhollyOwned, maxQuantity, type SoldGrant, type Titles } from '@/lib/catalogue/grant';
import { freeExamProduct } from '@/lib/exams/exam';
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
import { course_plans, course_plans_locales } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { readStarterCourse } from '@/platform/fulfilment/starter-course';
import { database } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { titleFor } from '@/platform/kernel/title-for';
import { readProducts, readProductsWithOpened, type CatalogueProduct } from '@/platform/catalogue/products';
import { findCoupon, usesByUser } from './coupon';
import { ownPending, sumBy } from './reservations';
import { atMarketPrices, readMarketEntries } from '@/platform/catalogue/markets';
import { inMainUnits, lineInMainUnits } from '@/platform/orders/order-rows';
import { waitingIn } from '@/platform/orders/ordered-cart';
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
/** Titles come in this language, or else the currency's. */
type Language = { locale?: Locale | undefined };
/** Where it goes, so far as that is known. */
type Destination = { country?: StoreRegion | undefined };
export type Quote = {
  totals: CartTotals<QuoteLine>;
  coupon: { code: string; applied: boolean; problem: CouponProblem | null } | null;
  /** null: nothing is sent, or it is not known where to. Minor units. */
  delivery: { country: StoreRegion; offer: ShippingOffer | null } | null;
  settings: ShopSettings;
  /** The published products of the cart and those that their codes open, at the shop's own prices. */
  products: ReadonlyMap<string, CatalogueProduct>;
};

const localeOfCurrency = { NTD: 'zh-TW', JPY: 'ja-JP', USD: 'en-US' } as const;

/** A code that opens the product, as it is when it is sold (`fixCodes`). */
export const codeFor = (productId: string): SoldGrant => ({
  kind: 'redeemCode',
  ref: productId,
  months: null,
  amount: 1,
});

/**
 * What a cart costs now, in minor units. The server's prices alone count. Lines that cannot be bought keep their place with a
 * `problem` and add nothing to the total; a coupon that does not hold is named with its problem and takes nothing off.
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
    // It is claimed, once: the cart would give it again.
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
  // What the account's own unpaid orders hold, this purchase may have.
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

/**
 * What each code of these lines will open, as it is today: kept with the order, so that nothing changes it once it is sold.
 * @param known the published products among what they open, where they have been read
 */
export async function fixCodes<Line extends Pick<QuoteLine, 'productId' | 'grants'>>(
  payload: Payload,
  lines: readonly Line[],
  known?: ReadonlyMap<string, CatalogueProduct>,
): Promise<Line[]> {
  const opened = lines.flatMap((line) =>
    line.grants.flatMap((grant) => (grant.kind === 'redeemCode' ? (grant.ref ?? line.productId) : [])),
  );
  if (opened.length === 0) return [...lines];
  const products = known ?? (await readProducts(payload, opened));
  const plans = await database(payload)
    .select({ code: course_plans.code, locale: course_plans_locales._locale, title: course_plans_locales.title })
    .from(course_plans)
    .innerJoin(course_plans_locales, eq(course_plans_locales._parentID, course_plans.id))
    .where(inArray(course_plans.code, opened));
  const opens = (code: string): SoldGrant['opens'] => {
    const product = products.get(code);
    // Without codes that would open themselves; a bare course plan is the course.
    const grants = (product?.grants ?? []).filter((grant) => grant.kind !== 'redeemCode');
    const planTitles = plans.flatMap((plan) => (plan.code === code ? [[plan.locale, plan.title]] : []));
    return {
      titles: product?.titles ?? Object.fromEntries(planTitles),
      grants: grants.length > 0 ? grants : [{ kind: 'course', ref: code, months: null, amount: 1 }],
    };
  };
  return lines.map((line) => ({
    ...line,
    grants: line.grants.map((grant) =>
      grant.kind === 'redeemCode' ? { ...grant, opens: opens(grant.ref ?? line.productId) } : grant,
    ),
  }));
}

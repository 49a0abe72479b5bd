import type { Currency } from '@/lib/kernel/money';
import { storeRegions, type StoreRegion } from '@/lib/branches/store-regions';

type PerCurrency = Partial<Record<Currency, number>>;

/** What staff have set for one country, in minor units of each currency (docs/product.md, "Shipping"). */
export type ShippingRate = {
  country: StoreRegion;
  /** Orders in a currency without a price are not sent there. */
  price: PerCurrency;
  /** From this amount of goods on, shipping is free. */
  freeFrom: PerCurrency;
};

/** What it costs to send goods to a country. */
export type ShippingOffer = { price: number; freeFrom: number | null };

/** null: goods are not sent there. Where staff have set nothing at all, sending is in the prices of the goods, wherever they go. */
export function shippingTo(
  rates: readonly ShippingRate[],
  country: StoreRegion,
  currency: Currency,
): ShippingOffer | null {
  if (rates.length === 0) return { price: 0, freeFrom: null };
  const rate = rates.find((one) => one.country === country);
  const price = rate?.price[currency];
  return price === undefined ? null : { price, freeFrom: rate?.freeFrom[currency] ?? null };
}

/** What sending adds to an order. `goods`: what is paid for the things in the shipment, after the coupon. */
export function shippingFee({ price, freeFrom }: ShippingOffer, goods: number): number {
  return freeFrom !== null && goods >= freeFrom ? 0 : price;
}

/** Where goods can be sent in a currency, in the order of the address form. */
export function shippingOffers(rates: readonly ShippingRate[], currency: Currency) {
  return storeRegions.flatMap((country) => {
    const offer = shippingTo(rates, country, currency);
    return offer ? [{ country, ...offer }] : [];
  });
}

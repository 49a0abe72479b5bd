import type { Shipping } from '@/lib/shipping/contract';
import { fromMainUnit, isoCurrency, toMainUnit, type Money } from '@/lib/kernel/money';
import { shippingFee } from './shipping';

/** What sending one piece at this price costs, by country: free where the piece alone makes it so. */
export function shippingOf(offers: Shipping, { amount, currency }: Money): { country: string; fee: Money }[] {
  const minor = (value: number) => fromMainUnit(value, currency).amount;
  return offers.map(({ country, price, freeFrom }) => ({
    country,
    fee: {
      amount: shippingFee({ price: minor(price), freeFrom: freeFrom === null ? null : minor(freeFrom) }, amount),
      currency,
    },
  }));
}

/** As schema.org describes it. */
export function shippingDetails(offers: Shipping, sell: Money) {
  return shippingOf(offers, sell).map(({ country, fee }) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: toMainUnit(fee), currency: isoCurrency(fee.currency) },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
  }));
}

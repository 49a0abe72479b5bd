import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, fromMainUnit } from '@/lib/kernel/money';
import { shippingBack } from '@/lib/refunds/refund';
import { shippingFee, shippingOffers, shippingTo, type ShippingRate } from './shipping';
import { shipmentStatuses } from './shipment-state';
import { storeRegions } from '@/lib/branches/store-regions';
import { shippingRates } from '@/platform/seed/shop-settings';

const amount = fc.integer({ min: 0, max: 1_000_000 });
const perCurrency = fc.record({ NTD: amount, USD: amount, JPY: amount }, { requiredKeys: [] });
const rates: fc.Arbitrary<ShippingRate[]> = fc.uniqueArray(
  fc.record({ country: fc.constantFrom(...storeRegions), price: perCurrency, freeFrom: perCurrency }),
  { selector: ({ country }) => country },
);
const country = fc.constantFrom(...storeRegions);
const currency = fc.constantFrom(...currencies);

describe('shipping', () => {
  it('is the price of the country and currency alone, and nothing from the sum on that makes it free', () => {
    fc.assert(
      fc.property(rates, country, currency, amount, (all, to, paidIn, goods) => {
        fc.pre(all.length > 0);
        const offer = shippingTo(all, to, paidIn);
        const own = all.find((rate) => rate.country === to);
        expect(offer === null).toBe(own?.price[paidIn] === undefined);
        if (!offer) return;
        const fee = shippingFee(offer, goods);
        const from = own?.freeFrom[paidIn];
        expect(fee).toBe(from !== undefined && goods >= from ? 0 : own?.price[paidIn]);
        // More goods never cost more to send, and what others cost changes nothing.
        expect(shippingFee(offer, goods + 1)).toBeLessThanOrEqual(fee);
        expect(shippingTo(own ? [own] : [], to, paidIn)).toEqual(offer);
      }),
    );
  });

  it('is in the prices wherever it goes, while staff have set nothing', () => {
    fc.assert(
      fc.property(country, currency, amount, (to, paidIn, goods) => {
        expect(shippingFee(shippingTo([], to, paidIn)!, goods)).toBe(0);
        expect(shippingOffers([], paidIn)).toHaveLength(storeRegions.length);
      }),
    );
  });

  it('lists exactly where goods go', () => {
    fc.assert(
      fc.property(rates, currency, (all, paidIn) => {
        const listed = shippingOffers(all, paidIn).map((offer) => offer.country);
        expect(listed).toEqual(storeRegions.filter((to) => shippingTo(all, to, paidIn) !== null));
      }),
    );
  });

  it('of a new shop goes to every country of the address form, in every currency, and can become free at home', () => {
    expect(shippingRates.map((rate) => rate.country).sort()).toEqual([...storeRegions].sort());
    for (const rate of shippingRates)
      for (const paidIn of currencies) {
        const price = fromMainUnit(rate.price[paidIn], paidIn).amount;
        expect(price).toBeGreaterThan(0);
        if (rate.freeFrom) expect(fromMainUnit(rate.freeFrom[paidIn], paidIn).amount).toBeGreaterThan(price);
      }
    expect(shippingRates.find((rate) => rate.country === 'TW')).toMatchObject({
      price: { NTD: 80 },
      freeFrom: { NTD: 1500 },
    });
  });
});

describe('what goes back of the shipping', () => {
  it('is what is left of it, with the last thing of a shipment that has not left, and otherwise nothing', () => {
    const parcel = fc.constantFrom(null, ...shipmentStatuses);
    fc.assert(
      fc.property(amount, parcel, fc.nat(4), (left, status, others) => {
        const back = shippingBack({ left, parcel: status, others });
        const hasLeft = status === 'SHIPPED' || status === 'DELIVERED';
        expect(back).toBe(hasLeft || others > 0 ? 0 : left);
      }),
    );
    expect(shippingBack({ left: -1, parcel: 'PREPARING', others: 0 })).toBe(0);
  });
});

import type { Payload } from 'payload';
import type { Currency } from '@/lib/kernel/money';
import type { StoreRegion } from '@/lib/branches/store-regions';

type Amounts = Record<Currency, number>;

/** Shipping prices from Taipei: by courier in Taiwan, by air parcel abroad; about equal in every currency. */
export const shippingRates: readonly { country: StoreRegion; price: Amounts; freeFrom: Amounts | null }[] = [
  { country: 'TW', price: { NTD: 80, USD: 2.5, JPY: 400 }, freeFrom: { NTD: 1500, USD: 48, JPY: 7500 } },
  { country: 'HK', price: { NTD: 320, USD: 10, JPY: 1600 }, freeFrom: { NTD: 4500, USD: 145, JPY: 22_500 } },
  { country: 'MY', price: { NTD: 480, USD: 15, JPY: 2400 }, freeFrom: { NTD: 6000, USD: 195, JPY: 30_000 } },
  { country: 'US', price: { NTD: 900, USD: 29, JPY: 4500 }, freeFrom: null },
  { country: 'JP', price: { NTD: 380, USD: 12, JPY: 1800 }, freeFrom: { NTD: 4500, USD: 145, JPY: 22_500 } },
];

/** Sets shipping prices, and that buyers in Taiwan are asked for their invoice; existing settings stay as they are. */
export async function seedShopSettings(payload: Payload): Promise<boolean> {
  const existing = await payload.db.findGlobal<{ id?: number }>({ slug: 'shopSettings', select: {} });
  if (existing?.id !== undefined) return false;
  // The registration number in Japan is the company's own, so none is seeded.
  await payload.updateGlobal({
    slug: 'shopSettings',
    data: {
      shippingRates: shippingRates.map((rate) => ({ ...rate, freeFrom: rate.freeFrom ?? {} })),
      asksInvoice: true,
      japanTaxRate: 10,
    },
  });
  return true;
}

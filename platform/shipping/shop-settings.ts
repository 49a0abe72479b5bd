import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { Shipping } from '@/lib/shipping/contract';
import { currencies, fromMainUnit, toMainUnit, type Currency } from '@/lib/kernel/money';
import { shippingOffers, type ShippingRate } from '@/lib/shipping/shipping';
import { shop_settings as settings, shop_settings_shipping_rates as rates } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';

export type ShopSettings = {
  shippingRates: ShippingRate[];
  asksInvoice: boolean;
  /** Tax facts of receipts in yen; null while staff have set no registration number. */
  japan: { qualifiedNumber: string; rate: number } | null;
};

/** The present settings, uncached. */
export async function readShopSettings(payload: Payload): Promise<ShopSettings> {
  const db = database(payload);
  const [row] = await db.select().from(settings).limit(1);
  if (!row) return { shippingRates: [], asksInvoice: false, japan: null };
  const rows = await db.select().from(rates).where(eq(rates._parentID, row.id)).orderBy(asc(rates._order));
  const { asksInvoice, qualifiedNumber, japanTaxRate } = row;
  return {
    shippingRates: rows.map((rate) => ({
      country: rate.country,
      price: minorUnits((currency) => rate[`price_${currency}`]),
      freeFrom: minorUnits((currency) => rate[`freeFrom_${currency}`]),
    })),
    asksInvoice: asksInvoice ?? false,
    japan: qualifiedNumber ? { qualifiedNumber, rate: japanTaxRate } : null,
  };
}

/** Staff enter amounts in the main unit. */
const minorUnits = (amountIn: (currency: Currency) => number | null): ShippingRate['price'] =>
  Object.fromEntries(
    currencies.flatMap((currency) => {
      const amount = amountIn(currency);
      return amount === null ? [] : [[currency, fromMainUnit(amount, currency).amount]];
    }),
  );

/** The countries to which goods are shipped in a currency, with prices in its main unit. */
export async function listShipping(payload: Payload, currency: Currency): Promise<Shipping> {
  const { shippingRates } = await readShopSettings(payload);
  const inMain = (amount: number) => toMainUnit({ amount, currency });
  return shippingOffers(shippingRates, currency).map(({ country, price, freeFrom }) => ({
    country,
    price: inMain(price),
    freeFrom: freeFrom === null ? null : inMain(freeFrom),
  }));
}

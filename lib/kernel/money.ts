/** Currencies of the shop (docs/product.md, "Money"). The contract uses NTD; Intl and payment providers use TWD. */
export const currencies = ['NTD', 'USD', 'JPY'] as const;
export type Currency = (typeof currencies)[number];

/** An amount in the minor unit (cents for USD; NTD and JPY have none) with its currency. */
export type Money = { readonly amount: number; readonly currency: Currency };

/** Decimals of the main unit. */
export const minorDigits: Record<Currency, number> = { NTD: 0, USD: 2, JPY: 0 };

export function currencyOfLocale(locale: string): Currency {
  if (locale === 'zh-TW') return 'NTD';
  if (locale === 'ja-JP') return 'JPY';
  return 'USD';
}

/** ISO 4217 code, for Intl and payment providers. */
export function isoCurrency(currency: Currency): string {
  return currency === 'NTD' ? 'TWD' : currency;
}

/** The shop's code of an ISO 4217 code; null for an unsupported currency. */
export function currencyOfIso(code: string): Currency | null {
  return currencies.find((currency) => isoCurrency(currency) === code.toUpperCase()) ?? null;
}

/** From the main unit, as used in the APIs (32.5 USD), to Money. @throws RangeError for fractions finer than the minor unit */
export function fromMainUnit(value: number, currency: Currency): Money {
  const scaled = value * 10 ** minorDigits[currency];
  const amount = Math.round(scaled);
  if (!Number.isSafeInteger(amount) || Math.abs(scaled - amount) > 1e-6) {
    throw new RangeError(`not an amount of ${currency}: ${value}`);
  }
  return { amount, currency };
}

/** To the main unit, as used in the APIs. */
export function toMainUnit(money: Money): number {
  return money.amount / 10 ** minorDigits[money.currency];
}

/** Localized text, without needless decimals: NT$990, $32.50, US$48 (zh-CN), ¥4,800. */
export function formatMoney(money: Money, locale: string): string {
  const digits = minorDigits[money.currency];
  const whole = money.amount % 10 ** digits === 0;
  const text = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: isoCurrency(money.currency),
    currencyDisplay: 'symbol',
    minimumFractionDigits: whole ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(toMainUnit(money));
  // Intl writes plain $ for Taiwan's dollar in Taiwan and a full-width yen sign in Japan; shops there do not.
  return money.currency === 'NTD' ? text.replace(/(?<!NT)\$/, 'NT$') : text.replace('\uffe5', '\u00a5');
}

type MainUnitPrices = Partial<Record<Currency, { originPrice: number; sellPrice: number }>>;

/** Selling and original price in the currency of the page's language; null if it is not sold in that currency. */
export function pricesOf({ price }: { price: MainUnitPrices }, locale: string): { sell: Money; origin: Money } | null {
  const currency = currencyOfLocale(locale);
  const own = price[currency];
  return own ? { sell: fromMainUnit(own.sellPrice, currency), origin: fromMainUnit(own.originPrice, currency) } : null;
}

import { minorDigits, toMainUnit, type Currency, type Money } from '@/lib/kernel/money';

/** Staff see all currencies side by side, so a dollar sign always names its country. */
export const currencySymbols: Record<Currency, string> = { NTD: 'NT$', USD: 'US$', JPY: '¥' };

const numberIn = (currency: Currency) => {
  const digits = minorDigits[currency];
  return new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: 6 });
};

/** '1,980', '32.50': an amount of the main unit as it stands in a form. */
export const amountText = (value: number, currency: Currency): string => numberIn(currency).format(value);

/** 'NT$1,980', 'US$32.50': the same in every language of the back office. */
export const moneyText = (money: Money): string =>
  `${currencySymbols[money.currency]}${amountText(toMainUnit(money), money.currency)}`;

/** Parses a typed or pasted amount ('NT$1,980', '３２．５'); null if it has no digits. */
export function typedAmount(text: string): number | null {
  const [amount = ''] = /^-?\d*\.?\d*/.exec(text.normalize('NFKC').replace(/[^\d.-]/g, '')) ?? [];
  return /\d/.test(amount) ? Number(amount) : null;
}

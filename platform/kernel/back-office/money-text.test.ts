import { expect, it } from 'vitest';
import { formatMoney, type Currency } from '@/lib/kernel/money';

it.each<[string, Currency, number, string]>([
  ['zh-TW', 'NTD', 1980, 'NT$1,980'],
  ['en-US', 'USD', 4800, '$48'],
  ['en-US', 'USD', 3250, '$32.50'],
  ['zh-CN', 'USD', 4800, 'US$48'],
  ['ja-JP', 'JPY', 14800, '¥14,800'],
  ['en-US', 'NTD', 400, 'NT$400'],
])('writes a price in %s as its readers do', (locale, currency, amount, text) => {
  expect(formatMoney({ amount, currency }, locale)).toBe(text);
});

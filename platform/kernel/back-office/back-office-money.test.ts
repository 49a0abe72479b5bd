import { describe, expect, it } from 'vitest';
import { amountText, moneyText, typedAmount } from '@/platform/kernel/back-office/fields/money-text';

describe('money in the back office', () => {
  it('says whose dollar it is, with the decimals of its currency', () => {
    expect(moneyText({ amount: 1980, currency: 'NTD' })).toBe('NT$1,980');
    expect(moneyText({ amount: 4800, currency: 'JPY' })).toBe('¥4,800');
    expect(moneyText({ amount: 3250, currency: 'USD' })).toBe('US$32.50');
    expect(moneyText({ amount: 4800, currency: 'USD' })).toBe('US$48.00');
  });

  it.each([
    ['1980', 1980],
    ['1,980', 1980],
    ['NT$1,980', 1980],
    ['US$32.50', 32.5],
    [' 32.5 ', 32.5],
    ['３２．５', 32.5],
    ['.5', 0.5],
    ['10.', 10],
    ['12.345', 12.345],
    ['', null],
    ['abc', null],
    ['-5', -5],
  ])('reads %j as %j', (text, value) => expect(typedAmount(text)).toBe(value));

  it('shows what cannot be charged as it was written, so that the complaint is understood', () => {
    expect(amountText(10.5, 'NTD')).toBe('10.5');
    expect(amountText(12.345, 'USD')).toBe('12.345');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceWishSchema } from './invoice';
import { isQualifiedNumber, taxWithin } from '@/lib/kernel/japan-invoice';
import {
  asInvoiceCode,
  isCertificate,
  isDonationCode,
  isInvoiceNumber,
  isMobileBarcode,
  isTaxId,
} from './taiwan-invoice';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));

describe('a company’s number in Taiwan', () => {
  it.each(['22099131', '04595257', '10458575', '10458574'])('%s is one', (number) => {
    expect(isTaxId(number)).toBe(true);
  });
  it.each(['22099132', '12345678', '00000000', '2209913', '220991311', '2209913a', ''])('%s is none', (number) => {
    expect(isTaxId(number)).toBe(false);
  });

  it('tells one wrong digit, except where the rule of 2023 cannot', () => {
    fc.assert(
      fc.property(digits(8).filter(isTaxId), fc.nat(7), fc.integer({ min: 1, max: 9 }), (number, place, more) => {
        // A 7 in the seventh place may count as 1 or 0; digits that differ by 5 are equivalent where the weight is 1.
        fc.pre(number[6] !== '7' && place !== 6);
        const changed = (Number(number[place]) + more) % 10;
        const other = number.slice(0, place) + changed + number.slice(place + 1);
        const weigh = (digit: number) =>
          place === 7 || place % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
        fc.pre((weigh(changed) - weigh(Number(number[place]))) % 5 !== 0);
        expect(isTaxId(other)).toBe(false);
      }),
    );
  });

  it('is found among any ten in a row at least once, and at most four times', () => {
    fc.assert(
      fc.property(digits(7), (start) => {
        const found = Array.from({ length: 10 }, (_, last) => start + last).filter(isTaxId).length;
        expect(found).toBeGreaterThanOrEqual(start === '0000000' ? 1 : 2);
        expect(found).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('what a buyer types of an invoice', () => {
  it('is read however it is written', () => {
    expect(asInvoiceCode(' ／ａｂ1+-.C ')).toBe('/AB1+-.C');
    const read = (wish: unknown) => invoiceWishSchema.parse(wish);
    expect(read({ kind: 'personal', carrier: '/ab12+-.' })).toEqual({ kind: 'personal', carrier: '/AB12+-.' });
    expect(read({ kind: 'personal', carrier: 'ab12345678901234' })).toMatchObject({ carrier: 'AB12345678901234' });
    expect(read({ kind: 'company', taxId: '2209 9131', companyName: ' 台積電 ' })).toEqual({
      kind: 'company',
      taxId: '22099131',
      companyName: '台積電',
    });
    expect(read({ kind: 'donation', donationCode: '９１９' })).toEqual({ kind: 'donation', donationCode: '919' });
  });

  it.each([
    { kind: 'personal', carrier: '/AB12+-' },
    { kind: 'personal', carrier: '/AB12+-.=' },
    { kind: 'personal', carrier: 'A123456789012345' },
    { kind: 'personal', taxId: '22099131' },
    { kind: 'company', taxId: '22099132', companyName: 'x' },
    { kind: 'company', taxId: '22099131', companyName: ' ' },
    { kind: 'company', taxId: '22099131' },
    { kind: 'donation', donationCode: '12' },
    { kind: 'donation', donationCode: '12345678' },
    { kind: 'else' },
    {},
  ])('is rejected: %j', (wish) => {
    expect(invoiceWishSchema.safeParse(wish).success).toBe(false);
  });

  it('is one thing only', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits(5), digits(8)), (text) => {
        const kinds = [isMobileBarcode, isCertificate, isDonationCode, isInvoiceNumber].filter((is) => is(text));
        expect(kinds.length).toBeLessThanOrEqual(1);
      }),
    );
    expect(isInvoiceNumber('AB12345678')).toBe(true);
  });
});

describe('Japan’s registration number', () => {
  it('has the check digit of its company', () => {
    // The number of the National Tax Agency.
    expect(isQualifiedNumber('T7000012050002')).toBe(true);
    for (const wrong of ['T7000012050003', 'T8000012050002', '7000012050002', 'T700001205000', 't7000012050002'])
      expect(isQualifiedNumber(wrong)).toBe(false);
  });

  it('is one in nine of all, for each company exactly one', () => {
    fc.assert(
      fc.property(digits(12), (company) => {
        const right = Array.from({ length: 10 }, (_, check) => `T${check}${company}`).filter(isQualifiedNumber);
        expect(right).toHaveLength(1);
      }),
    );
  });
});

describe('the tax within an amount', () => {
  it('is rounded down once for the whole', () => {
    expect(taxWithin(10_800, 10)).toBe(981);
    expect(taxWithin(10, 10)).toBe(0);
    expect(taxWithin(11, 10)).toBe(1);
    expect(taxWithin(1080, 8)).toBe(80);
  });

  it('is never more than the rate of what is left, by less than one unit', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 50 }), (amount, rate) => {
        const tax = taxWithin(amount, rate);
        const exact = (amount * rate) / (100 + rate);
        expect(Number.isSafeInteger(tax)).toBe(true);
        expect(exact - tax).toBeGreaterThanOrEqual(0);
        expect(exact - tax).toBeLessThan(1);
      }),
    );
  });
});

import type { GroupField, NumberField, PayloadRequest, SelectField, UIField } from 'payload';
import { currencies, fromMainUnit, minorDigits, type Currency } from '@/lib/kernel/money';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor, type StaffText } from '../staff-text';
import { row } from './basic-fields';

function faultOf(value: number, currency: Currency): StaffText | null {
  if (value < 0) return complaints.belowZero;
  try {
    fromMainUnit(value, currency);
    return null;
  } catch {
    return minorDigits[currency] === 0 ? complaints.wholeAmount : complaints.cents;
  }
}

function mainUnit(name: string, currency: Currency, below?: string): NumberField {
  return {
    name,
    type: 'number',
    min: 0,
    admin: {
      width: '50%',
      components: {
        Field: { path: '/platform/kernel/back-office/fields/money#PriceField', clientProps: { currency } },
      },
    },
    validate: (
      value: number | null | undefined,
      { req, siblingData }: { req: PayloadRequest; siblingData: unknown },
    ) => {
      const limit = below ? (siblingData as Record<string, number | null | undefined>)[below] : undefined;
      if (below && (value == null) !== (limit == null)) return textFor(req, complaints.bothPrices);
      if (value == null) return true;
      const fault = faultOf(value, currency);
      if (fault) return textFor(req, fault);
      return limit == null || value <= limit || textFor(req, complaints.aboveOriginal);
    },
  };
}

/** `{ NTD | USD | JPY: { originPrice, sellPrice } }` in the main unit; the product is not sold in a currency left empty. */
export const priceField: GroupField = {
  name: 'price',
  type: 'group',
  fields: currencies.map((currency) => ({
    name: currency,
    type: 'group',
    fields: [row([mainUnit('originPrice', currency), mainUnit('sellPrice', currency, 'originPrice')])],
  })),
};

/** A column of the list that is no field of the form. */
const columnOf = (name: string, cell: string): UIField => ({
  name,
  type: 'ui',
  admin: {
    components: {
      Field: '/platform/kernel/back-office/fields/money#NoField',
      Cell: `/platform/kernel/back-office/fields/money#${cell}`,
    },
  },
});

/** A product's prices in all currencies. */
export const pricesColumn = columnOf('prices', 'PricesCell');

/** What a coupon takes off: percents or amounts. */
export const worthColumn = columnOf('worth', 'WorthCell');

/** One amount for each currency, in the main unit. */
export function amountPerCurrencyField(name: string): GroupField {
  return {
    name,
    type: 'group',
    fields: [{ type: 'row', fields: currencies.map((currency) => mainUnit(currency, currency)) }],
  };
}

/** An integer in the currency's minor unit, shown as an amount of the document's currency. The services alone write it. */
export function minorUnitField(name: string, given: { defaultValue?: number } = {}): NumberField {
  return {
    name,
    type: 'number',
    required: true,
    min: 0,
    defaultValue: given.defaultValue,
    admin: {
      components: {
        Field: '/platform/kernel/back-office/fields/money#MoneyField',
        Cell: '/platform/kernel/back-office/fields/money#MoneyCell',
      },
    },
    validate: (value: number | null | undefined, { req }: { req: PayloadRequest }) =>
      (Number.isSafeInteger(value) && Number(value) >= 0) || textFor(req, complaints.minorUnit),
  };
}

export const currencyField: SelectField = {
  name: 'currency',
  type: 'select',
  required: true,
  options: [...currencies],
};

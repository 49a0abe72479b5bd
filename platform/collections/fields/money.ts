import type { GroupField, NumberField, SelectField } from 'payload';
import { currencies, fromMainUnit, type Currency } from '@/lib/domain/money';
import { row } from './basic';

function mainUnit(name: string, currency: Currency, below?: string): NumberField {
  return {
    name,
    type: 'number',
    min: 0,
    admin: { width: '50%', step: currency === 'USD' ? 0.01 : 1 },
    validate: (value: number | null | undefined, { siblingData }: { siblingData: unknown }) => {
      const limit = below ? (siblingData as Record<string, number | null | undefined>)[below] : undefined;
      if (below && (value == null) !== (limit == null)) return 'Give both prices or none.';
      if (value == null) return true;
      if (value < 0) return 'Not below zero.';
      try {
        fromMainUnit(value, currency);
      } catch {
        return `Not an amount of ${currency}.`;
      }
      return limit == null || value <= limit || 'The selling price is above the original price.';
    },
  };
}

/** `{ NTD | USD | JPY: { originPrice, sellPrice } }` in the main unit; a currency left empty is not sold in. */
export const priceField: GroupField = {
  name: 'price',
  type: 'group',
  fields: currencies.map((currency) => ({
    name: currency,
    type: 'group',
    label: currency,
    fields: [row([mainUnit('originPrice', currency), mainUnit('sellPrice', currency, 'originPrice')])],
  })),
};

/** One amount for each currency, in the main unit. */
export function amountPerCurrencyField(name: string): GroupField {
  return {
    name,
    type: 'group',
    fields: [{ type: 'row', fields: currencies.map((currency) => mainUnit(currency, currency)) }],
  };
}

/** An integer in the currency's minor unit, shown as an amount of the document's currency. The services alone write it. */
export function minorUnitField(name: string, given: { defaultValue?: number; description?: string } = {}): NumberField {
  return {
    name,
    type: 'number',
    required: true,
    min: 0,
    defaultValue: given.defaultValue,
    admin: {
      description: given.description,
      components: {
        Field: '/platform/back-office/money#MoneyField',
        Cell: '/platform/back-office/money#MoneyCell',
      },
    },
    validate: (value: number | null | undefined) =>
      (Number.isSafeInteger(value) && Number(value) >= 0) || 'A whole number of the minor unit.',
  };
}

export const currencyField: SelectField = {
  name: 'currency',
  type: 'select',
  required: true,
  options: [...currencies],
};

import type { GroupField } from 'payload';
import { invoiceKinds } from '@/lib/orders/taiwan-invoice';
import { row } from '@/platform/kernel/back-office/fields/basic-fields';

const isIn = (currency: string) => (data: { currency?: unknown }) => data?.currency === currency;

/** What the buyer requested for a Taiwanese invoice, and the number that staff enter once it is issued. */
export const invoiceFields: GroupField = {
  name: 'invoice',
  type: 'group',
  admin: { condition: isIn('NTD') },
  fields: [
    row([
      { name: 'kind', type: 'select', options: [...invoiceKinds] },
      { name: 'carrier', type: 'text', maxLength: 16 },
      { name: 'donationCode', type: 'text', maxLength: 7 },
    ]),
    row([
      { name: 'taxId', type: 'text', maxLength: 8 },
      { name: 'companyName', type: 'text', maxLength: 80 },
    ]),
    { name: 'number', type: 'text', maxLength: 10 },
  ],
};

/** The tax data of a Japanese receipt, as set on the day of the order. */
export const taxFields: GroupField = {
  name: 'tax',
  type: 'group',
  admin: { condition: isIn('JPY') },
  fields: [
    row([
      { name: 'qualifiedNumber', type: 'text', maxLength: 14 },
      { name: 'rate', type: 'number' },
    ]),
  ],
};

import type { ArrayField, GlobalConfig, PayloadRequest } from 'payload';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { isQualifiedNumber } from '@/lib/kernel/japan-invoice';
import { storeRegions } from '@/lib/branches/store-regions';
import { adminOnly, canSupport } from '@/platform/kernel/back-office/access-rules';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor, staffText } from '@/platform/kernel/back-office/staff-text';
import { auditEntriesField } from '@/platform/kernel/back-office/audit-fields';
import { amountPerCurrencyField } from '@/platform/kernel/back-office/fields/money-fields';
import { noteSettings } from '@/platform/kernel/back-office/note-changes';
import { groups } from '@/platform/kernel/back-office/define-table';
import { invalidate } from '@/platform/kernel/invalidation/invalidate';

const shippingRates: ArrayField = {
  name: 'shippingRates',
  type: 'array',
  maxRows: storeRegions.length,
  fields: [
    { name: 'country', type: 'select', required: true, options: [...storeRegions] },
    amountPerCurrencyField('price'),
    amountPerCurrencyField('freeFrom'),
  ],
  validate: (rows: unknown, { req }: { req: PayloadRequest }) => {
    const countries = ((rows ?? []) as { country?: string }[]).map(({ country }) => country);
    return new Set(countries).size === countries.length || textFor(req, complaints.countryTwice);
  },
};

/** Shipping prices and the facts of receipts and invoices, set by staff. */
export const shopSettings: GlobalConfig = {
  slug: 'shopSettings',
  label: staffText('Shop settings', '商店設定', '商店设置', 'ショップの設定'),
  admin: { group: groups.sales },
  versions: { max: 20 },
  access: { read: canSupport, update: adminOnly },
  hooks: { afterChange: [({ req }) => invalidate(req.payload, [cacheTags.shop]), noteSettings('all')] },
  fields: [
    {
      type: 'collapsible',
      label: staffText('Shipping', '寄送', '配送', '配送'),
      fields: [shippingRates],
    },
    {
      type: 'collapsible',
      label: staffText('Invoices in Taiwan', '台灣電子發票', '台湾电子发票', '台湾の統一発票'),
      fields: [{ name: 'asksInvoice', type: 'checkbox', defaultValue: false }],
    },
    {
      type: 'collapsible',
      label: staffText('Invoices in Japan', '日本適格請求書', '日本适格请求书', '日本のインボイス制度'),
      fields: [
        {
          name: 'qualifiedNumber',
          type: 'text',
          maxLength: 14,
          validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
            !value || isQualifiedNumber(value) || textFor(req, complaints.qualifiedNumber),
        },
        { name: 'japanTaxRate', type: 'number', required: true, defaultValue: 10, min: 0, max: 50 },
      ],
    },
    auditEntriesField({ table: 'shopSettings', by: 'id' }),
  ],
};

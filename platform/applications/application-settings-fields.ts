import type { ArrayField, GlobalConfig, PayloadRequest } from 'payload';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { adminOnly, canSupport } from '@/platform/kernel/back-office/access-rules';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor, staffText } from '@/platform/kernel/back-office/staff-text';
import { auditEntriesField } from '@/platform/kernel/back-office/audit-fields';
import { amountPerCurrencyField } from '@/platform/kernel/back-office/fields/money-fields';
import { noteSettings } from '@/platform/kernel/back-office/note-changes';
import { groups } from '@/platform/kernel/back-office/define-table';
import { invalidate } from '@/platform/kernel/invalidation/invalidate';

/** Courses with an activation price of their own. */
const activationPrices: ArrayField = {
  name: 'activationPrices',
  type: 'array',
  maxRows: 200,
  fields: [{ name: 'productCode', type: 'text', required: true, maxLength: 80 }, amountPerCurrencyField('price')],
  validate: (rows: unknown, { req }: { req: PayloadRequest }) => {
    const codes = ((rows ?? []) as { productCode?: string }[]).map(({ productCode }) => productCode);
    return new Set(codes).size === codes.length || textFor(req, complaints.productTwice);
  },
};

/** The school's settings for applications: dates, fees, accounts, and for how many months names are stored. */
export const applicationSettings: GlobalConfig = {
  slug: 'requestSettings',
  label: staffText('Request settings', '申請與預約設定', '申请与预约设置', '申込の設定'),
  admin: { group: groups.system },
  versions: { max: 20 },
  access: { read: canSupport, update: adminOnly },
  hooks: { afterChange: [({ req }) => invalidate(req.payload, [cacheTags.starterCourse]), noteSettings('all')] },
  fields: [
    { name: 'keepMonths', type: 'number', required: true, defaultValue: 12, min: 1, max: 120 },
    {
      type: 'collapsible',
      label: staffText('Kids’ starter course', '兒童免費入門課', '儿童免费入门课', 'こども無料スターターコース'),
      fields: [
        { name: 'starterProduct', type: 'text', maxLength: 80 },
        { name: 'starterEndsAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
      ],
    },
    {
      type: 'collapsible',
      label: staffText('Teaching partnership', '教學合作計畫', '教学合作计划', '指導者パートナー'),
      fields: [
        { name: 'teachingFee', type: 'number', required: true, defaultValue: 4800, min: 1 },
        { name: 'teachingProducts', type: 'text', hasMany: true, maxLength: 80 },
        { name: 'bankDetails', type: 'textarea', localized: true, maxLength: 1000 },
        amountPerCurrencyField('activationPrice'),
        activationPrices,
      ],
    },
    auditEntriesField({ table: 'requestSettings', by: 'id' }),
  ],
};

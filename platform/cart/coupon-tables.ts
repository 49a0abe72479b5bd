import { eq } from '@payloadcms/db-postgres/drizzle';
import { type CollectionBeforeOperationHook, type CollectionConfig, type PayloadRequest } from 'payload';
import { productTypes } from '@/lib/catalogue/product-type';
import { anyStaff, canEditContent } from '@/platform/kernel/back-office/access-rules';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor } from '@/platform/kernel/back-office/staff-text';
import { coupons as table } from '@/platform/payload-generated-schema';
import { transactionOf } from '@/platform/kernel/database/database';
import { uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { amountPerCurrencyField, worthColumn } from '@/platform/kernel/back-office/fields/money-fields';
import { periodFields, timeZoneField } from '@/platform/kernel/back-office/fields/period-fields';
import { noted } from '@/platform/kernel/back-office/note-changes';
import { groups, labels, readOnly } from '@/platform/kernel/back-office/define-table';
import { rejection } from '@/platform/kernel/back-office/rejection';

/**
 * Payload reads a coupon, merges what staff changed and writes every column back. Without a lock, a use counted between
 * reading and writing would be lost. So the row is locked before it is read, as the services lock it.
 */
const holdCoupon: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return args;
  const { id } = args as { id?: number | string };
  if (id === undefined) throw rejection(400, textFor(req, complaints.oneByOne));
  const db = await transactionOf(req);
  await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id, Number(id)))
    .for('update');
  return args;
};

/** Never listed publicly: a buyer must know the code. `uses` is counted by the order service in the order's own transaction. */
const couponTable: CollectionConfig = {
  slug: 'coupons',
  labels: labels('Coupon', 'Coupons', '優惠券', '优惠券', 'クーポン'),
  admin: {
    useAsTitle: 'code',
    group: groups.sales,
    defaultColumns: ['code', 'worth', 'uses', 'maxUses', 'startsAt', 'endsAt'],
  },
  access: { create: canEditContent, read: anyStaff, update: canEditContent, delete: canEditContent },
  disableBulkEdit: true,
  hooks: { beforeOperation: [holdCoupon] },
  fields: [
    uniqueText('code', {
      maxLength: 40,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() : value)] },
      validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
        /^[A-Z0-9-]{3,40}$/.test(value ?? '') || textFor(req, complaints.couponCode),
    }),
    { name: 'note', type: 'text', localized: true, maxLength: 200 },
    { name: 'kind', type: 'select', required: true, defaultValue: 'percent', options: ['percent', 'amount'] },
    {
      name: 'value',
      type: 'number',
      min: 0,
      max: 100,
      admin: { condition: (data) => data.kind === 'percent' },
      validate: (
        value: number | null | undefined,
        { req, siblingData }: { req: PayloadRequest; siblingData: Partial<{ kind: string }> },
      ) =>
        siblingData.kind !== 'percent' ||
        (value != null && value > 0 && value <= 100) ||
        textFor(req, complaints.percent),
    },
    {
      ...amountPerCurrencyField('perCurrency'),
      admin: { condition: (data) => data.kind === 'amount' },
    },
    worthColumn,
    ...periodFields(),
    timeZoneField,
    { name: 'maxUses', type: 'number', min: 1, admin: { position: 'sidebar' } },
    { name: 'maxUsesPerUser', type: 'number', min: 1, admin: { position: 'sidebar' } },
    ...readOnly([
      { name: 'uses', type: 'number', required: true, defaultValue: 0, min: 0, admin: { position: 'sidebar' } },
    ]),
    { name: 'onlyTypes', type: 'select', hasMany: true, options: [...productTypes] },
    { name: 'onlyProducts', type: 'relationship', relationTo: 'products', hasMany: true },
  ],
};

export const coupons = noted(couponTable, 'all');

import type { CollectionConfig } from 'payload';
import * as z from 'zod';
import { canSupport } from '@/platform/access/staff';
import { nobody } from '@/platform/access/public';
import { actionsField } from '@/platform/back-office/action-spec';
import { revokeCode } from '@/platform/services/ecommerce/revoke';
import { staffAction } from './endpoints/staff-action';
import { groups } from './fields/groups';
import { jsonField } from './fields/json';
import { readOnly } from './fields/read-only';

/** Codes a bundle delivers; each gives once what it was sold for. */
export const redeemCodes: CollectionConfig = {
  slug: 'redeemCodes',
  labels: {
    singular: { en: 'Redeem code', 'zh-TW': '兌換碼', zh: '兑换码', ja: '引き換えコード' },
    plural: { en: 'Redeem codes', 'zh-TW': '兌換碼', zh: '兑换码', ja: '引き換えコード' },
  },
  admin: {
    useAsTitle: 'code',
    group: groups.sales,
    defaultColumns: ['code', 'productCode', 'order', 'redeemedBy', 'redeemedAt', 'revokedAt'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: canSupport, update: nobody, delete: nobody },
  endpoints: [staffAction('/:id/revoke', z.object({ id: z.coerce.number() }), revokeCode)],
  fields: [
    actionsField([
      {
        path: '/redeemCodes/:id/revoke',
        label: { en: 'Revoke the code', 'zh-TW': '作廢序號', zh: '作废课程码', ja: 'コードを無効にする' },
        when: { field: 'redeemedAt', oneOf: [null] },
      },
    ]),
    ...readOnly([
      { name: 'code', type: 'text', required: true, unique: true, index: true },
      {
        name: 'productCode',
        type: 'text',
        required: true,
        index: true,
        admin: { description: 'The product or course plan it opens.' },
      },
      jsonField('titles', { description: 'Its title in each language, as it was when sold.' }),
      jsonField('grants', { description: 'What it gives, as it was when sold.' }),
      { name: 'owner', type: 'relationship', relationTo: 'users', index: true },
      { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
      { name: 'line', type: 'number', min: 0 },
      { name: 'dedupeKey', type: 'text', unique: true, hidden: true },
      { name: 'redeemedBy', type: 'relationship', relationTo: 'users', index: true },
      { name: 'redeemedAt', type: 'date' },
      { name: 'expiresAt', type: 'date' },
      { name: 'revokedAt', type: 'date' },
    ]),
  ],
};

import type { CollectionConfig } from 'payload';
import { entitlementSources } from '@/lib/domain/grant';
import { ownOrSupport } from '@/platform/access/own';
import { nobody } from '@/platform/access/public';
import { grantKindField } from './fields/grants';
import { groups } from './fields/groups';
import { jsonField } from './fields/json';
import { readOnly } from './fields/read-only';

/**
 * What a customer was given. Access is derived from all valid rows, never from one flag (decisions, "Money");
 * a refund revokes the rows of its line and nothing else.
 */
export const entitlements: CollectionConfig = {
  slug: 'entitlements',
  labels: {
    singular: { en: 'Entitlement', 'zh-TW': '使用權', zh: '使用权', ja: '利用権' },
    plural: { en: 'Entitlements', 'zh-TW': '使用權', zh: '使用权', ja: '利用権' },
  },
  admin: {
    group: groups.sales,
    defaultColumns: ['user', 'kind', 'ref', 'productCode', 'startsAt', 'endsAt', 'revokedAt'],
    listSearchableFields: ['productCode', 'ref'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: ownOrSupport, update: nobody, delete: nobody },
  // A paid line is delivered once, however often it is reported paid.
  indexes: [{ fields: ['order', 'line', 'grant'], unique: true }],
  fields: readOnly([
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'source', type: 'select', required: true, options: [...entitlementSources] },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'line', type: 'number', min: 0, admin: { description: 'Index of the order line.' } },
    { name: 'grant', type: 'number', min: 0, admin: { description: 'Index of the grant in that line.' } },
    { name: 'dedupeKey', type: 'text', unique: true, hidden: true },
    grantKindField,
    { name: 'ref', type: 'text', index: true },
    { name: 'productCode', type: 'text', required: true, index: true },
    { name: 'title', type: 'text' },
    jsonField('titles', { description: 'Its title in each language, as it was when given.' }),
    { name: 'amount', type: 'number', required: true, defaultValue: 1, min: 0 },
    { name: 'startsAt', type: 'date', required: true },
    { name: 'endsAt', type: 'date', index: true },
    { name: 'revokedAt', type: 'date' },
  ]),
};

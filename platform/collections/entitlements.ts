import type { CollectionConfig } from 'payload';
import * as z from 'zod';
import { entitlementSources } from '@/lib/domain/grant';
import { ownOrSupport } from '@/platform/access/own';
import { nobody } from '@/platform/access/public';
import { actionsField, type ActionSpec } from '@/platform/back-office/action-spec';
import { giveProduct } from '@/platform/services/ecommerce/give-product';
import { revokeEntitlement } from '@/platform/services/ecommerce/revoke';
import { staffAction } from './endpoints/staff-action';
import { grantKindField } from './fields/grants';
import { groups } from './fields/groups';
import { jsonField } from './fields/json';
import { readOnly } from './fields/read-only';

const giving: ActionSpec = {
  path: '/entitlements/give',
  label: { en: 'Give a product', 'zh-TW': '贈送商品', zh: '赠送商品', ja: '商品を付与する' },
  fields: [
    { name: 'username', label: { en: 'Username', 'zh-TW': '使用者名稱', zh: '用户名', ja: 'ユーザー名' } },
    { name: 'productCode', label: { en: 'Product code', 'zh-TW': '商品代碼', zh: '商品代码', ja: '商品コード' } },
  ],
};

/**
 * What a customer was given. Access is derived from all valid rows, never from one flag (docs/product.md, "Delivery and access");
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
    components: {
      beforeListTable: [{ path: '/platform/back-office/actions#ListAction', clientProps: { action: giving } }],
    },
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: ownOrSupport, update: nobody, delete: nobody },
  // A paid line is delivered once, however often it is reported paid.
  indexes: [{ fields: ['order', 'line', 'grant'], unique: true }],
  endpoints: [
    staffAction('/:id/revoke', z.object({ id: z.coerce.number() }), revokeEntitlement),
    staffAction(
      '/give',
      z.object({
        username: z.string().trim().min(1).max(120),
        productCode: z.string().trim().min(1).max(80),
        key: z.string().min(8).max(80),
      }),
      giveProduct,
    ),
  ],
  fields: [
    actionsField([
      {
        path: '/entitlements/:id/revoke',
        label: { en: 'Take it away', 'zh-TW': '收回使用權', zh: '收回使用权', ja: '利用権を取り消す' },
        when: { field: 'revokedAt', oneOf: [null] },
      },
    ]),
    ...readOnly([
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
  ],
};

import * as z from 'zod';
import { entitlementSources } from '@/lib/domain/grant';
import { ownOrSupport } from '@/platform/access/rules';
import { words } from '@/platform/back-office/words';
import { giveProduct } from '@/platform/services/ecommerce/give-product';
import { revokeEntitlement } from '@/platform/services/ecommerce/revoke';
import { byId, staffAction } from './endpoints/staff-action';
import { jsonField } from './fields/basic';
import { grantKindField } from './fields/grants';
import { labels, serviceTable } from './tables';

const give = staffAction('/entitlements/give', {
  label: words('Give a product', '贈送商品', '赠送商品', '商品を付与する'),
  fields: [
    { name: 'username', label: words('Username', '使用者名稱', '用户名', 'ユーザー名') },
    { name: 'productCode', label: words('Product code', '商品代碼', '商品代码', '商品コード') },
  ],
  input: z.object({
    username: z.string().trim().min(1).max(120),
    productCode: z.string().trim().min(1).max(80),
    key: z.string().min(8).max(80),
  }),
  verb: giveProduct,
});
const revoke = staffAction('/entitlements/:id/revoke', {
  label: words('Take it away', '收回使用權', '收回使用权', '利用権を取り消す'),
  when: { field: 'revokedAt', oneOf: [null] },
  input: byId,
  verb: revokeEntitlement,
});

/**
 * What a customer was given. Access is derived from all valid rows, never from one flag (docs/product.md, "Delivery and access");
 * a refund revokes the rows of its line and nothing else.
 */
export const entitlements = serviceTable({
  slug: 'entitlements',
  labels: labels('Entitlement', 'Entitlements', '使用權', '使用权', '利用権'),
  group: 'sales',
  columns: ['user', 'kind', 'ref', 'productCode', 'startsAt', 'endsAt', 'revokedAt'],
  search: ['productCode', 'ref'],
  access: { read: ownOrSupport },
  // A paid line is delivered once, however often it is reported paid.
  indexes: [{ fields: ['order', 'line', 'grant'], unique: true }],
  actions: [revoke],
  listActions: [give],
  fields: [
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
    jsonField('titles', 'Its title in each language, as it was when given.'),
    { name: 'amount', type: 'number', required: true, defaultValue: 1, min: 0 },
    { name: 'startsAt', type: 'date', required: true },
    { name: 'endsAt', type: 'date', index: true },
    { name: 'revokedAt', type: 'date' },
  ],
});

import * as z from 'zod';
import { entitlementSources } from '@/lib/catalogue/grant';
import { ownOrSupport } from '@/platform/kernel/back-office/access-rules';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import { grantByStaff } from './grant-by-staff';
import { revokeEntitlement } from './revoke';
import { byId, staffAction } from '@/platform/kernel/back-office/staff-action';
import { soldField } from '@/platform/kernel/back-office/fields/basic-fields';
import { grantKindField } from '@/platform/catalogue/grant-fields';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';

const give = staffAction('/entitlements/give', {
  label: staffText('Give a product', '贈送商品', '赠送商品', '商品を付与する'),
  fields: [
    { name: 'username', label: staffText('Username', '帳號名稱', '用户名', 'ユーザー名') },
    { name: 'productCode', label: staffText('Product code', '商品代碼', '商品代码', '商品コード') },
  ],
  input: z.object({
    username: z.string().trim().min(1).max(120),
    productCode: z.string().trim().min(1).max(80),
    key: z.string().min(8).max(80),
  }),
  verb: grantByStaff,
});
const revoke = staffAction('/entitlements/:id/revoke', {
  label: staffText('Take it away', '收回使用權', '收回使用权', '利用権を取り消す'),
  when: { field: 'revokedAt', oneOf: [null] },
  input: byId,
  verb: revokeEntitlement,
});

/**
 * What a customer was granted. Access is derived from all valid rows, never from one flag (docs/product.md, "Delivery and access");
 * a refund revokes the rows of its line and nothing else.
 */
export const entitlements = serviceTable({
  slug: 'entitlements',
  title: 'title',
  labels: labels('Entitlement', 'Entitlements', '使用權', '使用权', '利用権'),
  group: 'sales',
  columns: ['title', 'user', 'kind', 'source', 'startsAt', 'endsAt', 'revokedAt'],
  search: ['title', 'productCode', 'ref'],
  access: { read: ownOrSupport },
  // A paid line is fulfilled once, however often it is reported paid.
  indexes: [{ fields: ['order', 'line', 'grant'], unique: true }],
  actions: [revoke],
  listActions: [give],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    // The learner of the account it belongs to; empty: the holder.
    { name: 'learner', type: 'relationship', relationTo: 'learners', index: true },
    { name: 'source', type: 'select', required: true, options: [...entitlementSources] },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    // Which grant of which line of the order, for the unique index.
    { name: 'line', type: 'number', min: 0, admin: { hidden: true } },
    { name: 'grant', type: 'number', min: 0, admin: { hidden: true } },
    { name: 'dedupeKey', type: 'text', unique: true, hidden: true },
    grantKindField,
    { name: 'ref', type: 'text', index: true },
    { name: 'productCode', type: 'text', required: true, index: true },
    { name: 'title', type: 'text' },
    soldField('titles'),
    { name: 'amount', type: 'number', required: true, defaultValue: 1, min: 0 },
    { name: 'startsAt', type: 'date', required: true },
    { name: 'endsAt', type: 'date', index: true },
    { name: 'revokedAt', type: 'date' },
  ],
});

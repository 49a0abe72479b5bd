import { canSupport } from '@/platform/access/rules';
import { words } from '@/platform/back-office/words';
import { revokeCode } from '@/platform/services/ecommerce/revoke';
import { byId, staffAction } from './endpoints/staff-action';
import { jsonField, uniqueText } from './fields/basic';
import { labels, serviceTable } from './tables';

const revoke = staffAction('/redeemCodes/:id/revoke', {
  label: words('Revoke the code', '作廢序號', '作废课程码', 'コードを無効にする'),
  when: { field: 'redeemedAt', oneOf: [null] },
  input: byId,
  verb: revokeCode,
});

/** Codes a bundle delivers; each gives once what it was sold for. */
export const redeemCodes = serviceTable({
  slug: 'redeemCodes',
  labels: labels('Redeem code', 'Redeem codes', '兌換碼', '兑换码', '引き換えコード'),
  title: 'code',
  group: 'sales',
  columns: ['code', 'productCode', 'order', 'redeemedBy', 'redeemedAt', 'revokedAt'],
  access: { read: canSupport },
  actions: [revoke],
  fields: [
    uniqueText('code'),
    {
      name: 'productCode',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'The product or course plan it opens.' },
    },
    jsonField('titles', 'Its title in each language, as it was when sold.'),
    jsonField('grants', 'What it gives, as it was when sold.'),
    { name: 'owner', type: 'relationship', relationTo: 'users', index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'line', type: 'number', min: 0 },
    { name: 'dedupeKey', type: 'text', unique: true, hidden: true },
    { name: 'redeemedBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'redeemedAt', type: 'date' },
    { name: 'expiresAt', type: 'date' },
    { name: 'revokedAt', type: 'date' },
  ],
});

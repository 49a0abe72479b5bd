import * as z from 'zod';
import { canSupport } from '@/platform/kernel/back-office/access-rules';
import { soldField, uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';
import { byId, staffAction } from '@/platform/kernel/back-office/staff-action';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import { batchExport } from './back-office/batch-export';
import { makeCodeBatch, maxBatch, voidCodeBatch } from './code-batches';
import { revokeCode } from './revoke-code';

const revokeUnused = staffAction('/redeemCodes/:id/revoke', {
  label: staffText('Revoke the code', '作廢序號', '作废兑换码', 'コードを無効にする'),
  when: { field: 'redeemedAt', oneOf: [null] },
  input: byId,
  verb: revokeCode,
});

/** Course codes; each grants once what it was sold for. */
export const redeemCodes = serviceTable({
  slug: 'redeemCodes',
  labels: labels('Course code', 'Course codes', '課程序號', '兑换码', 'コースコード'),
  title: 'code',
  group: 'sales',
  columns: ['code', 'productCode', 'order', 'redeemedBy', 'redeemedAt', 'revokedAt'],
  access: { read: canSupport },
  actions: [revokeUnused],
  fields: [
    uniqueText('code'),
    { name: 'productCode', type: 'text', required: true, index: true },
    soldField('titles'),
    soldField('grants'),
    { name: 'owner', type: 'relationship', relationTo: 'users', index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'line', type: 'number', min: 0, admin: { hidden: true } },
    { name: 'dedupeKey', type: 'text', unique: true, hidden: true },
    { name: 'batch', type: 'relationship', relationTo: 'codeBatches', index: true },
    { name: 'redeemedBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'redeemedAt', type: 'date' },
    { name: 'expiresAt', type: 'date' },
    { name: 'revokedAt', type: 'date' },
  ],
});

const make = staffAction('/codeBatches/make', {
  label: staffText('Make course codes', '產生課程序號', '生成兑换码', 'コースコードを作成する'),
  fields: [
    {
      name: 'name',
      label: staffText(
        'Name: for whom or what',
        '名稱：給誰、作什麼用',
        '名称：给谁、作何用途',
        '名前：だれに、何のために',
      ),
    },
    {
      name: 'productCode',
      label: staffText(
        'Product or course it opens (its code)',
        '開通的商品或課程（代碼）',
        '开通的商品或课程（代码）',
        '利用できる商品またはコース（コード）',
      ),
    },
    {
      name: 'count',
      type: 'number',
      label: staffText('How many, up to 5,000', '數量（最多 5,000）', '数量（最多 5,000）', '件数（5,000件まで）'),
    },
    {
      name: 'expiresOn',
      type: 'date',
      optional: true,
      label: staffText(
        'Last day to redeem them (empty: no end)',
        '兌換期限（留空表示沒有期限）',
        '兑换截止日（留空表示长期有效）',
        '引き換えの最終日（空欄なら無期限）',
      ),
    },
  ],
  input: z.object({
    name: z.string().trim().min(1).max(120),
    productCode: z.string().trim().min(1).max(80),
    count: z.number().int().min(1).max(maxBatch),
    expiresOn: z.string().max(10).optional(),
    key: z.string().min(8).max(80),
  }),
  verb: makeCodeBatch,
  about: ({ name }) => name,
  explain: ({ code, details }) =>
    code === 'PRODUCT_UNAVAILABLE'
      ? staffText(
          'There is no such product or course, or a code cannot open it: goods are shipped, a bundle brings codes of its own, and the starter course is claimed.',
          '沒有這個商品或課程，或無法以序號開通：實體商品需要寄送，組合方案自帶序號，啟蒙課程須自行領取。',
          '没有该商品或课程，或无法用兑换码开通：实物商品需要寄送，组合套餐自带兑换码，启蒙课程须自行领取。',
          'その商品またはコースがないか、コードでは利用できません。商品は発送が必要で、セットには専用のコードが付き、スターターコースは受け取り手続きが必要です。',
        )
      : details?.field === 'expiresOn'
        ? staffText(
            'Choose a day to come.',
            '請選擇今天以後的日期。',
            '请选择今天以后的日期。',
            '今日以降の日を選んでください。',
          )
        : undefined,
});
const voidUnused = staffAction('/codeBatches/:id/void', {
  label: staffText('Void the unused codes', '作廢未使用的序號', '作废未使用的兑换码', '未使用のコードを無効にする'),
  fields: [{ name: 'reason', label: staffText('Reason', '原因', '原因', '理由') }],
  input: byId.extend({ reason: z.string().trim().min(1).max(1000) }),
  verb: voidCodeBatch,
});

const batches = serviceTable({
  slug: 'codeBatches',
  title: 'name',
  labels: labels('Code batch', 'Code batches', '序號批次', '兑换码批次', 'コードのまとまり'),
  group: 'sales',
  columns: ['name', 'productCode', 'count', 'expiresAt', 'createdAt'],
  access: { read: canSupport },
  actions: [voidUnused],
  listActions: [make],
  fields: [
    {
      name: 'codes',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/platform/codes/back-office/batch-codes#BatchCodes' } },
    },
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'productCode', type: 'text', required: true, index: true },
    { name: 'count', type: 'number', required: true, min: 1 },
    { name: 'expiresAt', type: 'date' },
    { name: 'staff', type: 'relationship', relationTo: 'staff' },
    { name: 'idempotencyKey', type: 'text', required: true, unique: true, hidden: true },
  ],
});

/** Codes made together by staff: for a school, an event, a partner. */
export const codeBatches: typeof batches = { ...batches, endpoints: [...(batches.endpoints || []), batchExport] };

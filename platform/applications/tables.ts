import * as z from 'zod';
import {
  closedStates,
  applicationActions,
  applicationActors,
  applicationKinds,
  applicationStates,
} from '@/lib/applications/states';
import { storeRegions } from '@/lib/branches/store-regions';
import { fileStates } from '@/lib/kernel/upload';
import { locales } from '@/lib/kernel/i18n/locales';
import { canSupport } from '@/platform/kernel/back-office/access-rules';
import { applicationLabels } from '@/platform/applications/labels';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import { eraseNow } from './erase';
import { decideApplication } from './decide';
import { assignTransfer } from '@/platform/applications/teaching/transfers/assign-transfer';
import { importTransfers } from '@/platform/applications/teaching/transfers/import-transfers';
import { renewLink } from './renew-link';
import { dayListEndpoint, documentEndpoint, applicationExport } from './back-office/application-lists';
import { byId, staffAction, type StaffAction } from '@/platform/kernel/back-office/staff-action';
import { listColumn, row, shownJson, titleOf, uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { inSidebar, labels, serviceTable } from '@/platform/kernel/back-office/define-table';

const reasonField = { name: 'reason', label: staffText('Reason', '原因', '原因', '理由') };

/** The actions of staff on an application, from the transition table (lib/applications/states). */
const actions: StaffAction[] = applicationLabels.actions.map(({ action, label, from, needsReason }) =>
  staffAction(`/requests/:id/${action}`, {
    label,
    when: { field: 'state', oneOf: from },
    ...(needsReason && { fields: [reasonField] }),
    input: byId.extend({ reason: z.string().trim().min(1).max(1000).optional() }),
    verb: ({ ctx, input }) => decideApplication({ ctx, input: { ...input, action } }),
  }),
);

const erase = staffAction('/requests/:id/erase', {
  label: staffText('Erase personal data', '清除個人資料', '清除个人信息', '個人情報を消去する'),
  fields: [
    {
      name: 'reference',
      label: staffText(
        'Type the number of the request to confirm',
        '輸入申請編號以確認',
        '输入申请编号以确认',
        '確認のため申込番号を入力',
      ),
    },
  ],
  when: { field: 'state', oneOf: [...closedStates, 'BOOKED', 'REGISTERED', 'ACTIVE'] },
  by: ['admin'],
  input: byId.extend({ reference: z.string().max(40) }),
  verb: eraseNow,
});

const mailLink = staffAction('/requests/:id/mail-link', {
  label: staffText(
    'Mail a new link (ends earlier ones)',
    '寄送新連結（舊連結失效）',
    '发送新链接（旧链接失效）',
    '新しいリンクを送る（以前のリンクは無効）',
  ),
  input: byId.extend({ key: z.string().optional() }),
  verb: renewLink,
});

const part = (path: string) => `/platform/applications/back-office/${path}`;

/** Applications of all kinds: a seat in a trial class, a place in a championship, the teaching programme. */
const table = serviceTable({
  slug: 'requests',
  title: 'reference',
  labels: labels('Request', 'Requests', '申請與預約', '申请与预约', '申込'),
  group: 'people',
  columns: ['reference', 'kind', 'subject', 'name', 'state', 'age', 'dueAt', 'nextStep'],
  defaultSort: 'dueAt',
  search: ['reference', 'name', 'email', 'phone', 'subjectId'],
  access: { read: canSupport },
  indexes: [{ fields: ['kind', 'subjectId', 'state'] }, { fields: ['kind', 'state', 'dueAt'] }],
  actions: [...actions, mailLink, erase],
  fields: [
    uniqueText('reference'),
    row([
      { name: 'name', type: 'text', required: true },
      { name: 'email', type: 'text', required: true, index: true },
      { name: 'phone', type: 'text', required: true },
    ]),
    shownJson('subject', {
      Field: part('application-facts#SubjectField'),
      Cell: part('queue-cells#SubjectCell'),
    }),
    row([
      shownJson('answers', { Field: part('application-facts#AnswersField') }),
      { name: 'documents', type: 'ui', admin: { components: { Field: part('documents#Documents') } } },
    ]),
    listColumn('age', part('queue-cells#AgeCell')),
    listColumn('nextStep', part('queue-cells#NextCell')),
    {
      name: 'history',
      type: 'join',
      collection: 'requestEvents',
      on: 'request',
      defaultSort: '-createdAt',
      admin: { allowCreate: false },
    },
    {
      name: 'files',
      type: 'join',
      collection: 'requestFiles',
      on: 'request',
      admin: { allowCreate: false, defaultColumns: ['name', 'mime', 'size', 'state', 'createdAt'] },
    },
    ...inSidebar([
      { name: 'kind', type: 'select', required: true, index: true, options: [...applicationKinds] },
      { name: 'state', type: 'select', required: true, index: true, options: [...applicationStates] },
      {
        name: 'dueAt',
        type: 'date',
        index: true,
        admin: { components: { Cell: part('queue-cells#DueCell') } },
      },
      // The end of the class, of the event or of the paid year.
      { name: 'overAt', type: 'date', index: true },
      { name: 'user', type: 'relationship', relationTo: 'users', index: true },
      { name: 'locale', type: 'select', required: true, options: [...locales] },
      { name: 'region', type: 'select', required: true, options: [...storeRegions] },
      { name: 'subjectId', type: 'text', index: true },
      { name: 'groupId', type: 'text', index: true },
      { name: 'erasedAt', type: 'date' },
    ]),
    // How many seats it takes: a team takes one of its group.
    { name: 'places', type: 'number', required: true, defaultValue: 1, admin: { hidden: true } },
    // The reference that a bank transfer must contain.
    { name: 'paymentReference', type: 'text', unique: true, admin: { position: 'sidebar' } },
    // One live application of the same person for the same thing; empty once it is closed.
    { name: 'dedupeKey', type: 'text', unique: true, hidden: true },
    { name: 'idempotencyKey', type: 'text', unique: true, hidden: true },
    // Part of the links in its emails: a higher version makes the earlier links invalid.
    { name: 'linkVersion', type: 'number', required: true, defaultValue: 1, hidden: true },
  ],
});

export const requests: typeof table = {
  ...table,
  endpoints: [...(table.endpoints || []), applicationExport, dayListEndpoint, documentEndpoint],
  admin: {
    ...table.admin,
    components: { ...table.admin?.components, beforeListTable: [part('queue-tabs#QueueTabs')] },
  },
};

/** The history of an application: what happened, by whom and why. Written in the transaction that does it, never changed. */
export const applicationEvents = serviceTable({
  slug: 'requestEvents',
  title: 'action',
  labels: labels('Step of a request', 'Steps of requests', '申請紀錄', '申请记录', '申込の履歴'),
  group: 'people',
  columns: ['createdAt', 'action', 'to', 'actor', 'staffEmail', 'reason'],
  access: { read: canSupport },
  fields: [
    titleOf('reference', 'request.reference'),
    { name: 'request', type: 'relationship', relationTo: 'requests', required: true, index: true },
    row([
      { name: 'action', type: 'select', required: true, options: [...applicationActions] },
      { name: 'from', type: 'select', options: [...applicationStates] },
      { name: 'to', type: 'select', required: true, options: [...applicationStates] },
    ]),
    { name: 'actor', type: 'select', required: true, options: [...applicationActors] },
    { name: 'staff', type: 'relationship', relationTo: 'staff' },
    // Stays when the staff account is deleted.
    { name: 'staffEmail', type: 'text' },
    { name: 'reason', type: 'textarea' },
  ],
});

/** Documents of an application. Their bytes are in the private folder, never at a public address. */
export const applicationFiles = serviceTable({
  slug: 'requestFiles',
  title: 'name',
  labels: labels('Document', 'Documents', '證明文件', '证明文件', '提出書類'),
  group: 'people',
  columns: ['name', 'request', 'mime', 'size', 'state', 'createdAt'],
  access: { read: canSupport },
  fields: [
    { name: 'request', type: 'relationship', relationTo: 'requests', required: true, index: true },
    uniqueText('publicId'),
    { name: 'name', type: 'text', required: true },
    row([
      { name: 'mime', type: 'text' },
      { name: 'size', type: 'number', required: true },
      { name: 'received', type: 'number', required: true, defaultValue: 0 },
    ]),
    { name: 'sha256', type: 'text' },
    { name: 'state', type: 'select', required: true, defaultValue: fileStates[0], options: [...fileStates] },
  ],
});

const importStatement = staffAction('/bankTransfers/import', {
  label: staffText('Import a statement', '匯入對帳單', '导入对账单', '明細を取り込む'),
  fields: [
    {
      name: 'csv',
      type: 'csv',
      label: staffText(
        'Statement of the bank (CSV): choose its file, or paste it',
        '銀行對帳單（CSV）：選擇檔案，或直接貼上',
        '银行对账单（CSV）：选择文件，或直接粘贴',
        '銀行の明細（CSV）：ファイルを選ぶか、貼り付け',
      ),
    },
  ],
  input: z.object({ csv: z.string().min(1).max(900_000) }),
  verb: importTransfers,
});

const assign = staffAction('/bankTransfers/:id/assign', {
  label: staffText('Assign to an application', '對應到申請', '对应到申请', '申込に対応づける'),
  fields: [
    {
      name: 'reference',
      label: staffText('Number of the application', '申請編號', '申请编号', '申込番号'),
    },
  ],
  when: { field: 'request', oneOf: [null] },
  input: byId.extend({ reference: z.string().min(1).max(40) }),
  verb: assignTransfer,
});

/** Lines of the bank's statement, imported or typed by staff; a line is stored once, however often it is imported. */
export const bankTransfers = serviceTable({
  slug: 'bankTransfers',
  title: 'text',
  labels: labels('Bank transfer', 'Bank transfers', '銀行匯款', '银行汇款', '銀行振込'),
  group: 'sales',
  columns: ['receivedOn', 'amount', 'payer', 'text', 'request'],
  search: ['payer', 'text'],
  access: { read: canSupport },
  actions: [assign],
  listActions: [importStatement],
  fields: [
    row([
      { name: 'receivedOn', type: 'text', required: true },
      { name: 'amount', type: 'number', required: true },
      { name: 'currency', type: 'text', required: true, defaultValue: 'NTD' },
    ]),
    { name: 'payer', type: 'text' },
    { name: 'text', type: 'text' },
    { name: 'request', type: 'relationship', relationTo: 'requests', index: true },
    { name: 'dedupeKey', type: 'text', unique: true, hidden: true },
  ],
});

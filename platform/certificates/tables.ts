import * as z from 'zod';
import { canSupport } from '@/platform/kernel/back-office/access-rules';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import { correctName } from './correct-name';
import { revokeCertificate } from './revoke-certificate';
import { byId, staffAction } from '@/platform/kernel/back-office/staff-action';
import { uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { gradeField } from '@/platform/kernel/back-office/fields/grade-fields';
import { hiddenTable, labels, serviceTable } from '@/platform/kernel/back-office/define-table';

const why = {
  name: 'reason',
  label: staffText(
    'Reason (staff alone read it)',
    '原因（僅工作人員可見）',
    '原因（仅工作人员可见）',
    '理由（スタッフだけに表示）',
  ),
};
const withReason = byId.extend({ reason: z.string().trim().min(1).max(500) });
const whileItStands = { field: 'revokedAt', oneOf: [null] };

const rename = staffAction('/certificates/:id/correctName', {
  label: staffText('Correct the name', '更正姓名', '更正姓名', '氏名を訂正する'),
  fields: [{ name: 'name', label: staffText('Correct name', '正確姓名', '正确姓名', '正しい氏名') }, why],
  when: whileItStands,
  input: withReason.extend({ name: z.string().trim().min(1).max(120) }),
  verb: correctName,
});

const revoke = staffAction('/certificates/:id/revoke', {
  label: staffText('Revoke it', '撤銷證書', '撤销证书', '証明書を取り消す'),
  fields: [why],
  when: whileItStands,
  input: withReason,
  verb: revokeCertificate,
});

/** Certificates of passed mock exams (docs/product.md, "Certificates"): the first pass of a person in a grade, ensured by a unique index. */
export const certificates = {
  ...serviceTable({
    slug: 'certificates',
    labels: labels(
      'Certificate of a mock exam',
      'Certificates of mock exams',
      '模擬檢定證書',
      '模拟考级证书',
      '模擬検定の合格証',
    ),
    title: 'number',
    group: 'learning',
    defaultSort: '-passedAt',
    columns: ['number', 'name', 'user', 'grade', 'passedAt', 'revokedAt'],
    search: ['number', 'name'],
    access: { read: canSupport },
    actions: [rename, revoke],
    indexes: [{ fields: ['user', 'person', 'grade'], unique: true }],
    fields: [
      uniqueText('number'),
      { name: 'user', type: 'relationship', relationTo: 'users', required: true },
      // Who holds it within the account: 0 the account's holder, else the row of a learner.
      { name: 'person', type: 'number', required: true, min: 0 },
      gradeField('grade', { required: true }),
      { name: 'sitting', type: 'relationship', relationTo: 'examSittings', required: true },
      { name: 'name', type: 'text', required: true },
      { name: 'passedAt', type: 'date', required: true },
      { name: 'right', type: 'number', required: true, min: 0 },
      { name: 'questions', type: 'number', required: true, min: 1 },
      // Hash of the sitting's seed, problems and answers.
      { name: 'digest', type: 'text', required: true },
      // Its place in the status lists, set when it is first signed as a credential.
      { name: 'statusIndex', type: 'number', unique: true },
      { name: 'isNameShown', type: 'checkbox', required: true, defaultValue: false },
      { name: 'revokedAt', type: 'date' },
      { name: 'revokedReason', type: 'textarea' },
      { name: 'revokedBy', type: 'relationship', relationTo: 'staff' },
    ],
  }),
  timestamps: false,
};

/**
 * Places in the status lists of credentials, drawn at random, each given once. A place stays taken, and revoked, when its
 * certificate is erased. It does not identify the holder.
 */
export const credentialStatuses = {
  ...hiddenTable('credentialStatuses', [
    { name: 'index', type: 'number', required: true, unique: true, min: 0 },
    { name: 'revokedAt', type: 'date' },
  ]),
  timestamps: false,
};

/** Keys that sign credentials; each public part stays published as long as its row exists. */
export const credentialKeys = {
  ...hiddenTable('credentialKeys', [
    // Of the public part (RFC 7638).
    uniqueText('thumbprint'),
    { name: 'publicKey', type: 'json', required: true },
    // Encrypted with the shop's secret; empty where CREDENTIAL_KEY has the key.
    { name: 'privateKey', type: 'textarea' },
    // One key per secret, however many instances need it at once.
    { name: 'madeFor', type: 'text', unique: true },
    { name: 'createdAt', type: 'date', required: true },
  ]),
  timestamps: false,
};

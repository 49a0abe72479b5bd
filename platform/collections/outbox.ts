import type { CollectionConfig } from 'payload';
import * as z from 'zod';
import { lettersBelowAdmin, letterText } from '@/platform/access/staff';
import { nobody } from '@/platform/access/public';
import { actionsField } from '@/platform/back-office/action-spec';
import { resend } from '@/platform/services/outbox/resend';
import { staffAction } from './endpoints/staff-action';
import { groups } from './fields/groups';
import { jsonField } from './fields/json';
import { readOnly } from './fields/read-only';

/** Effects written in the transaction that causes them and done afterwards, so that a crash neither loses nor doubles them. */
export const outbox: CollectionConfig = {
  slug: 'outbox',
  labels: {
    singular: { en: 'Outgoing message', 'zh-TW': '寄件匣', zh: '发件箱', ja: '送信箱' },
    plural: { en: 'Outgoing messages', 'zh-TW': '寄件匣', zh: '发件箱', ja: '送信箱' },
  },
  admin: {
    useAsTitle: 'subject',
    group: groups.system,
    defaultColumns: ['subject', 'to', 'template', 'status', 'attempts', 'sentAt', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: lettersBelowAdmin, update: nobody, delete: nobody },
  indexes: [{ fields: ['status', 'nextAttemptAt'] }],
  endpoints: [staffAction('/:id/resend', z.object({ id: z.coerce.number() }), resend)],
  fields: [
    actionsField([
      {
        path: '/outbox/:id/resend',
        label: { en: 'Send again', 'zh-TW': '重新寄送', zh: '重新发送', ja: 'もう一度送る' },
        when: { field: 'status', oneOf: ['SENT', 'KEPT', 'FAILED'] },
      },
    ]),
    ...readOnly([
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'PENDING',
        // KEPT: no mail server is configured, so the message stays here to be read.
        options: ['PENDING', 'SENDING', 'SENT', 'KEPT', 'FAILED'],
        admin: { position: 'sidebar' },
      },
      { name: 'kind', type: 'text', required: true, defaultValue: 'mail' },
      { name: 'to', type: 'text', index: true },
      { name: 'locale', type: 'text' },
      { name: 'template', type: 'text', index: true },
      { ...jsonField('data'), access: { read: letterText } },
      { name: 'subject', type: 'text' },
      { name: 'text', type: 'textarea', access: { read: letterText } },
      { name: 'html', type: 'textarea', access: { read: letterText } },
      { name: 'attempts', type: 'number', required: true, defaultValue: 0, admin: { position: 'sidebar' } },
      { name: 'nextAttemptAt', type: 'date', admin: { position: 'sidebar' } },
      { name: 'sentAt', type: 'date', admin: { position: 'sidebar' } },
      { name: 'lastError', type: 'textarea' },
      { name: 'dedupeKey', type: 'text', unique: true, hidden: true },
    ]),
  ],
};

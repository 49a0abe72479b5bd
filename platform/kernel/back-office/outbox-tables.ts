import { emailsBelowAdmin, emailText } from './access-rules';
import { staffText } from './staff-text';
import { resend } from '@/platform/kernel/outbox/resend';
import { byId, staffAction } from './staff-action';
import { jsonField } from './fields/basic-fields';
import { inSidebar, labels, serviceTable } from './define-table';

const sendAgain = staffAction('/outbox/:id/resend', {
  label: staffText('Send again', '重新寄送', '重新发送', 'もう一度送る'),
  when: { field: 'status', oneOf: ['SENT', 'KEPT', 'FAILED'] },
  input: byId,
  verb: resend,
});

/** Effects written in the transaction that causes them and done afterwards, so that a crash neither loses nor doubles them. */
export const outbox = serviceTable({
  slug: 'outbox',
  labels: labels('Outgoing message', 'Outgoing messages', '寄件匣', '发件箱', '送信箱'),
  title: 'subject',
  group: 'system',
  columns: ['subject', 'to', 'template', 'status', 'attempts', 'sentAt', 'createdAt'],
  access: { read: emailsBelowAdmin },
  indexes: [{ fields: ['status', 'nextAttemptAt'] }],
  actions: [sendAgain],
  fields: [
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
    { ...jsonField('data'), access: { read: emailText } },
    { name: 'subject', type: 'text' },
    { name: 'text', type: 'textarea', access: { read: emailText } },
    // The same email as HTML, for the mail server.
    { name: 'html', type: 'textarea', access: { read: emailText }, admin: { hidden: true } },
    ...inSidebar([
      { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
      { name: 'nextAttemptAt', type: 'date' },
      { name: 'sentAt', type: 'date' },
    ]),
    { name: 'lastError', type: 'textarea' },
    { name: 'dedupeKey', type: 'text', unique: true, hidden: true },
  ],
});

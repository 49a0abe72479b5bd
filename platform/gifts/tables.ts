import { giftStatuses } from '@/lib/gifts/gift';
import { canSupport } from '@/platform/kernel/back-office/access-rules';
import { statusField, uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';

/** Gifts: a bought code for another person, emailed on its day or printed as a card. */
export const gifts = serviceTable({
  slug: 'gifts',
  title: 'recipientName',
  labels: labels('Gift', 'Gifts', '禮物', '礼物', 'ギフト'),
  group: 'sales',
  columns: ['recipientName', 'code', 'user', 'status', 'sendAt', 'sentAt'],
  access: { read: canSupport },
  fields: [
    uniqueText('publicId', { hidden: true }),
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'code', type: 'relationship', relationTo: 'redeemCodes', required: true, unique: true },
    statusField(giftStatuses),
    { name: 'recipientName', type: 'text', required: true, maxLength: 80 },
    { name: 'recipientEmail', type: 'text' },
    { name: 'message', type: 'textarea' },
    { name: 'locale', type: 'text', required: true },
    { name: 'sendAt', type: 'date', index: true },
    { name: 'sentAt', type: 'date' },
  ],
});

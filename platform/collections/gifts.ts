import { giftStatuses } from '@/lib/domain/gift';
import { canSupport } from '@/platform/access/rules';
import { statusField, uniqueText } from './fields/basic';
import { labels, serviceTable } from './tables';

/** A code somebody bought for somebody else: mailed on its day, or printed as a card. */
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

/** Codes made together by staff: for a school, an event, a partner. */
export const codeBatches = serviceTable({
  slug: 'codeBatches',
  title: 'name',
  labels: labels('Code batch', 'Code batches', '序號批次', '兑换码批次', 'コードのまとまり'),
  group: 'sales',
  columns: ['name', 'productCode', 'count', 'expiresAt', 'createdAt'],
  access: { read: canSupport },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'productCode', type: 'text', required: true, index: true },
    { name: 'count', type: 'number', required: true, min: 1 },
    { name: 'expiresAt', type: 'date' },
    { name: 'staff', type: 'relationship', relationTo: 'staff' },
    { name: 'idempotencyKey', type: 'text', required: true, unique: true, hidden: true },
  ],
});

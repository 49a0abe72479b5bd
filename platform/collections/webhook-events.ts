import type { CollectionConfig } from 'payload';
import { adminOnly } from '@/platform/access/staff';
import { nobody } from '@/platform/access/public';
import { groups } from './fields/groups';
import { jsonField } from './fields/json';
import { readOnly } from './fields/read-only';

/** What a payment provider told us; the unique pair makes fifty deliveries one. */
export const webhookEvents: CollectionConfig = {
  slug: 'webhookEvents',
  labels: {
    singular: { en: 'Webhook event', 'zh-TW': 'Webhook 事件', zh: 'Webhook 事件', ja: 'Webhook イベント' },
    plural: { en: 'Webhook events', 'zh-TW': 'Webhook 事件', zh: 'Webhook 事件', ja: 'Webhook イベント' },
  },
  admin: { group: groups.system, defaultColumns: ['provider', 'eventId', 'type', 'processedAt', 'createdAt'] },
  defaultSort: '-createdAt',
  access: { create: nobody, read: adminOnly, update: nobody, delete: nobody },
  indexes: [{ fields: ['provider', 'eventId'], unique: true }],
  fields: readOnly([
    { name: 'provider', type: 'text', required: true },
    { name: 'eventId', type: 'text', required: true },
    { name: 'type', type: 'text' },
    jsonField('body'),
    { name: 'processedAt', type: 'date' },
    { name: 'error', type: 'textarea' },
  ]),
};
